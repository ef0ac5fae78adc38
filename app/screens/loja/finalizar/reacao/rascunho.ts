import * as v from 'valibot'
import { parseJson } from '~/browser/json'
import { thisBrowser } from '~/browser/storage'
import { ROTULOS_DO_CLIENTE } from '~/domain/clientes/cliente'
import { ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { LINHAS_DO_LUGAR, type Linhas } from '~/domain/enderecos/lugar'
import { chavesDoNavegador } from '~/domain/pedidos/checkout/carrinho'
import { ROTULOS_DO_PAGAMENTO } from '~/domain/pedidos/checkout/novo-pedido'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import { ehFormaDePagamento } from '~/domain/pedidos/formas-da-loja'
import { TIPOS_DO_CHECKOUT } from '~/domain/pedidos/tipo-entrega'
import { novaChave } from '~/domain/valores/chave'

export const CAMPOS_DO_CLIENTE = chaves(ROTULOS_DO_CLIENTE)
export const CAMPOS_DO_ENDERECO = chaves(ROTULOS_DO_ENDERECO)

/** The list in step 1 from which the bairro is chosen. */
export const CAMPO_DO_BAIRRO_ESCOLHIDO = 'bairroEscolhido'

/** What is typed in step 1, and in step 2. */
export const CAMPOS_DOS_DADOS = [...CAMPOS_DO_CLIENTE, ...CAMPOS_DO_ENDERECO]
export const CAMPOS_DO_PAGAMENTO = chaves(ROTULOS_DO_PAGAMENTO)

const CAMPOS = [...CAMPOS_DOS_DADOS, ...CAMPOS_DO_PAGAMENTO]

export type Campo = (typeof CAMPOS)[number]

/** What is ticked: that whoever pays in cash has the exact total, and that whoever wants alcohol is an adult. */
export const CAMPOS_MARCADOS = ['semTroco', 'maiorDe18'] as const
export type CampoMarcado = (typeof CAMPOS_MARCADOS)[number]

function chaves<Chave extends string>(rotulos: Readonly<Record<Chave, string>>): Chave[] {
  return Object.keys(rotulos) as Chave[]
}

export type Digitados = { readonly [campo in Campo]?: string }

/**
 * What the checkout keeps in this browser until an order succeeds: what the customer typed by hand and chose, and
 * nothing that a look-up filled in (checkout-4).
 */
export interface Rascunho extends Readonly<Record<CampoMarcado, boolean>> {
  readonly digitados: Digitados
  /**
   * For each typed line of street, district, city and state the CEP that it was typed for; absent when there was none
   * yet.
   */
  readonly cepDasLinhas: Linhas
  /** Typed lines that were replaced by those of a CEP; they can be put back. */
  readonly linhasDeAntes: Linhas
  /** Null while the customer has not chosen. */
  readonly tipoEntrega: (typeof TIPOS_DO_CHECKOUT)[number] | null
  /** The CEP for which the stored address was accepted. */
  readonly cepSalvo: string | null
  /** The bairro that was chosen from the shop's list for this CEP; its name is null for 'Meu bairro não está na lista'. */
  readonly bairroEscolhido: { readonly cep: string; readonly nome: string | null } | null
  readonly formaPagamento: FormaPagamento | null
  /** The key of this attempt to order (pedido-3). */
  readonly chave: string
  /** When the key was made, in milliseconds. */
  readonly chaveEm: number
  /** An order went out with this key and no answer is known yet. */
  readonly pendente: boolean
}

/** An order that is repeated later than this counts as a new order, even if its contents are the same. */
export const VALIDADE_DA_CHAVE_MS = 2 * 3_600_000

const digitado = v.optional(v.pipe(v.string(), v.maxLength(300)))

function digitados<Nome extends string>(campos: readonly Nome[]) {
  return v.object(deCada(campos, digitado))
}

function deCada<Nome extends string, Schema>(campos: readonly Nome[], schema: Schema) {
  return Object.fromEntries(campos.map(campo => [campo, schema])) as Record<Nome, Schema>
}

const linhasSchema = digitados(LINHAS_DO_LUGAR)

const rascunhoSchema = v.object({
  digitados: v.fallback(digitados(CAMPOS), {}),
  cepDasLinhas: v.fallback(linhasSchema, {}),
  linhasDeAntes: v.fallback(linhasSchema, {}),
  tipoEntrega: v.fallback(v.nullable(v.picklist(TIPOS_DO_CHECKOUT)), null),
  cepSalvo: v.fallback(v.nullable(v.string()), null),
  bairroEscolhido: v.fallback(
    v.nullable(v.object({ cep: v.string(), nome: v.nullable(v.pipe(v.string(), v.maxLength(300))) })),
    null,
  ),
  formaPagamento: v.fallback(v.nullable(v.custom<FormaPagamento>(ehFormaDePagamento)), null),
  ...deCada(CAMPOS_MARCADOS, v.fallback(v.boolean(), false)),
  chave: v.fallback(v.pipe(v.string(), v.uuid()), ''),
  chaveEm: v.fallback(v.number(), 0),
  pendente: v.fallback(v.boolean(), false),
})

/**
 * Reads what the browser kept, and leaves out what is tampered with or of another version. It makes a new key when
 * there is none or the old one has expired.
 */
export function lerRascunho(guardado: string | null, agora: number, novaChave: () => string): Rascunho {
  const lido = v.safeParse(rascunhoSchema, parseJson(guardado))
  const rascunho = lido.success ? lido.output : v.parse(rascunhoSchema, {})
  const idade = agora - rascunho.chaveEm
  if (rascunho.chave !== '' && idade >= 0 && idade < VALIDADE_DA_CHAVE_MS) return rascunho
  return { ...rascunho, chave: novaChave(), chaveEm: agora, pendente: false }
}

/** The draft of one shop in this browser; without storage (private mode) it lasts as long as the page. */
export function readRascunho(slug: string): Rascunho {
  const guardado = thisBrowser.read(chavesDoNavegador(slug).cliente)
  return lerRascunho(guardado, Date.now(), () => novaChave(crypto))
}

export function saveRascunho(slug: string, rascunho: Rascunho): void {
  thisBrowser.write(chavesDoNavegador(slug).cliente, JSON.stringify(rascunho))
}

/** A coupon that somebody comes with takes the place of one that is typed. */
export function saveCupom(slug: string, cupom: string): void {
  const rascunho = readRascunho(slug)
  saveRascunho(slug, { ...rascunho, digitados: { ...rascunho.digitados, cupom } })
}

export function deleteRascunho(slug: string): void {
  thisBrowser.write(chavesDoNavegador(slug).cliente, null)
}
