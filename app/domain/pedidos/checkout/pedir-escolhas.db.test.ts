import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { itemComQuantidade, linhaComPreco, linhasDasEscolhas } from '~/domain/pedidos/texto-do-item'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type LojaDePizza, type UmaPizza, venderPizza } from '../../../../tests/world/pedir-pizza'

let mundo: Mundo
let loja: LojaDePizza
beforeAll(async () => {
  mundo = await abrirMundo()
  loja = await venderPizza(mundo)
  await mundo.sql(`update variantes set codigo_cliente = 'PZ-F' where nome = 'Família'`)
  await mundo.sql(`update produtos set codigo_cliente = 'PR' where empresa_id = $1`, [mundo.cantina])
})
afterAll(() => mundo.fechar())

describe('A pizza meio a meio', () => {
  test.each([
    [64_90, ['Calabresa', 'Quatro queijos', 'Sem borda']],
    [76_90, ['Calabresa', 'Quatro queijos', 'Catupiry']],
    [63_40, ['Calabresa', 'Portuguesa', 'Sem borda']],
    [65_57, ['Calabresa', 'Quatro queijos', 'Portuguesa', 'Sem borda']],
  ])('custa %i centavos, com %j', async (totalVisto, nomes) => {
    const { pedidoId } = await loja.pedirEGuardar({ opcoes: await loja.opcoes(...nomes), totalVisto })
    const [pedido] = await mundo.sql('select total from pedidos where id = $1', [pedidoId])
    expect(pedido).toEqual({ total: (totalVisto / 100).toFixed(2) })
  })

  test('fica gravada com o tamanho, o código da loja e uma linha por escolha', async () => {
    const escolhidas = [
      await loja.opcao('Portuguesa', { observacao: 'sem cebola' }),
      ...(await loja.opcoes('Calabresa', 'Catupiry')),
    ]
    const { item, pedidoId } = await loja.pedirEGuardar({
      opcoes: escolhidas,
      quantidade: 2,
      totalVisto: 150_80,
    })
    expect([itemComQuantidade(item), ...linhasDasEscolhas(item).map(linhaComPreco)]).toEqual([
      `2x ${PRODUTOS.margherita.nome} (Família)`,
      '1/2 Portuguesa + 1/2 Calabresa',
      'Portuguesa: sem cebola',
      '+ Borda: Catupiry (R$\u00a012,00)',
    ])
    const [linha] = await mundo.sql(
      'select variante, variante_id, codigo_cliente, preco_unitario from itens_pedido where pedido_id = $1',
      [pedidoId],
    )
    const id = String(await loja.tamanho('Família'))
    expect(linha).toEqual({
      variante: 'Família',
      variante_id: id,
      codigo_cliente: 'PZ-F',
      preco_unitario: '63.40',
    })
    const rows = await mundo.sql(
      `select grupo, nome_extra, preco, tipo, e.quantidade, fracao, opcao_id is not null as opcao
       from itens_pedido_extra e join itens_pedido i on i.id = id_item_pedido where pedido_id = $1 order by e.id`,
      [pedidoId],
    )
    const sabor = {
      grupo: 'Sabores salgados',
      preco: '0.00',
      tipo: 'opcional',
      quantidade: 1,
      fracao: 2,
      opcao: true,
    }
    expect(rows).toEqual([
      { ...sabor, nome_extra: 'Portuguesa' },
      { ...sabor, nome_extra: 'Calabresa' },
      {
        grupo: 'Borda',
        nome_extra: 'Catupiry',
        preco: '12.00',
        tipo: 'adicional',
        quantidade: 1,
        fracao: null,
        opcao: true,
      },
    ])
  })

  test('sem tamanhos o código da loja é o do produto', async () => {
    const { preco } = await mundo.produto(mundo.cantina, PRODUTOS.lasanha.nome)
    const simples = { produtoId: loja.lasanha, varianteId: null, opcoes: [], totalVisto: preco }
    const { pedidoId } = await loja.pedirEGuardar(simples)
    const [linha] = await mundo.sql(
      'select variante, codigo_cliente from itens_pedido where pedido_id = $1',
      [pedidoId],
    )
    expect(linha).toEqual({ variante: null, codigo_cliente: 'PR' })
  })
})

/** The statements of one such order, without those that go round the transaction to tell the screens. */
async function contarIdas(como: UmaPizza): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  dadosDe(await loja.pedir(como))
  const idas = query.mock.calls.map(([texto]: readonly unknown[]) => JSON.stringify(texto))
  query.mockRestore()
  return idas.filter(texto => !texto.includes('pg_notify')).length
}

test('um pedido vai quatro vezes ao banco, também um com escolhas: para começar, ler, gravar e acabar', async () => {
  const { preco } = await mundo.produto(mundo.cantina, PRODUTOS.lasanha.nome)
  const simples = { produtoId: loja.lasanha, varianteId: null, totalVisto: preco }
  const pizza = { opcoes: await loja.opcoes('Calabresa', 'Sem borda'), totalVisto: 59_90 }
  // The first order also saves the customer.
  await loja.pedirEGuardar(simples)
  expect([await contarIdas(simples), await contarIdas(pizza)]).toEqual([4, 4])
})
