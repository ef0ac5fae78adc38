import * as v from 'valibot'
import { parseJson } from '~/browser/json'
import { RASCUNHO_DOS_DIRETOS } from '~/domain/pedidos/campos-diretos'
import { camposDigitados } from '~/domain/pedidos/campos-do-pedido'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import { ehFormaDePagamento } from '~/domain/pedidos/formas-da-loja'
import { TIPOS_DO_PAINEL } from '~/domain/pedidos/tipo-entrega'
import type { ExtraId, GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { SEM_ESCOLHAS } from '../linhas/linha'
import { FORMULARIO_VAZIO, type Formulario } from './formulario'

/** A new order that was not saved yet, with the key by which it is saved once (pedido-3). */
export interface Rascunho {
  readonly chave: string
  readonly formulario: Formulario
}

const texto = v.pipe(v.string(), v.maxLength(1_000))
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const opcaoSchema = v.object({
  grupoId: v.pipe(
    id,
    v.transform(n => n as GrupoId),
  ),
  opcaoId: v.pipe(
    id,
    v.transform(n => n as OpcaoId),
  ),
  nome: texto,
  quantidade: id,
  observacao: v.optional(v.nullable(texto), null),
})

/** Sizes, options and typed prices are absent in what an older version of this form kept. */
const linhaSchema = v.object({
  chave: id,
  produtoId: v.pipe(
    id,
    v.transform(n => n as ProdutoId),
  ),
  nome: texto,
  ...camposDigitados(texto),
  extras: v.pipe(
    v.array(id),
    v.transform(ids => ids as ExtraId[]),
  ),
  variante: v.optional(v.nullable(texto), null),
  varianteId: v.optional(
    v.nullable(
      v.pipe(
        id,
        v.transform(n => n as VarianteId),
      ),
    ),
    null,
  ),
  opcoes: v.optional(v.array(opcaoSchema), []),
  precoDigitado: v.optional(v.boolean(), false),
})

const enderecoSchema = v.object({
  cep: texto,
  logradouro: texto,
  numero: texto,
  complemento: texto,
  bairro: texto,
  cidade: texto,
  estado: texto,
})

/**
 * A draft says whose data it has, under the old name `origem`, which browsers have in their storage. What was known
 * about other customers (`saiu`, `dono`) is not kept.
 */
const rascunhoSchema = v.object({
  chave: v.pipe(v.string(), v.uuid()),
  formulario: v.object({
    nome: texto,
    telefone: texto,
    origem: v.nullable(
      v.object({
        de: v.picklist(['cadastro', 'mantido']),
        nome: texto,
        telefone: texto,
        endereco: v.nullable(enderecoSchema),
      }),
    ),
    anterior: v.object({
      nome: v.nullable(texto),
      telefone: v.nullable(texto),
      endereco: v.nullable(enderecoSchema),
    }),
    tipoEntrega: v.picklist(TIPOS_DO_PAINEL),
    endereco: enderecoSchema,
    freteDigitado: v.nullable(v.object({ cep: texto, valor: texto })),
    formaPagamento: v.custom<FormaPagamento>(ehFormaDePagamento),
    servico: v.optional(v.boolean(), true),
    valorPago: texto,
    ...RASCUNHO_DOS_DIRETOS,
    cupom: v.optional(texto, ''),
    desconto: v.optional(texto, ''),
    motivo: v.optional(texto, ''),
    linhas: v.array(linhaSchema),
    chaveDaLinha: id,
  }),
})

/** Reads what the browser kept; null for nothing, and for what another version of this form wrote. */
export function lerRascunho(guardado: string | null): Rascunho | null {
  const lido = v.safeParse(rascunhoSchema, parseJson(guardado))
  if (!lido.success) return null
  const { chave, formulario } = lido.output
  const { origem: procedencia, ...campos } = formulario
  const linhas = formulario.linhas.map(linha => ({
    ...SEM_ESCOLHAS,
    ...linha,
    ...{ id: null, guardada: null, alterada: false, congelados: [], mantidos: [] },
  }))
  // The CEP does not count as typed, so its look-up gives the freight and leaves the address as it is.
  return { chave, formulario: { ...FORMULARIO_VAZIO, ...campos, procedencia, linhas } }
}

/** The text for the browser to keep; it has no data of any customer but the one that the order is for. */
export function escreverRascunho({ chave, formulario }: Rascunho): string {
  const { saiu: _, dono: __, procedencia: origem, ...campos } = formulario
  return JSON.stringify({ chave, formulario: { ...campos, origem } })
}
