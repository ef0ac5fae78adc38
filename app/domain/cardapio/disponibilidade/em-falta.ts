import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { dizerVolta, PRAZOS_DO_ESGOTADO, type PrazoDoEsgotado } from './esgotar'

/** What an owner can mark as sold out. */
export type Vendavel =
  | { readonly tipo: 'produto'; readonly id: ProdutoId }
  | { readonly tipo: 'tamanho'; readonly id: VarianteId }
  | { readonly tipo: 'opcao'; readonly id: OpcaoId }

export interface Falta {
  /** `esgotado`: the owner has marked it; `contagem`: nothing is left of what is counted. */
  readonly motivo: 'esgotado' | 'contagem'
  /** When it comes back by itself; null: only the owner brings it back. */
  readonly ate: Date | null
  /** With how many a daily count begins again; absent for any other. */
  readonly porDia?: number
}

/** A product, size or option as the screen of what is missing lists it. */
export type VendavelDoPainel = Vendavel & {
  readonly nome: string
  /** The product of a size, the group of an option. */
  readonly de: string | null
  /** Null while it is for sale. */
  readonly falta: Falta | null
}

/** Until when something is marked as sold out: 'infinity' until the owner brings it back, null for not at all. */
export type Marca = Date | 'infinity' | null

/** What the owner wants: to take something off sale for a time, or until an instant, or to sell it again, so many of it. */
export type Intencao =
  | { readonly prazo: PrazoDoEsgotado }
  | { readonly ate: Date }
  | { readonly voltar: true }
  | { readonly repor: number }

/** The longest that an instant may lie ahead: the next opening of a shop is never farther than this. */
const MAIS_LONGE_MS = 31 * 86_400_000

/**
 * The form of the quick menu: `prazo`, or `ate` when an undo restores an earlier end, or neither to sell it again; `repor`
 * is how many there are again of what is counted.
 */
export function lerIntencao(
  { prazo = '', ate = '', repor = '' }: CamposDaIntencao,
  agora: Date,
): Intencao | Recusa {
  if (repor !== '') return lerReposicao(repor)
  if (prazo === '' && ate === '') return { voltar: true }
  const achado = PRAZOS_DO_ESGOTADO.find(umPrazo => umPrazo === prazo)
  if (achado) return { prazo: achado }
  const instante = new Date(typeof ate === 'string' && /^\d{4}-.*Z$/.test(ate) ? ate : Number.NaN)
  return noAlcance(instante, agora) ? { ate: instante } : PRAZO_INVALIDO
}

/** Whether a mark may end then. */
export function noAlcance(instante: Date, agora: Date): boolean {
  const distancia = instante.getTime() - agora.getTime()
  return distancia > 0 && distancia < MAIS_LONGE_MS
}

export type CamposDaIntencao = { readonly [Campo in 'prazo' | 'ate' | 'repor']?: unknown }

/** How many there are again, as typed. */
export function lerReposicao(digitado: unknown): { readonly repor: number } | Recusa {
  const texto = typeof digitado === 'string' ? digitado.trim() : ''
  const unidades = /^\d{1,4}$/.test(texto) ? Number(texto) : 0
  return unidades > 0 ? { repor: unidades } : REPOSICAO_INVALIDA
}

const REPOSICAO_INVALIDA = recusar(
  'reposicao-invalida',
  'Erro ao salvar',
  'Digite um número de 1 a 9999.',
  'repor',
)

export const PRAZO_INVALIDO = recusar(
  'prazo-do-esgotado',
  'Erro ao salvar',
  'Escolha até quando isto fica em falta.',
)

/** The fields of the form that restores what was there: `lerIntencao` reads them. */
export function camposDaFalta(falta: Falta | null): Record<string, string> {
  if (falta === null) return {}
  return falta.ate ? { ate: falta.ate.toISOString() } : { prazo: 'ate-eu-voltar' }
}

/** 'Esgotado. Volta sáb. às 18:00.' */
export function dizerFalta({ motivo, ate }: Falta, agora: Date, fuso: string): string {
  const causa = motivo === 'esgotado' ? 'Esgotado.' : 'Acabaram as unidades.'
  if (ate) return `${causa} Volta ${dizerVolta(ate, agora, fuso)}.`
  return motivo === 'esgotado' ? `${causa} Só volta quando você voltar a vender.` : causa
}
