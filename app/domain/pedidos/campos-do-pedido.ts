import * as v from 'valibot'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import { ehFormaDePagamento } from '~/domain/pedidos/formas-da-loja'
import {
  type ComPreco,
  type Item,
  QUANTIDADE_MAXIMA,
  quantidadeValida,
  totalDosItens,
} from '~/domain/pedidos/item'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, formatReais, VALOR_MAXIMO } from '~/domain/valores/centavos'
import type { ExtraId, GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { campoLongoDemais, limites, limparTexto } from '~/domain/valores/texto'

/** The text for a request that no form can send. */
export const PEDIDO_INVALIDO = 'Os dados do pedido não são válidos. Atualize a página e tente novamente.'
export const VALOR_INVALIDO = 'Informe um valor em reais, como 50,00.'

export const LINHAS_MAXIMAS = 50

/**
 * Refuses an order beyond the limits (pedido-7): 1 to 99 of an item, 50 lines, R$ 20.000,00 with freight. An order
 * without lines is not refused here, because each form has its own words for that.
 */
export function validarLimites(itens: readonly ComPreco[], frete: Centavos): Recusa | null {
  if (itens.length > LINHAS_MAXIMAS) return MUITAS_LINHAS
  if (itens.some(({ quantidade }) => !quantidadeValida(quantidade))) return QUANTIDADE_INVALIDA
  return totalDosItens(itens) + frete > VALOR_MAXIMO ? VALOR_ALTO : null
}

export const MUITAS_LINHAS = recusar(
  'muitas-linhas',
  'Limite do pedido',
  `Um pedido pode ter no máximo ${LINHAS_MAXIMAS} itens diferentes.`,
  'itens',
)

export const QUANTIDADE_INVALIDA = recusar(
  'quantidade-invalida',
  'Limite do pedido',
  `A quantidade de cada item deve ser de 1 a ${QUANTIDADE_MAXIMA}.`,
  'itens',
)

const VALOR_ALTO = recusar(
  'valor-alto',
  'Limite do pedido',
  `Um pedido pode somar no máximo ${formatReais(VALOR_MAXIMO)}.`,
  'itens',
)

/** The key of one attempt, which stays the same however often it is sent (pedido-3). */
export const chaveSchema = v.pipe(v.string(PEDIDO_INVALIDO), v.toLowerCase(), v.uuid(PEDIDO_INVALIDO))

export const idSchema = v.pipe(
  v.number(PEDIDO_INVALIDO),
  v.safeInteger(PEDIDO_INVALIDO),
  v.minValue(1, PEDIDO_INVALIDO),
)

/** A list of ids without repetitions. */
export const idsSchema = v.pipe(
  v.array(idSchema, PEDIDO_INVALIDO),
  v.maxLength(50, PEDIDO_INVALIDO),
  v.check(semRepetir, PEDIDO_INVALIDO),
)

export function semRepetir(ids: number[]): boolean {
  return new Set(ids).size === ids.length
}

const produtoIdSchema = v.pipe(
  idSchema,
  v.transform((n): ProdutoId => n as ProdutoId),
)

const quantidadeSchema = v.pipe(
  v.number(QUANTIDADE_INVALIDA.texto),
  v.check(quantidadeValida, QUANTIDADE_INVALIDA.texto),
)

/** A note; a blank one is null. */
export function observacaoSchema(rotulo: string) {
  return v.pipe(
    v.nullable(v.string(PEDIDO_INVALIDO)),
    v.transform(texto => limparTexto(texto ?? '') || null),
    v.check(
      texto => (texto?.length ?? 0) <= limites.observacao,
      campoLongoDemais(rotulo, limites.observacao),
    ),
  )
}

/** The most options of one item: 20 groups of a few options each. */
const OPCOES_MAXIMAS = 100

const escolhaSchema = v.strictObject(
  {
    grupoId: v.pipe(
      idSchema,
      v.transform((n): GrupoId => n as GrupoId),
    ),
    opcaoId: v.pipe(
      idSchema,
      v.transform((n): OpcaoId => n as OpcaoId),
    ),
    /** Units of the option for one unit of the item. */
    quantidade: quantidadeSchema,
    observacao: v.optional(observacaoSchema('Observação')),
  },
  PEDIDO_INVALIDO,
)

/** The fields of an item that every form sends; its extras are those of the menu. */
export const camposDoItem = {
  produtoId: produtoIdSchema,
  quantidade: quantidadeSchema,
  observacao: observacaoSchema('Observação'),
  extras: v.pipe(
    idsSchema,
    v.transform(ids => ids as ExtraId[]),
  ),
  varianteId: v.optional(
    v.nullable(
      v.pipe(
        idSchema,
        v.transform((n): VarianteId => n as VarianteId),
      ),
    ),
  ),
  /** The options of its groups, no pair twice. */
  opcoes: v.optional(
    v.pipe(
      v.array(escolhaSchema, PEDIDO_INVALIDO),
      v.maxLength(OPCOES_MAXIMAS, PEDIDO_INVALIDO),
      v.check(opcoes => semParRepetido(opcoes), PEDIDO_INVALIDO),
    ),
  ),
}

function semParRepetido(opcoes: readonly { grupoId: number; opcaoId: number }[]): boolean {
  return new Set(opcoes.map(({ grupoId, opcaoId }) => `${grupoId}:${opcaoId}`)).size === opcoes.length
}

/** The fields of an item that somebody types: texts, each of them a `campo`. */
export function camposDigitados<Campo>(campo: Campo) {
  return { quantidade: campo, preco: campo, observacao: campo } satisfies Partial<Record<keyof Item, Campo>>
}

export function formaSchema(mensagem: string) {
  return v.custom<FormaPagamento>(ehFormaDePagamento, mensagem)
}
