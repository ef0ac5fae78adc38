import * as v from 'valibot'
import type { TipoPedido } from '~/domain/empresas/plano'
import { CAMPOS_DO_QUANDO, ROTULOS_DO_QUANDO, recusarQuando } from '~/domain/horarios/quando-digitado'
import {
  emBrancoOu,
  inteiro,
  type Lido,
  lerFormularioCom,
  linhaObrigatoria,
  marcado,
} from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import { ACIMA_DO_MAXIMO, type Centavos, parseReais, VALOR_MAXIMO, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { type DadosDoCupom, lerCodigo, MAX_CUPONS, TIPOS_DE_CUPOM, type TipoDeCupom } from './cupom'

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_CUPOM = {
  codigo: 'Código',
  tipo: 'Tipo',
  valor: 'Valor do desconto',
  percentual: 'Percentual',
  teto: 'Desconto máximo',
  minimo: 'Pedido mínimo',
  maneira: 'Vale para',
  ...ROTULOS_DO_QUANDO,
  produtos: 'Só destes produtos',
  categorias: 'Só destas categorias',
  primeiraCompra: 'Só no primeiro pedido',
  limite: 'Usos no total',
  porCliente: 'Usos por cliente',
  porDia: 'Usos por dia',
  ativo: 'Cupom ativo',
} as const

export const NOME_DO_TIPO_DE_CUPOM: Readonly<Record<TipoDeCupom, string>> = {
  percentual: 'Percentual',
  valor: 'Valor em reais',
  frete: 'Entrega grátis',
}

/** What a coupon may be for; blank: both. */
const MANEIRAS_DO_CUPOM = ['entrega', 'retirada'] as const

const ERRO = 'Erro ao salvar'
const CODIGO_INVALIDO = 'O código tem de 3 a 20 letras e números.'
const VALOR_INVALIDO = 'Informe um valor em reais, como 10,00.'
const SEM_VALOR = 'Informe o valor do desconto.'
const SEM_PERCENTUAL = 'Informe o percentual, de 1 a 100.'
const FIM_ANTES_DO_INICIO = 'O cupom não pode acabar antes de começar.'
const ALVOS_DEMAIS = 'Escolha no máximo 200.'
const MAX_ALVOS = 200
/** How often a coupon may be used: in all, by one customer, in a day. */
export const USOS = { de: 1, ate: 9999 }

/** Why a whatsapp company cannot have a condition about the customer (cupom-7). */
export const SEM_REGISTRO =
  'Os pedidos que saem pelo WhatsApp não ficam registrados: não dá para saber quem já pediu.'

const reaisOuNulo = v.pipe(
  emBrancoOu((texto): Centavos | null => {
    const valor = parseReais(texto)
    return valor !== null && valor > ZERO ? valor : null
  }, VALOR_INVALIDO),
  v.check(valor => valor === null || valor <= VALOR_MAXIMO, ACIMA_DO_MAXIMO),
)

const ids = <Id extends number>() =>
  v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(ALVOS_DEMAIS),
          v.regex(/^[1-9]\d{0,14}$/, ALVOS_DEMAIS),
          v.transform(id => Number(id) as Id),
        ),
        ALVOS_DEMAIS,
      ),
      v.maxLength(MAX_ALVOS, ALVOS_DEMAIS),
      v.transform(escolhidos => [...new Set(escolhidos)]),
    ),
    [],
  )

const cupomSchema = v.pipe(
  v.object({
    codigo: v.pipe(
      linhaObrigatoria(ROTULOS_DO_CUPOM.codigo, 60),
      v.check(texto => lerCodigo(texto) !== null, CODIGO_INVALIDO),
      v.transform(texto => lerCodigo(texto) ?? ''),
    ),
    tipo: v.picklist(TIPOS_DE_CUPOM, 'Escolha o tipo do cupom.'),
    valor: reaisOuNulo,
    percentual: inteiro({ de: 1, ate: 100 }, null),
    teto: reaisOuNulo,
    minimo: reaisOuNulo,
    maneira: v.pipe(
      v.optional(v.picklist(['', ...MANEIRAS_DO_CUPOM], 'Escolha para que o cupom vale.'), ''),
      v.transform(maneira => (maneira === '' ? null : maneira)),
    ),
    ...CAMPOS_DO_QUANDO,
    produtos: ids<ProdutoId>(),
    categorias: ids<CategoriaId>(),
    primeiraCompra: marcado,
    limite: inteiro(USOS, null),
    porCliente: inteiro(USOS, null),
    porDia: inteiro(USOS, null),
    ativo: marcado,
  }),
  v.forward(
    v.partialCheck([['tipo'], ['valor']], c => c.tipo !== 'valor' || c.valor !== null, SEM_VALOR),
    ['valor'],
  ),
  v.forward(
    v.partialCheck(
      [['tipo'], ['percentual']],
      c => c.tipo !== 'percentual' || c.percentual !== null,
      SEM_PERCENTUAL,
    ),
    ['percentual'],
  ),
  // What another kind has left in its fields is not stored.
  v.transform((cupom): DadosDoCupom => {
    const { tipo, valor, percentual, teto, maneira } = cupom
    return {
      ...cupom,
      valor: tipo === 'valor' ? valor : null,
      percentual: tipo === 'percentual' ? percentual : null,
      teto: tipo === 'valor' ? null : teto,
      maneira: tipo === 'frete' ? 'entrega' : maneira,
    }
  }),
)

/**
 * The coupon's form, its fields named by their place ('produtos.0', 'dias.segunda'). Refused, each beside its field:
 * what is not a value of its kind, a kind without its amount, one hour of two, an end before the beginning, and in a
 * whatsapp company what asks who the customer is (cupom-7).
 */
export function lerCupom(valores: unknown, tipoPedido: TipoPedido): Lido<typeof cupomSchema> {
  const lido = lerFormularioCom(cupomSchema, valores, ERRO)
  if ('recusas' in lido) return lido
  const { primeiraCompra, porCliente } = lido.dados
  const sabeQuem = tipoPedido === 'sistema'
  const recusas = [
    ...recusarQuando(lido.dados, ERRO, FIM_ANTES_DO_INICIO),
    ...(primeiraCompra && !sabeQuem
      ? [recusar('cupom-sem-registro', ERRO, SEM_REGISTRO, 'primeiraCompra')]
      : []),
    ...(porCliente === null || sabeQuem
      ? []
      : [recusar('cupom-sem-cliente', ERRO, SEM_REGISTRO, 'porCliente')]),
  ]
  return recusas.length > 0 ? { recusas } : lido
}

export const CUPOM_REPETIDO = recusar('cupom-repetido', ERRO, 'Já existe um cupom com este código.', 'codigo')

const SUMIDO = 'Um dos escolhidos não está mais no cardápio. Escolha de novo.'

/** For an id that the menu does not have (any more), beside its list. */
export const ALVO_SUMIDO = {
  produtos: recusar('produto-do-cupom-sumido', ERRO, SUMIDO, 'produtos'),
  categorias: recusar('categoria-do-cupom-sumida', ERRO, SUMIDO, 'categorias'),
}

export const CUPONS_DEMAIS = recusar('cupons-demais', ERRO, `Uma loja tem no máximo ${MAX_CUPONS} cupons.`)
