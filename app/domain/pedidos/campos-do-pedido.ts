import * as v from 'valibot'
import { FORMAS_DE_PAGAMENTO } from '~/domain/pedidos/forma-pagamento'
import { type Item, quantidadeValida } from '~/domain/pedidos/item'
import { QUANTIDADE_INVALIDA } from '~/domain/pedidos/limites-do-pedido'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import { campoLongoDemais, limites, limparTexto } from '~/domain/valores/texto'

/** What no form can produce. */
export const PEDIDO_INVALIDO = 'Os dados do pedido não são válidos. Atualize a página e tente novamente.'
export const VALOR_INVALIDO = 'Informe um valor em reais, como 50,00.'

/** The key of one attempt, the same however often it is sent (decision 3). */
export const chaveSchema = v.pipe(v.string(PEDIDO_INVALIDO), v.toLowerCase(), v.uuid(PEDIDO_INVALIDO))

export const idSchema = v.pipe(
  v.number(PEDIDO_INVALIDO),
  v.safeInteger(PEDIDO_INVALIDO),
  v.minValue(1, PEDIDO_INVALIDO),
)

/** Each at most once. */
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

/** Blank is null. */
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

/** Of an item what every form sends; its extras are those of the menu. */
export const camposDoItem = {
  produtoId: produtoIdSchema,
  quantidade: quantidadeSchema,
  observacao: observacaoSchema('Observação'),
  extras: v.pipe(
    idsSchema,
    v.transform(ids => ids as ExtraId[]),
  ),
}

/** Of an item what somebody types: texts, each of them a `campo`. */
export function camposDigitados<Campo>(campo: Campo) {
  return { quantidade: campo, preco: campo, observacao: campo } satisfies Partial<Record<keyof Item, Campo>>
}

export function formaSchema(mensagem: string) {
  return v.picklist(
    FORMAS_DE_PAGAMENTO.map(({ forma }) => forma),
    mensagem,
  )
}
