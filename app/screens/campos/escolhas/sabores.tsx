import { useState } from 'react'
import type { Pergunta } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { acharEscolha, contarEscolhidas } from '~/domain/cardapio/escolhas/selecionar'
import type { Escolha, Opcao, Selecao, Variante } from '~/domain/cardapio/grupo'
import { nomeDoExtra } from '~/domain/pedidos/texto-do-item'
import { dobrarParaBusca, procurar } from '~/domain/valores/busca'
import { limites } from '~/domain/valores/texto'
import { Field } from '~/ui/fields/field'
import { TextArea } from '~/ui/fields/text-area'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { LinhaDaOpcao, opcoesDoTamanho } from './opcoes'

interface SaboresProps {
  pergunta: Pergunta
  variante: Variante | null
  selecao: Selecao
  nome: string
  /** What consumer protection asks to be read beside the flavours. */
  aviso?: string | null
  aoEscolher: (alvo: Omit<Escolha, 'observacao'>) => void
  aoObservar: (escolha: Escolha, texto: string) => void
}

/** So many flavours do not fit on the screen of a phone. */
const MUITOS = 8

/** The flavours, which part of the whole each of them is, and a note for each part. */
export function Sabores(props: SaboresProps) {
  const { pergunta, variante, selecao, nome, aviso, aoEscolher, aoObservar } = props
  const [termo, setTermo] = useState('')
  const procurado = termo.trim()
  const acha = procurar(procurado)
  const partes = contarEscolhidas(pergunta, selecao)
  const escolhidos = acharEscolhidos(pergunta, selecao)
  // '1/2 Calabresa + 1/2 Portuguesa'
  const ditos = escolhidos.map(({ nome }) => nomeDoExtra({ nome, fracao: escolhidos.length }))
  const listas = pergunta.grupos.map(grupo => ({ grupo, opcoes: opcoesDoTamanho(grupo, variante) }))
  const quantos = listas.reduce((soma, { opcoes }) => soma + opcoes.length, 0)
  const achadas = listas
    .map(({ grupo, opcoes }) => ({ grupo, opcoes: opcoes.filter(opcao => acha(textoBuscado(opcao))) }))
    .filter(({ opcoes }) => opcoes.length > 0)
  return (
    <>
      {aviso && <p className="mb-2 rounded-sm bg-fundo px-3 py-2 text-sm">{aviso}</p>}
      {quantos > MUITOS && (
        <Field label="Buscar sabor" hideLabel>
          <TextInput
            type="search"
            value={termo}
            onChange={event => setTermo(event.currentTarget.value)}
            placeholder="Buscar sabor..."
            autoComplete="off"
            enterKeyHint="search"
            leading={<Icon name="search" className="size-5" />}
          />
        </Field>
      )}
      {/* In sight only while the search may hide what is chosen: a line that comes and goes would move the rows. */}
      <p role="status" className={procurado ? 'text-sm not-empty:mt-2' : 'sr-only'}>
        {partes > 0 && <span>{`${ditos.join(' + ')}. `}</span>}
        {procurado && achadas.length === 0 && <span>{`Nenhum sabor encontrado para "${procurado}".`}</span>}
      </p>
      {achadas.map(({ grupo, opcoes }) => (
        <div key={grupo.id}>
          {listas.length > 1 && <p className="mt-3 font-semibold text-sm">{grupo.nome}</p>}
          <div className="divide-y divide-linha">
            {opcoes.map(opcao => (
              <LinhaDaOpcao
                key={opcao.id}
                {...{ pergunta, grupo, opcao, variante, selecao, nome, aoEscolher }}
                rotulo={
                  acharEscolha(selecao, grupo.id, opcao)
                    ? nomeDoExtra({ nome: opcao.nome, fracao: partes })
                    : opcao.nome
                }
              />
            ))}
          </div>
        </div>
      ))}
      {/* Below all rows: a line that came between them with a choice would push the next flavour away from the finger. */}
      {escolhidos
        .filter(({ escolha }) => pergunta.max > 1 || escolha.observacao)
        .map(({ escolha, nome: sabor }) => (
          <NotaDaParte
            key={`${escolha.grupoId}-${escolha.opcaoId}`}
            sabor={sabor}
            observacao={escolha.observacao ?? ''}
            aoObservar={texto => aoObservar(escolha, texto)}
          />
        ))}
    </>
  )
}

function textoBuscado({ nome, descricao }: Opcao): string {
  return dobrarParaBusca(`${nome}\n${descricao ?? ''}`)
}

/** In the order in which they were chosen. */
function acharEscolhidos({ grupos }: Pergunta, { opcoes }: Selecao) {
  return opcoes.flatMap(escolha =>
    grupos
      .filter(({ id }) => id === escolha.grupoId)
      .flatMap(grupo => grupo.opcoes.filter(({ id }) => id === escolha.opcaoId))
      .map(({ nome }) => ({ escolha, nome })),
  )
}

interface NotaDaParteProps {
  sabor: string
  observacao: string
  aoObservar: (texto: string) => void
}

function NotaDaParte({ sabor, observacao, aoObservar }: NotaDaParteProps) {
  const [aberta] = useState(observacao !== '')
  return (
    <details
      open={aberta}
      onToggle={({ currentTarget }) => !aberta && currentTarget.scrollIntoView({ block: 'nearest' })}
      className="pb-1"
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-acento-forte text-sm underline underline-offset-4">
        {`Observação para ${sabor}`}
      </summary>
      <Field label={`Observação para ${sabor}`} hideLabel>
        <TextArea
          rows={2}
          value={observacao}
          onChange={event => aoObservar(event.currentTarget.value)}
          maxLength={limites.observacao}
          placeholder="Ex: sem cebola"
          className="min-h-16"
        />
      </Field>
    </details>
  )
}
