import * as v from 'valibot'
import {
  LIMITES_DO_CARDAPIO,
  type LimitesNoTamanho,
  type Vinculo,
  type VinculoDoProduto,
} from '~/domain/cardapio/grupo'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import { inteiro } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'

/** The rows of limits of a group, one for each size of the product, in their order. */
export const limitesPorTamanho = v.optional(
  v.pipe(
    v.array(
      v.optional(
        v.object({
          min: inteiro({ de: 0, ate: 99 }, null),
          max: inteiro({ de: 0, ate: 99 }, null),
          incluidas: inteiro({ de: 0, ate: 99 }, null),
        }),
        {},
      ),
    ),
    v.maxLength(LIMITES_DO_CARDAPIO.tamanhos),
  ),
  [],
)

/** The rows under the names of their sizes; those that are left blank are none. */
export function porTamanhoDe(
  linhas: readonly Vinculo[],
  tamanhos: readonly { readonly nome: string }[],
): Pick<VinculoDoProduto, 'porTamanho'> {
  const porTamanho = linhas.flatMap(({ min, max, incluidas }, n): LimitesNoTamanho[] => {
    const tamanho = tamanhos[n]?.nome
    const vazia = min === null && max === null && incluidas === null
    return tamanho === undefined || vazia ? [] : [{ tamanho, min, max, incluidas }]
  })
  return porTamanho.length > 0 ? { porTamanho } : {}
}

/** The limits under the names that their sizes have now. */
export function renomearLimites(
  vinculos: readonly VinculoDoProduto[],
  nomes: ReadonlyMap<string, string>,
): VinculoDoProduto[] {
  return vinculos.map(({ porTamanho, ...vinculo }) => ({
    ...vinculo,
    ...(porTamanho && {
      porTamanho: porTamanho.map(limites => ({
        ...limites,
        tamanho: nomes.get(limites.tamanho) ?? limites.tamanho,
      })),
    }),
  }))
}

const ERRO = 'Erro ao salvar produto'

/**
 * Refuses limits by size that contradict what holds there (produto-15); `campo` is the field of the group, and each
 * refusal names the row of its size. With the maximum 0 the group is not asked, so it has no minimum there.
 */
export function recusarPorTamanho(
  { porTamanho, ...vinculo }: VinculoDoProduto,
  grupo: ResumoDoGrupo,
  campo: string,
  tamanhos: readonly string[],
): Recusa[] {
  if (porTamanho && grupo.tipo === 'sabor') return [recusarSabores(grupo.nome, campo)]
  return (porTamanho ?? []).flatMap((limites): Recusa[] => {
    const { tamanho, incluidas } = limites
    const max = limites.max ?? vinculo.max ?? grupo.max
    const min = limites.min ?? (max === 0 ? 0 : (vinculo.min ?? grupo.min))
    const linha = `${campo}.tamanhos.${tamanhos.indexOf(tamanho)}`
    const onde = `Em ${grupo.nome}, no tamanho ${tamanho},`
    if (min > max) {
      const digitado = limites.min === null ? 'max' : 'min'
      const texto = `${onde} o mínimo (${min}) passa do máximo (${max}).`
      return [recusar('minimo-acima-no-tamanho', ERRO, texto, `${linha}.${digitado}`)]
    }
    if (incluidas !== null && incluidas > max) {
      const texto = `${onde} as incluídas (${incluidas}) passam do máximo (${max}).`
      return [recusar('incluidas-acima-no-tamanho', ERRO, texto, `${linha}.incluidas`)]
    }
    return []
  })
}

function recusarSabores(nome: string, campo: string): Recusa {
  return recusar(
    'limites-de-sabores',
    ERRO,
    `Em ${nome}, quantos sabores cabem em cada tamanho se diz em Tamanhos.`,
    `${campo}.id`,
  )
}

/** '300 ml: máximo 3, incluídas 3', the limits of the product itself first. */
export function descreverLimites({ porTamanho, ...vinculo }: VinculoDoProduto): string {
  const doTamanho = (porTamanho ?? []).map(limites => `${limites.tamanho}: ${dizer(limites)}`)
  return [dizer(vinculo), ...doTamanho].filter(Boolean).join('; ')
}

function dizer({ min, max, incluidas }: Vinculo): string {
  return [
    min === null ? null : `mínimo ${min}`,
    max === null ? null : `máximo ${max}`,
    incluidas === null ? null : `incluídas ${incluidas}`,
  ]
    .filter(limite => limite !== null)
    .join(', ')
}
