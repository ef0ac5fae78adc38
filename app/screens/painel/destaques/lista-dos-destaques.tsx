import { useRef, useState } from 'react'
import type { ProdutoOferecivel } from '~/domain/cardapio/store-nomes.server'
import {
  type DadosDaLista,
  ERRO_AO_SALVAR_DESTAQUES,
  lerLista,
  NOMES_DOS_MODOS,
  ROTULOS_DA_LISTA,
} from '~/domain/destaques/lista-digitada'
import { type Lista, MAX_ESCOLHIDOS, MODOS } from '~/domain/destaques/modos-das-listas'
import type { abrirLista } from '~/domain/destaques/salvar-lista.server'
import { aninhar } from '~/domain/respostas/ler-formulario'
import type { ProdutoId } from '~/domain/valores/ids'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { Field } from '~/ui/fields/field'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Select } from '~/ui/fields/select'
import { Icon } from '~/ui/icon'
import { Campos } from '../pode'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { SalvarOuDesfazer } from '../tela/formulario/salvar-ou-desfazer'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'
import { BotoesDaLinha, moverComAlt } from '../tela/lista/botoes-da-linha'

type Aberta = Awaited<ReturnType<typeof abrirLista>>

interface ListaDosDestaquesProps {
  lista: Lista
  aberta: Aberta
  /** All that may be offered, in the menu's order. */
  produtos: readonly ProdutoOferecivel[]
  mudancas: Mudancas
}

const TEXTOS: Readonly<Record<Lista, { titulo: string; texto: string; semVendas: string }>> = {
  destaques: {
    titulo: 'Destaques do cardápio',
    texto:
      'Uma fileira acima das categorias. O que se esgota, ou está fora do seu horário, sai dela até voltar.',
    semVendas: 'Ainda não há vendas nestes 30 dias: a fileira aparece quando houver.',
  },
  tambem: {
    titulo: 'Peça também, no carrinho',
    texto:
      'Até três produtos abaixo dos itens: os primeiros que o carrinho ainda não tem e que se podem pedir.',
    semVendas: 'Ainda não há dois produtos que vieram juntos em ao menos dois pedidos destes 30 dias.',
  },
}

/** What one list shows, and who chooses that (destaque-1). */
export function ListaDosDestaques({ lista, aberta, produtos, mudancas }: ListaDosDestaquesProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const guardada = soOsQueHa(aberta, produtos)
  const [{ modo, produtos: escolhidos }, setRascunho] = useState<DadosDaLista>(guardada)
  const { doFormulario, gravando, geral, conflito, visto, erro, esquecer, conferir } = useGravacao(
    formulario,
    {
      rota: `/home/destaques/${lista}`,
      textos: { titulo: ERRO_AO_SALVAR_DESTAQUES },
      visto: aberta.visto,
      aoGravar: mudancas.aoGravar,
    },
  )
  const { titulo, texto, semVendas } = TEXTOS[lista]

  function mudar(parte: Partial<DadosDaLista>) {
    setRascunho(antes => ({ ...antes, ...parte }))
    esquecer('produtos')
    mudancas.aoMexer()
  }
  function desfazer() {
    setRascunho(guardada)
    esquecer('produtos')
    mudancas.aoDescartar()
  }
  return (
    <Card as="section" aria-labelledby={lista}>
      <h2 id={lista} className="font-bold text-lg">
        {titulo}
      </h2>
      <p className="mt-1 text-tinta-suave">{texto}</p>
      <form
        {...doFormulario(event => {
          const lida = lerLista(aninhar(new FormData(event.currentTarget)))
          if (conferir(event, 'recusas' in lida ? lida.recusas : [])) mudancas.aoEnviar()
        })}
        noValidate
        className="mt-5 grid grid-cols-1 gap-5"
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        {escolhidos.map((id, n) => (
          <input key={id} type="hidden" name={`produtos.${n}`} value={id} />
        ))}
        <Campos direito="editar o cardápio">
          <RadioTiles
            legend={ROTULOS_DA_LISTA.modo}
            name="modo"
            choices={MODOS.map(modo => ({ value: modo, label: NOMES_DOS_MODOS[lista][modo] }))}
            value={modo}
            onValueChange={modo => mudar({ modo })}
            error={erro('modo')}
          />
          {modo === 'escolhidos' && (
            <Escolhidos
              escolhidos={escolhidos}
              produtos={produtos}
              erro={erro('produtos')}
              aoMudar={produtos => mudar({ produtos })}
            />
          )}
          {modo === 'vendas' && <PelasVendas aberta={aberta} produtos={produtos} semVendas={semVendas} />}
          <SalvarOuDesfazer gravando={gravando} mexido={mudancas.mexido} aoDesfazer={desfazer} />
        </Campos>
      </form>
    </Card>
  )
}

/** Without what was deleted or may not be offered any more, which the next save leaves out. */
function soOsQueHa(
  { modo, produtos: ids }: DadosDaLista,
  produtos: readonly ProdutoOferecivel[],
): DadosDaLista {
  return { modo, produtos: ids.filter(id => produtos.some(produto => produto.id === id)) }
}

interface EscolhidosProps {
  escolhidos: readonly ProdutoId[]
  produtos: readonly ProdutoOferecivel[]
  erro: string | undefined
  aoMudar: (escolhidos: readonly ProdutoId[]) => void
}

function Escolhidos({ escolhidos, produtos, erro, aoMudar }: EscolhidosProps) {
  const acrescentar = useRef<HTMLSelectElement>(null)
  const restam = produtos.filter(({ id }) => !escolhidos.includes(id))
  const categorias = [...new Set(restam.map(({ categoria }) => categoria))]
  const cheia = escolhidos.length >= MAX_ESCOLHIDOS

  function mover(n: number, passo: -1 | 1) {
    const id = escolhidos[n]
    if (id === undefined || n + passo < 0 || n + passo >= escolhidos.length) return
    aoMudar(escolhidos.toSpliced(n, 1).toSpliced(n + passo, 0, id))
  }
  function tirar(id: ProdutoId) {
    aoMudar(escolhidos.filter(outro => outro !== id))
    // The button that had the focus goes with its row.
    acrescentar.current?.focus({ preventScroll: true })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {escolhidos.length > 0 && (
        <ol
          aria-label="Produtos escolhidos"
          className="grid grid-cols-1 gap-px overflow-hidden rounded-sm border border-linha bg-linha"
        >
          {escolhidos.map((id, n) => {
            const produto = produtos.find(outro => outro.id === id)
            return (
              <li
                key={id}
                onKeyDown={moverComAlt(passo => mover(n, passo))}
                className="flex min-w-0 items-center gap-2 bg-folha py-1 pr-1 pl-3"
              >
                <div className="min-w-0 flex-1">
                  <p className="wrap-anywhere font-semibold text-sm">{produto?.nome}</p>
                  {!produto?.noCardapio && <Badge icon={<Icon name="eye-off" />}>Fora do cardápio</Badge>}
                </div>
                <BotoesDaLinha
                  nome={produto?.nome ?? ''}
                  primeira={n === 0}
                  ultima={n === escolhidos.length - 1}
                  aoMover={passo => mover(n, passo)}
                  aoTirar={() => tirar(id)}
                />
              </li>
            )
          })}
        </ol>
      )}
      <Field
        label="Acrescentar produto"
        hint={`Até ${MAX_ESCOLHIDOS}, na ordem em que o cliente os vê. O que tem álcool não se destaca.`}
        error={erro}
      >
        <Select
          ref={acrescentar}
          value=""
          disabled={cheia}
          onChange={({ currentTarget: { value } }) => aoMudar([...escolhidos, Number(value) as ProdutoId])}
        >
          <option value="">{cheia ? 'A lista está cheia' : 'Escolher...'}</option>
          {categorias.map(categoria => (
            <optgroup key={categoria ?? ''} label={categoria ?? 'Sem categoria'}>
              {restam
                .filter(produto => produto.categoria === categoria)
                .map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    </div>
  )
}

interface PelasVendasProps {
  aberta: Aberta
  produtos: readonly ProdutoOferecivel[]
  semVendas: string
}

function PelasVendas({ aberta, produtos, semVendas }: PelasVendasProps) {
  if (aberta.modo !== 'vendas') {
    return (
      <p className="text-sm text-tinta-suave">
        Salve para contar as vendas dos últimos 30 dias; depois, a conta se refaz toda madrugada.
      </p>
    )
  }
  const nomes = new Map(produtos.filter(({ noCardapio }) => noCardapio).map(({ id, nome }) => [id, nome]))
  const vendidos = aberta.vendidos.filter(ids => ids.every(id => nomes.has(id))).slice(0, MAX_ESCOLHIDOS)
  if (vendidos.length === 0) return <p className="text-sm text-tinta-suave">{semVendas}</p>
  return (
    <div className="text-sm">
      <p className="text-tinta-suave">Hoje, dos pedidos dos últimos 30 dias, sem os cancelados:</p>
      <ol className="mt-1 list-inside list-decimal">
        {vendidos.map(ids => (
          <li key={ids.join()} className="wrap-anywhere">
            {ids.map(id => nomes.get(id)).join(' + ')}
          </li>
        ))}
      </ol>
    </div>
  )
}
