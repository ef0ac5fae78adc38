import type { Estoque } from '~/domain/cardapio/cardapio'
import type { Recusa } from '~/domain/respostas/recusa'
import type { PedidoId } from '~/domain/valores/ids'
import type { ComSabido } from '~/screens/campos/reacao/pergunta'
import type { OfertaLida } from '../linhas/ler-oferta'
import type { Oferta } from '../linhas/oferta'
import {
  conteudoDoFormulario,
  FORMULARIO_VAZIO,
  type Formulario,
  formularioDoPedido,
  type PedidoLido,
} from './formulario'
import { type Acao, mudarFormulario } from './mudar-formulario'
import type { Rascunho } from './rascunho'

/** An order as the form edits it. */
export interface PedidoAEditar extends PedidoLido {
  readonly versao: number
}

interface Leitura {
  readonly lendo: boolean
  /** Null for a new order, and until the order to edit is read. */
  readonly lido: PedidoAEditar | null
  /** Why the last reading failed. */
  readonly falha: 'sumiu' | 'sem-resposta' | null
}

interface Ofertas {
  readonly lendo: boolean
  /** Null until they are read. */
  readonly produtos: Oferta | null
  readonly estoques: readonly Estoque[]
  readonly relogio: OfertaLida['relogio']
  /** Null until they are read. */
  readonly links: OfertaLida['links'] | null
  readonly falhou: boolean
}

/** Why an order was not saved: somebody else has saved it, or this form has, as another one. */
interface Conflito {
  readonly desatualizado: boolean
  readonly jaSalvo: PedidoId | null
}

/** The fields in which customers are searched. */
export type CampoDaBusca = 'nome' | 'telefone'

/** Everything that the open order form knows. Only `reagir` makes the next state. */
export interface Estado extends ComSabido {
  /** The order to edit; null for a new one. */
  readonly pedido: PedidoId | null
  /** By which a new order is saved once (pedido-3). */
  readonly chave: string
  readonly formulario: Formulario
  /** True for a draft that was found when the form opened. */
  readonly restaurado: boolean
  readonly leitura: Leitura
  readonly ofertas: Ofertas
  /** The field in which somebody types; only its list is open. */
  readonly digitando: CampoDaBusca | null
  readonly salvando: boolean
  readonly conflito: Conflito
  /** The last refusals as they came; a new list is said, and moves the focus. */
  readonly ditas: readonly Recusa[]
  /** Those whose field nobody has changed since. */
  readonly recusas: readonly Recusa[]
}

export const SEM_OFERTAS: Ofertas = {
  lendo: false,
  produtos: null,
  estoques: [],
  relogio: { agora: 0, fuso: 'UTC' },
  links: null,
  falhou: false,
}
const SEM_CONFLITO: Conflito = { desatualizado: false, jaSalvo: null }

export function abrirEstado(
  pedido: PedidoId | null,
  guardado: Rascunho | null,
  novaChave: () => string,
): Estado {
  return {
    pedido,
    chave: guardado?.chave ?? novaChave(),
    formulario: guardado?.formulario ?? FORMULARIO_VAZIO,
    restaurado: guardado !== null,
    leitura: { lendo: pedido !== null, lido: null, falha: null },
    ofertas: { ...SEM_OFERTAS, lendo: true },
    digitando: null,
    salvando: false,
    conflito: SEM_CONFLITO,
    ditas: [],
    recusas: [],
    sabido: {},
  }
}

export function mudar(estado: Estado, acao: Acao): Estado {
  return { ...estado, formulario: mudarFormulario(estado.formulario, acao) }
}

/** Replaces what was refused before. */
export function mostrar(estado: Estado, recusas: readonly Recusa[]): Estado {
  return { ...estado, ditas: [...recusas], recusas }
}

export function recomecar(estado: Estado): Estado {
  return { ...mostrar(estado, []), conflito: SEM_CONFLITO }
}

const NADA: Oferta = new Map()

export function ofertaDe({ ofertas }: Estado): Oferta {
  return ofertas.produtos ?? NADA
}

/** True when something would be lost with the form. */
export function foiMexido({ formulario, leitura: { lido } }: Estado): boolean {
  const inicio = lido ? formularioDoPedido(lido) : FORMULARIO_VAZIO
  return conteudoDoFormulario(formulario) !== conteudoDoFormulario(inicio)
}
