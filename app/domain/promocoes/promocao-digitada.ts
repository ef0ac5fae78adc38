import * as v from 'valibot'
import { dizerDias } from '~/domain/horarios/dizer-dias'
import { CAMPOS_DO_QUANDO, ROTULOS_DO_QUANDO, recusarQuando } from '~/domain/horarios/quando-digitado'
import { type Descricao, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import {
  emBrancoOu,
  inteiro,
  type Lido,
  lerFormularioCom,
  linhaObrigatoria,
  marcado,
} from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { ACIMA_DO_MAXIMO, type Centavos, parseReais, VALOR_MAXIMO, ZERO } from '~/domain/valores/centavos'
import { formatData } from '~/domain/valores/data'
import type { CategoriaId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { formatHora } from '~/domain/valores/instante'
import { limites } from '~/domain/valores/texto'
import {
  type DadosDaPromocao,
  dizerPromocao,
  MAX_PROMOCOES,
  TIPOS_DE_PROMOCAO,
  type TipoDePromocao,
} from './promocao'

/** The labels of the form, which its messages name. */
export const ROTULOS_DA_PROMOCAO = {
  nome: 'Nome',
  tipo: 'Tipo',
  alvo: 'Vale para',
  valor: 'Valor',
  percentual: 'Percentual',
  leve: 'Leve',
  pague: 'Pague',
  minimo: 'Pedido mínimo',
  ...ROTULOS_DO_QUANDO,
  ativo: 'Promoção ativa',
} as const

export const NOME_DO_TIPO_DE_PROMOCAO: Readonly<Record<TipoDePromocao, string>> = {
  preco: 'Preço promocional',
  leve: 'Leve mais, pague menos',
  desconto: 'Desconto sem código',
}

/** How many units count together. */
export const UNIDADES = { de: 2, ate: 99 }

const ERRO = 'Erro ao salvar'
const VALOR_INVALIDO = 'Informe um valor em reais, como 29,90.'
const FIM_ANTES_DO_INICIO = 'A promoção não pode acabar antes de começar.'

const reaisOuNulo = v.pipe(
  emBrancoOu((texto): Centavos | null => {
    const valor = parseReais(texto)
    return valor !== null && valor > ZERO ? valor : null
  }, VALOR_INVALIDO),
  v.check(valor => valor === null || valor <= VALOR_MAXIMO, ACIMA_DO_MAXIMO),
)

/** What a promotion is for, as the form's list names it: 'produto-12', 'tamanho-3', 'categoria-7', blank for everything. */
const alvo = v.pipe(
  v.optional(v.string(), ''),
  v.transform(texto => {
    const [, tipo, numero] = /^(produto|tamanho|categoria)-([1-9]\d{0,14})$/.exec(texto) ?? []
    const id = numero === undefined ? null : Number(numero)
    return {
      produtoId: tipo === 'produto' ? (id as ProdutoId) : null,
      varianteId: tipo === 'tamanho' ? (id as VarianteId) : null,
      categoriaId: tipo === 'categoria' ? (id as CategoriaId) : null,
    }
  }),
)

/** The value of the form's list for what the promotion is for. */
export function alvoDa({
  produtoId,
  varianteId,
  categoriaId,
}: Pick<DadosDaPromocao, 'produtoId' | 'varianteId' | 'categoriaId'>): string {
  if (produtoId !== null) return `produto-${produtoId}`
  if (varianteId !== null) return `tamanho-${varianteId}`
  return categoriaId === null ? '' : `categoria-${categoriaId}`
}

const promocaoSchema = v.pipe(
  v.object({
    nome: linhaObrigatoria(ROTULOS_DA_PROMOCAO.nome, limites.nome),
    tipo: v.picklist(TIPOS_DE_PROMOCAO, 'Escolha o tipo da promoção.'),
    alvo,
    valor: reaisOuNulo,
    percentual: inteiro({ de: 1, ate: 100 }, null),
    leve: inteiro(UNIDADES, null),
    pague: inteiro({ de: 1, ate: UNIDADES.ate - 1 }, null),
    minimo: reaisOuNulo,
    ...CAMPOS_DO_QUANDO,
    ativo: marcado,
  }),
  // What another kind has left in its fields is not stored.
  v.transform(({ alvo, ...promocao }): DadosDaPromocao => {
    const { tipo, percentual, leve, pague, minimo } = promocao
    return {
      ...promocao,
      ...alvo,
      varianteId: tipo === 'preco' ? alvo.varianteId : null,
      categoriaId: tipo === 'preco' ? null : alvo.categoriaId,
      percentual: tipo === 'desconto' ? percentual : null,
      leve: tipo === 'leve' ? leve : null,
      pague: tipo === 'leve' ? pague : null,
      minimo: tipo === 'desconto' ? minimo : null,
    }
  }),
)

/**
 * The promotion's form. Refused, each beside its field: what is not a value of its kind, a kind without what it needs, two
 * amounts where one is meant, one hour of two, an end before the beginning. Whether a price is below the normal one, only the
 * menu tells.
 */
export function lerPromocao(valores: unknown): Lido<typeof promocaoSchema> {
  const lido = lerFormularioCom(promocaoSchema, valores, ERRO)
  if ('recusas' in lido) return lido
  const recusas = [...recusarEfeito(lido.dados), ...recusarQuando(lido.dados, ERRO, FIM_ANTES_DO_INICIO)]
  return recusas.length > 0 ? { recusas } : lido
}

function recusarEfeito(promocao: DadosDaPromocao): Recusa[] {
  const { tipo, valor, percentual, leve, pague } = promocao
  const semAlvo = alvoDa(promocao) === ''
  const falta = (texto: string, campo: keyof typeof ROTULOS_DA_PROMOCAO) => [
    recusar('promocao-incompleta', ERRO, texto, campo),
  ]
  const daUma = (valor === null) !== ((tipo === 'leve' ? pague : percentual) === null)
  switch (tipo) {
    case 'preco':
      return [
        ...(semAlvo ? falta('Escolha o produto ou o tamanho.', 'alvo') : []),
        ...(valor === null ? falta('Informe o preço promocional.', 'valor') : []),
      ]
    case 'leve':
      return [
        ...(semAlvo ? falta('Escolha a categoria ou o produto.', 'alvo') : []),
        ...(leve === null ? falta('Informe quantas unidades.', 'leve') : []),
        ...(daUma ? [] : falta('Informe quantas se pagam, ou o valor de todas: um dos dois.', 'pague')),
        ...(leve !== null && pague !== null && pague >= leve
          ? falta('Paga-se menos do que se leva.', 'pague')
          : []),
      ]
    case 'desconto':
      return daUma ? [] : falta('Informe o percentual ou o valor: um dos dois.', 'percentual')
  }
}

export const PROMOCOES_DEMAIS = recusar(
  'promocoes-demais',
  ERRO,
  `Uma loja tem no máximo ${MAX_PROMOCOES} promoções.`,
)

export const ALVO_DA_PROMOCAO_SUMIDO = recusar(
  'alvo-da-promocao-sumido',
  ERRO,
  'O que foi escolhido não está mais no cardápio. Escolha de novo.',
  'alvo',
)

/** A product with sizes is priced by them. */
export const PROMOCAO_SEM_TAMANHO = recusar(
  'promocao-sem-tamanho',
  ERRO,
  'Este produto tem tamanhos: escolha um deles.',
  'alvo',
)

/** How the saves of two people become one. */
export const FORMA_DA_PROMOCAO: Forma<DadosDaPromocao> = {
  rotulos: ROTULOS_DA_PROMOCAO,
  descrever: descreverPromocao,
  juntos: [
    {
      rotulo: 'Promoção',
      campos: [
        ...(['tipo', 'produtoId', 'varianteId', 'categoriaId'] as const),
        ...(['valor', 'percentual', 'leve', 'pague', 'minimo'] as const),
      ],
    },
    { rotulo: 'Horário', campos: ['deHora', 'ateHora'] },
    { rotulo: 'Período', campos: ['inicio', 'fim'] },
  ],
}

/** Describes a promotion by the labels of its form, in the form's order. */
function descreverPromocao(promocao: DadosDaPromocao): Descricao {
  const emHora = (minutos: number | null) => ouEmBranco(minutos === null ? null : formatHora(minutos))
  const emData = (data: string | null) => ouEmBranco(data === null ? null : formatData(data))
  const { nome, dias, deHora, ateHora, inicio, fim, ativo } = promocao
  return {
    [ROTULOS_DA_PROMOCAO.nome]: nome,
    [FORMA_DA_PROMOCAO.juntos?.[0]?.rotulo ?? '']:
      `${dizerPromocao(promocao)} (${alvoDa(promocao) || 'tudo'})`,
    [ROTULOS_DA_PROMOCAO.dias]: dias.length === 0 ? 'todos' : dizerDias(dias),
    [ROTULOS_DA_PROMOCAO.deHora]: emHora(deHora),
    [ROTULOS_DA_PROMOCAO.ateHora]: emHora(ateHora),
    [ROTULOS_DA_PROMOCAO.inicio]: emData(inicio),
    [ROTULOS_DA_PROMOCAO.fim]: emData(fim),
    [ROTULOS_DA_PROMOCAO.ativo]: simOuNao(ativo),
  }
}
