import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dadosDe, recusaDe } from '../../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type LojaDePizza, type UmaPizza, venderPizza } from '../../../../tests/world/pedir-pizza'

let mundo: Mundo
let loja: LojaDePizza
beforeAll(async () => {
  mundo = await abrirMundo()
  loja = await venderPizza(mundo)
})
afterAll(() => mundo.fechar())

describe('O servidor recusa, com o texto da falta, e nada grava', () => {
  const SAIU = 'saiu do cardápio. Escolha de novo.'
  test.each<[caso: string, texto: string, item: () => Promise<UmaPizza>]>([
    [
      'sabores demais para o tamanho',
      'Sabores: no máximo 2 sabores no tamanho Grande.',
      async () => ({
        varianteId: await loja.tamanho('Grande'),
        opcoes: await loja.opcoes('Calabresa', 'Quatro queijos', 'Portuguesa', 'Sem borda'),
      }),
    ],
    [
      'sem a borda, que é obrigatória',
      'Borda: escolha 1 opção.',
      async () => ({ opcoes: await loja.opcoes('Calabresa') }),
    ],
    [
      'sem sabor',
      'Sabores: escolha de 1 a 3 sabores.',
      async () => ({ opcoes: await loja.opcoes('Sem borda') }),
    ],
    [
      'sem tamanho',
      'Escolha o tamanho.',
      async () => ({
        varianteId: null,
        opcoes: await loja.opcoes('Calabresa', 'Sem borda'),
      }),
    ],
    [
      'duas bordas',
      'Borda: no máximo 1 opção.',
      async () => ({ opcoes: await loja.opcoes('Calabresa', 'Catupiry', 'Sem borda') }),
    ],
    [
      'duas unidades de um sabor',
      'No máximo 1 de Calabresa.',
      async () => ({
        opcoes: [await loja.opcao('Calabresa', { quantidade: 2 }), await loja.opcao('Sem borda')],
      }),
    ],
    [
      'um sabor que o tamanho não tem',
      'Portuguesa: não há no tamanho Broto.',
      async () => ({
        varianteId: await loja.tamanho('Broto'),
        opcoes: await loja.opcoes('Portuguesa', 'Sem borda'),
      }),
    ],
    [
      'uma opção de um grupo como se fosse de outro',
      SAIU,
      async () => ({
        opcoes: [
          ...(await loja.opcoes('Calabresa', 'Sem borda')),
          { ...(await loja.opcao('Chocolate')), grupoId: (await loja.opcao('Sem borda')).grupoId },
        ],
      }),
    ],
    [
      'um grupo que o produto não tem',
      SAIU,
      async () => ({
        produtoId: loja.lasanha,
        varianteId: null,
        opcoes: await loja.opcoes('Calabresa'),
      }),
    ],
    [
      'uma opção de outra empresa',
      SAIU,
      async () => ({
        opcoes: [...(await loja.opcoes('Calabresa')), await loja.opcao('Sem borda', {}, mundo.bella)],
      }),
    ],
    [
      'o tamanho de outro produto',
      'Escolha o tamanho.',
      async () => ({
        varianteId: await loja.tamanho('Família', loja.alheia, mundo.bella),
        opcoes: await loja.opcoes('Calabresa', 'Sem borda'),
      }),
    ],
    ['um tamanho num produto que não os tem', SAIU, async () => ({ produtoId: loja.lasanha, opcoes: [] })],
  ])('%s', async (_caso, texto, item) => {
    const antes = await mundo.sql('select count(*) as n from pedidos')
    const recusa = recusaDe(await loja.pedir(await item()))
    expect(recusa).toMatchObject({ codigo: 'escolha-invalida', campo: 'itens.0' })
    expect(recusa?.texto).toContain(texto)
    expect(await mundo.sql('select count(*) as n from pedidos')).toEqual(antes)
  })

  test('o que ficou inativo ou esgotado enquanto o carrinho estava aberto', async () => {
    const item = { opcoes: await loja.opcoes('Calabresa', 'Sem borda') }
    const calabresa = `where empresa_id = ${mundo.cantina} and nome = 'Calabresa'`
    await mundo.sql(`update opcoes set ativo = false ${calabresa}`)
    expect(recusaDe(await loja.pedir(item))?.texto).toContain(SAIU)
    await mundo.sql(`update opcoes set ativo = true, esgotado_ate = 'infinity' ${calabresa}`)
    expect(recusaDe(await loja.pedir(item))?.texto).toBe('Calabresa: esgotado.')
    await mundo.sql(`update opcoes set esgotado_ate = null ${calabresa}`)
  })
})

test('o preço que mudou enquanto o carrinho estava aberto é mostrado antes de qualquer coisa ser gravada', async () => {
  const escolhidas = await loja.opcoes('Calabresa', 'Catupiry')
  const daCalabresa = `tamanho = 'Família' and opcao_id = (select id from opcoes where empresa_id = ${mundo.cantina} and nome = 'Calabresa')`
  await mundo.sql(`update precos_opcao set preco = 61.90 where ${daCalabresa}`)
  expect(dadosDe(await loja.pedir({ opcoes: escolhidas, totalVisto: 71_90 }))).toMatchObject({
    mudou: true,
    itens: [
      {
        preco: 61_90,
        variante: 'Família',
        extras: [{ fracao: 1 }, { grupoId: escolhidas[1]?.grupoId, preco: 12_00 }],
      },
    ],
    valores: { totalComFrete: 73_90 },
  })
  await mundo.sql(`update precos_opcao set preco = 59.90 where ${daCalabresa}`)
})
