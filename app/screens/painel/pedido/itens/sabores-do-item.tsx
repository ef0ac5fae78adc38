import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Pergunta } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import {
  acharEscolha,
  contarEscolhidas,
  escolherOpcao,
  observarParte,
} from '~/domain/cardapio/escolhas/selecionar'
import type { Escolha, Grupo, Opcao, Selecao, Variante } from '~/domain/cardapio/grupo'
import { nomeDoExtra } from '~/domain/pedidos/texto-do-item'
import { dobrarParaBusca, procurar } from '~/domain/valores/busca'
import { limites } from '~/domain/valores/texto'
import { Legenda } from '~/screens/campos/escolhas/legenda'
import { dizerPreco, opcoesDoTamanho } from '~/screens/campos/escolhas/opcoes'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { CampoComSugestoes } from '../partes/campo-com-sugestoes'

export interface PerguntaProps {
  pergunta: Pergunta
  variante: Variante | null
  selecao: Selecao
  /** Begins the names of the fields; no other line has it. */
  nome: string
  erro: string | undefined
  /** True when the questions were opened to put another flavour in the place of one. */
  trocando: boolean
  estaEsgotada: (grupo: Grupo, opcao: Opcao) => boolean
  aoEscolher: (selecao: Selecao) => void
}

interface Sabor {
  readonly grupo: Grupo
  readonly opcao: Opcao
  readonly escolha: Escolha | undefined
}

/** The flavours: a search that adds one by Enter, and above it those that are chosen, each with a note of its own. */
export function SaboresDoItem(props: PerguntaProps) {
  const { pergunta, variante, selecao, nome, erro, trocando, estaEsgotada, aoEscolher } = props
  const [termo, setTermo] = useState('')
  const [aberta, setAberta] = useState(trocando)
  const corpo = useRef<HTMLFieldSetElement>(null)
  const irABusca = () => corpo.current?.querySelector<HTMLElement>(`[name="${nome}-sabor"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the question opens
  useEffect(() => {
    if (trocando) irABusca()
  }, [])
  const sabores = pergunta.grupos.flatMap(grupo =>
    opcoesDoTamanho(grupo, variante).map(
      (opcao): Sabor => ({ grupo, opcao, escolha: acharEscolha(selecao, grupo.id, opcao) }),
    ),
  )
  const partes = contarEscolhidas(pergunta, selecao)
  const cheio = pergunta.max > 1 && partes >= pergunta.max
  const acha = procurar(termo)
  const achados = sabores.filter(({ opcao, escolha }) => !escolha && acha(dobrarParaBusca(opcao.nome)))
  const por = ({ grupo, opcao }: Sabor, quantidade: 0 | 1) =>
    aoEscolher(escolherOpcao(pergunta, selecao, { grupoId: grupo.id, opcaoId: opcao.id, quantidade }))
  // In the order in which they were chosen, which the kitchen keeps.
  const escolhidos = selecao.opcoes.flatMap(escolha => sabores.filter(sabor => sabor.escolha === escolha))

  // Each chosen flavour pushes the field down, and it would go on having the focus behind the dialog's foot.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each chosen flavour
  useLayoutEffect(() => {
    const focado = document.activeElement
    if (corpo.current?.contains(focado)) focado?.scrollIntoView({ block: 'nearest' })
  }, [escolhidos.length])

  function tirar(sabor: Sabor) {
    por(sabor, 0)
    irABusca()
    // Who takes one of a full pizza away puts another in its place.
    if (cheio) setAberta(true)
  }
  function dica() {
    if (cheio) return 'Para trocar um sabor, tire-o: a lista abre no lugar dele.'
    return termo.trim() !== '' && achados.length === 0
      ? `Nenhum sabor encontrado para "${termo.trim()}".`
      : undefined
  }
  return (
    <fieldset ref={corpo}>
      <legend className="mb-1.5 font-semibold">
        <Legenda pergunta={pergunta} selecao={selecao} />
      </legend>
      <ul className="flex flex-wrap gap-2 not-empty:mb-2">
        {escolhidos.map(sabor => (
          <Escolhido
            key={`${sabor.grupo.id}-${sabor.opcao.id}`}
            {...{ sabor, partes, nome }}
            aoTirar={() => tirar(sabor)}
            aoObservar={texto => sabor.escolha && aoEscolher(observarParte(selecao, sabor.escolha, texto))}
          />
        ))}
      </ul>
      <Field label="Buscar sabor" hideLabel error={erro} hint={dica()}>
        <CampoComSugestoes
          rotulo="Sabores"
          itens={cheio ? [] : achados}
          aberta={aberta}
          aoAbrir={setAberta}
          primeiraPronta
          aoDigitar={texto => {
            setTermo(texto)
            setAberta(true)
          }}
          aoEscolher={sabor => {
            por(sabor, 1)
            setTermo('')
            setAberta(false)
          }}
          chave={({ grupo, opcao }) => `${grupo.id}-${opcao.id}`}
          campo={({ onKeyDown, ...ligacao }) => (
            <TextInput
              {...ligacao}
              name={`${nome}-sabor`}
              enterKeyHint="done"
              autoComplete="off"
              placeholder={partes > 0 ? 'Buscar outro sabor' : 'Buscar sabor pelo nome'}
              leading={<Icon name="search" className="size-5" />}
              readOnly={cheio}
              value={termo}
              onClick={() => setAberta(true)}
              onKeyDown={event => {
                onKeyDown?.(event)
                // With a list in sight Enter chooses from it, and does not finish the line.
                if (event.key === 'Enter' && (aberta || termo !== '')) event.preventDefault()
                const ultimo = escolhidos.at(-1)
                if (event.key === 'Backspace' && termo === '' && ultimo) tirar(ultimo)
              }}
            />
          )}
        >
          {({ grupo, opcao }) => (
            <>
              <span className="min-w-0 flex-1 font-medium">{opcao.nome}</span>
              {estaEsgotada(grupo, opcao) && (
                <span className="shrink-0 text-tinta-suave text-xs">Esgotado</span>
              )}
              <span className="shrink-0 text-tinta-suave tabular-nums">
                {dizerPreco(grupo, opcao, variante)}
              </span>
            </>
          )}
        </CampoComSugestoes>
      </Field>
    </fieldset>
  )
}

interface EscolhidoProps {
  sabor: Sabor
  partes: number
  nome: string
  aoTirar: () => void
  aoObservar: (texto: string) => void
}

function Escolhido({ sabor: { grupo, opcao, escolha }, partes, nome, aoTirar, aoObservar }: EscolhidoProps) {
  const observacao = escolha?.observacao ?? ''
  return (
    <li className="min-w-0 grow basis-56 rounded-sm bg-acento-suave p-1 pl-3">
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1 font-semibold text-acento-forte">
          {nomeDoExtra({ nome: opcao.nome, fracao: partes })}
        </span>
        <IconButton
          label={`Tirar ${opcao.nome}`}
          variant="inherit"
          icon={<Icon name="x" className="size-4" />}
          className="text-acento-forte"
          onClick={aoTirar}
        />
      </div>
      {(partes > 1 || observacao !== '') && (
        <Field label={`Observação para ${opcao.nome}`} hideLabel className="pr-2 pb-2">
          <TextInput
            name={`${nome}-nota-${grupo.id}-${opcao.id}`}
            maxLength={limites.observacao}
            autoComplete="off"
            placeholder="Observação deste sabor"
            value={observacao}
            onChange={({ currentTarget: { value } }) => aoObservar(value)}
          />
        </Field>
      )}
    </li>
  )
}
