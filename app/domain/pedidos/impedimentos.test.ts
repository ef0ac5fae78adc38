import { describe, expect, test } from 'vitest'
import { recusarPorPlano } from '~/domain/empresas/plano'
import { centavos, ZERO } from '~/domain/valores/centavos'
import { EXTRA_PERDIDO } from './escolhas'
import { acharImpedimento, type Onde, type PedidoAConferir } from './impedimentos'

const vencida = {
  statusPlano: 'teste',
  dataCadastro: '2026-11-01',
  diasTeste: 7,
  tipoPedido: 'sistema',
} as const
const suspensa = recusarPorPlano(vencida, '2026-11-20')
const fechada = { aberta: false, mensagem: 'Fechado agora. Próxima abertura: Sábado às 18:00.' }
const pizza = { nome: 'Pizza', preco: centavos(40_00), quantidade: 1, extras: [] }
const saiu = { ...pizza, indisponivel: true }
const semBorda = { ...pizza, extras: [EXTRA_PERDIDO] }
const semSabor = { ...pizza, variante: 'Família', faltas: ['Sabores: escolha de 1 a 3 sabores.'] }
const poucos = { ...pizza, curto: 'Restam só 2 de Pizza.' }
const cerveja = { ...pizza, alcool: true }
const semForma = { forma: null, valorPago: null, total: centavos(40_00) }

const pausada = { servico: 'tudo', mensagem: 'Pausamos os pedidos até 20:30.' } as const
const minimo = { valor: centavos(50_00), para: 'entrega' } as const

/** All obstacles at once, each with the one that is told when it is gone. */
const TUDO = [
  ['plano-expirado', { regras: { suspensa } }],
  ['loja-fechada', { situacao: fechada }],
  ['loja-pausada', { situacao: { aberta: true, mensagem: '', pausa: pausada } }],
  ['item-indisponivel', { itens: [pizza, saiu] }],
  ['escolha-invalida', { itens: [semSabor, { ...pizza, quantidade: 100 }] }],
  ['restam-poucos', { itens: [poucos, { ...pizza, quantidade: 100 }] }],
  ['quantidade-invalida', { itens: [{ ...pizza, quantidade: 100 }] }],
  ['endereco-invalido', { frete: null }],
  ['pedido-minimo', { minimo, itens: [pizza] }],
  ['sem-forma-de-pagamento', { pagamento: semForma }],
  ['sem-idade', { maiorDe18: false, itens: [pizza, cerveja] }],
] as const satisfies readonly (readonly [string, PedidoAConferir])[]

describe('o que impede um pedido', () => {
  test('quem não confirma 18 anos pede tudo, menos álcool; no carrinho ainda ninguém pergunta', () => {
    const codigo = (onde: Onde, pedido: PedidoAConferir) => acharImpedimento(onde, pedido)?.codigo
    expect(codigo('checkout', { maiorDe18: false, itens: [pizza] })).toBeUndefined()
    expect(codigo('checkout', { maiorDe18: true, itens: [cerveja] })).toBeUndefined()
    expect(codigo('carrinho', { itens: [cerveja] })).toBeUndefined()
    expect(acharImpedimento('painel', { maiorDe18: false, itens: [cerveja] })).toMatchObject({
      texto: 'O pedido tem bebida alcoólica: confirme que o cliente tem 18 anos ou mais.',
      campo: 'maiorDe18',
    })
  })

  test.each(TUDO.map(([codigo], n) => [codigo, n] as const))('%s vem antes do que o segue', (codigo, n) => {
    const pedido: PedidoAConferir = Object.assign(
      {},
      ...TUDO.slice(n)
        .map(([, sabido]) => sabido)
        .toReversed(),
    )
    expect(acharImpedimento('checkout', pedido)?.codigo).toBe(codigo)
  })

  test('quem nada sabe nada recusa, e quem pode pedir também não', () => {
    const aberta = { aberta: true, mensagem: 'Aberto até 23:00.' }
    const pagamento = { ...semForma, forma: 'pix' }
    expect(acharImpedimento('carrinho', {})).toBeNull()
    expect(
      acharImpedimento('checkout', {
        regras: { suspensa: null },
        situacao: aberta,
        itens: [pizza],
        taxa: ZERO,
        pagamento,
      }),
    ).toBeNull()
  })

  test.each<[string, Onde, PedidoAConferir, string, string]>([
    [
      'o teste vencido, no carrinho',
      'carrinho',
      { regras: { suspensa } },
      'Estabelecimento Fechado',
      'Este estabelecimento não está recebendo pedidos no momento.',
    ],
    [
      'o teste vencido, no checkout e no servidor',
      'checkout',
      { regras: { suspensa } },
      'Estabelecimento Fechado',
      'Este estabelecimento não está recebendo pedidos no momento.',
    ],
    ['a hora, no carrinho', 'carrinho', { situacao: fechada }, 'Estabelecimento Fechado', fechada.mensagem],
    [
      'a hora, no checkout',
      'checkout',
      { situacao: fechada },
      'Estabelecimento Fechado',
      `Não é possível finalizar o pedido. ${fechada.mensagem}`,
    ],
    ['um carrinho vazio', 'carrinho', { itens: [] }, 'Carrinho vazio!', 'Adicione itens para continuar.'],
    [
      'um produto que saiu, no carrinho',
      'carrinho',
      { itens: [saiu] },
      'Produto indisponível',
      'Remova do pedido o que não está mais disponível para continuar.',
    ],
    [
      'um produto que saiu, no painel',
      'painel',
      { itens: [saiu] },
      'Produto indisponível',
      'Este produto não está mais disponível. Remova-o do pedido.',
    ],
    [
      'um extra que saiu, no checkout',
      'checkout',
      { itens: [semBorda] },
      'Extra indisponível',
      'Um dos extras de Pizza não está mais disponível. Edite o item para continuar.',
    ],
    [
      'uma escolha que falta, no painel',
      'painel',
      { itens: [semSabor] },
      'Confira: Pizza (Família)',
      'Sabores: escolha de 1 a 3 sabores.',
    ],
    [
      'uma escolha que falta, no carrinho, que marca a linha',
      'carrinho',
      { itens: [semSabor] },
      'Confira: Pizza (Família)',
      'Escolha de novo nos itens marcados para continuar.',
    ],
  ])('%s: com o título do catálogo', (_caso, onde, pedido, titulo, texto) => {
    expect(acharImpedimento(onde, pedido)).toMatchObject({ titulo, texto })
  })

  test('a pausa da entrega deixa retirar no local, e o painel não para', () => {
    const situacao = { aberta: true, mensagem: '', pausa: { ...pausada, servico: 'entrega' } } as const
    const codigo = (onde: Onde, maneira?: 'entrega' | 'retirada' | 'mesa') =>
      acharImpedimento(onde, { situacao, maneira })?.codigo
    expect(codigo('checkout', 'entrega')).toBe('loja-pausada')
    expect([codigo('carrinho'), codigo('checkout', 'retirada'), codigo('checkout', 'mesa')]).toEqual([
      ...[undefined, undefined, undefined],
    ])
    expect(codigo('painel', 'entrega')).toBeUndefined()
  })

  test('o mínimo conta os itens sem frete, e o painel não o recusa', () => {
    const pedir = (onde: Onde, quantidade: number) =>
      acharImpedimento(onde, { itens: [{ ...pizza, quantidade }], taxa: centavos(20_00), minimo })?.texto
    expect(pedir('checkout', 1)).toBe(
      'O pedido mínimo para entrega é de R$\u00a050,00. Faltam R$\u00a010,00.',
    )
    expect(pedir('checkout', 2)).toBeUndefined()
    expect(pedir('painel', 1)).toBeUndefined()
  })

  test('a recusa diz em que linha', () => {
    expect(acharImpedimento('checkout', { itens: [pizza, semBorda] })).toMatchObject({ campo: 'itens.1' })
  })
})
