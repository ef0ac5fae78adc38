import { describe, expect, test } from 'vitest'
import type { CategoriaDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { destinoDoBanner } from './banner-da-loja'
import { lerBanner } from './banner-digitado'

const um = (id: number, mais: Partial<ProdutoDoCardapio> = {}): ProdutoDoCardapio => ({
  ...{ id: id as ProdutoId, nome: `Prato ${id}`, descricao: null, etiquetas: null, serve: null },
  ...{ preco: ZERO, imagem: null, extras: [] },
  ...mais,
})
const prato = um(12)
const CARDAPIO = [
  {
    id: 7 as CategoriaId,
    nome: 'Pizzas',
    produtos: [
      prato,
      um(13, { esgotado: true }),
      um(14, { fora: true }),
      um(15, { etiquetas: 'contém álcool' }),
    ],
  },
] as readonly CategoriaDoCardapio[]

describe('O banner leva', () => {
  test.each([
    ['categoria-7', { categoria: 7 }],
    ['produto-12', { produto: prato }],
    ['cupom-DEZ', { cupom: 'DEZ' }],
  ])('a %s', (alvo, destino) => {
    expect(destinoDoBanner(alvo, CARDAPIO)).toEqual(destino)
  })

  test.each([
    ['nada foi escolhido', null],
    ['a categoria não está no cardápio', 'categoria-8'],
    ['o prato não está no cardápio', 'produto-7'],
    ['o prato se esgotou', 'produto-13'],
    ['o prato está fora do seu horário', 'produto-14'],
    ['o prato é só para maiores de 18', 'produto-15'],
  ])('a lugar nenhum quando %s', (_, alvo) => {
    expect(destinoDoBanner(alvo, CARDAPIO)).toBeNull()
  })
})

describe('O formulário do banner', () => {
  test('lê o que se digita, e o que fica em branco não pede nada', () => {
    const tudo = { texto: ' Terça em dobro ', alvo: 'cupom-DEZ', inicio: '01/12/2026', fim: '24/12/2026' }
    expect(lerBanner({ ...tudo, ativo: 'on' })).toEqual({
      dados: {
        ...{ texto: 'Terça em dobro', alvo: 'cupom-DEZ', ativo: true },
        ...{ inicio: '2026-12-01', fim: '2026-12-24' },
      },
    })
    expect(lerBanner({ texto: 'Oi' })).toEqual({
      dados: { texto: 'Oi', alvo: null, ativo: false, inicio: null, fim: null },
    })
  })

  test.each([
    ['sem texto', { texto: ' ' }, 'texto'],
    ['com um texto longo demais', { texto: 'x'.repeat(81) }, 'texto'],
    ['que leva a outro site', { texto: 'Oi', alvo: 'https://outro.exemplo' }, 'alvo'],
    ['com uma data que não há', { texto: 'Oi', fim: '31/02/2026' }, 'fim'],
    ['que sai antes de entrar', { texto: 'Oi', inicio: '02/12/2026', fim: '01/12/2026' }, 'fim'],
  ])('recusa um banner %s, ao lado do campo', (_, valores, campo) => {
    expect(lerBanner(valores)).toEqual({ recusas: [expect.objectContaining({ campo })] })
  })
})
