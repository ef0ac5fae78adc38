import type { Grupo, Opcao, ProdutoComEscolhas, RegraDePreco, Variante } from '~/domain/cardapio/grupo'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { GrupoId, OpcaoId, VarianteId } from '~/domain/valores/ids'

/** A pizza in three sizes, as Pizzaria Bella sells it, for tests of pure rules. */

export function opcao(id: number, nome: string, preco: number | null, mais: Partial<Opcao> = {}): Opcao {
  return { id: id as OpcaoId, nome, preco: preco === null ? null : centavos(preco), maxUnidades: 1, ...mais }
}

/** An option with a price for each size, in the order Broto, Grande, Família; null: the size does not have it. */
export function porTamanho(id: number, nome: string, precos: readonly (number | null)[]): Opcao {
  const doTamanho = TAMANHOS.map(({ nome: tamanho }, n) => ({ tamanho, preco: precos[n] ?? null }))
  return opcao(id, nome, null, {
    precos: doTamanho.flatMap(({ tamanho, preco }) =>
      preco === null ? [] : [{ tamanho, preco: centavos(preco) }],
    ),
  })
}

export function grupo(id: number, nome: string, opcoes: readonly Opcao[], mais: Partial<Grupo> = {}): Grupo {
  const limites = { min: 0, max: opcoes.length, maxDistintas: null, incluidas: 0 }
  return { id: id as GrupoId, nome, tipo: 'escolha', regraPreco: 'soma', opcoes, ...limites, ...mais }
}

export function tamanho(id: number, nome: string, preco: number, maxSabores: number | null): Variante {
  return { id: id as VarianteId, nome, preco: centavos(preco), maxSabores }
}

export const BROTO = tamanho(1, 'Broto', 0, 1)
export const GRANDE = tamanho(2, 'Grande', 0, 2)
export const FAMILIA = tamanho(3, 'Família', 0, 3)
const TAMANHOS = [BROTO, GRANDE, FAMILIA]

export const CALABRESA = porTamanho(11, 'Calabresa', [29_90, 49_90, 59_90])
export const QUATRO_QUEIJOS = porTamanho(12, 'Quatro queijos', [34_90, 57_90, 69_90])
export const PORTUGUESA = porTamanho(13, 'Portuguesa', [null, 55_90, 66_90])
export const CHOCOLATE = porTamanho(21, 'Chocolate', [27_90, 47_90, 57_90])
export const CATUPIRY = porTamanho(31, 'Catupiry', [8_00, 10_00, 12_00])
export const SEM_BORDA = opcao(32, 'Sem borda', 0, { padrao: true })

export function sabores(regraPreco: RegraDePreco = 'media'): Grupo {
  const opcoes = [CALABRESA, QUATRO_QUEIJOS, PORTUGUESA]
  return grupo(1, 'Sabores salgados', opcoes, { tipo: 'sabor', regraPreco, min: 1, max: 1 })
}

export const DOCES = grupo(2, 'Sabores doces', [CHOCOLATE], {
  tipo: 'sabor',
  regraPreco: 'media',
  min: 1,
  max: 1,
})
export const BORDA = grupo(3, 'Borda', [SEM_BORDA, CATUPIRY], { tipo: 'borda', min: 1, max: 1 })

export const PIZZA: ProdutoComEscolhas = {
  preco: ZERO,
  variantes: TAMANHOS,
  grupos: [sabores(), DOCES, BORDA],
}

/** What a request says of these options. */
export function escolhas(
  produto: ProdutoComEscolhas,
  ...opcoes: readonly (Opcao | readonly [Opcao, number])[]
) {
  return opcoes.map(escolhida => {
    const [opcao, quantidade] = 'id' in escolhida ? [escolhida, 1] : escolhida
    const dele = produto.grupos.find(({ opcoes }) => opcoes.some(({ id }) => id === opcao.id))
    return { grupoId: dele?.id ?? (99 as GrupoId), opcaoId: opcao.id, quantidade }
  })
}
