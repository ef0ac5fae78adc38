import { expect, test } from 'vitest'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { semCorreria } from '~/domain/horarios/promessa'
import { recusar } from '~/domain/respostas/recusa'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { ENDERECO_PERTO, umPedido } from '../../../../tests/world/um-pedido'
import type { RegrasDaLoja } from '../impedimentos'
import { type EntregaDoPedido, type ItemMontado, montarItens, montarPedido } from './montar-pedido'
import { lerNovoPedido, type NovoPedido } from './novo-pedido'

const preco = centavos(40_00)
const PIZZA = comEscolhas({ id: 7 as ProdutoId, nome: 'Pizza', preco, extras: [] }, [])
const umaPizza = [{ produtoId: PIZZA.id, quantidade: 1, extras: [], observacao: null }]
const sexta = { diaSemana: 'sexta', abertura: 0, fechamento: 0, turno: 1 } as const

/** An order of a pizza, to be picked up, to which the shop grants these discounts. */
function comDescontos(totalVisto: number, ...valores: number[]) {
  return montar(totalVisto, valores, {})
}

interface Impedido {
  readonly regras?: Partial<RegrasDaLoja>
  /** Instead of the pizza, as the menu has it now. */
  readonly itens?: (pizza: ItemMontado) => readonly ItemMontado[]
  readonly entrega?: EntregaDoPedido
  readonly novo?: Partial<NovoPedido>
}

function montar(
  totalVisto: number,
  valores: readonly number[],
  { regras: mais, itens: mudar, entrega, novo: mudado }: Impedido,
) {
  const lido = lerNovoPedido(umPedido({ itens: umaPizza, totalVisto }))
  if ('codigo' in lido) throw new Error(lido.texto)
  const novo = { ...lido, ...mudado }
  const ajustes = valores.map(valor => ({
    ...{ alvo: 'itens' as const, valor: centavos(valor), rotulo: null, cupomId: null, userId: null },
  }))
  const [pizza] = montarItens(novo.itens, new Map([[PIZZA.id, PIZZA]]))
  if (!pizza) throw new Error('the order has no item')
  const itens = mudar?.(pizza) ?? [pizza]
  const tempo = semCorreria(secaoPadrao('tempo'))
  const regras = { suspensa: null, turnos: [sexta], fuso: 'America/Sao_Paulo', tempo, ...mais }
  return montarPedido(novo, { regras, itens, ajustes }, entrega ?? null, new Date('2026-11-20T23:30:00Z'))
}

test('o total que o cliente viu é comparado depois dos descontos', () => {
  expect(comDescontos(40_00, 10_00)).toMatchObject({ mudou: true, valores: { totalComFrete: 30_00 } })
  expect(comDescontos(30_00, 10_00)).toMatchObject({ valorPago: 30_00, ajustes: [{ valor: 10_00 }] })
})

test('dos descontos fica o que coube no pedido', () => {
  expect(comDescontos(0, 30_00, 20_00, 5_00)).toMatchObject({
    valores: { descontoItens: 40_00, totalComFrete: 0 },
    ajustes: [{ valor: 30_00 }, { valor: 10_00 }],
  })
})

test('só um pedido com álcool guarda que o cliente tem 18 anos, e só ele diz que se confira o documento', () => {
  const [chope] = montarItens(umaPizza, new Map([[PIZZA.id, { ...PIZZA, etiquetas: 'contém álcool' }]]))
  const itens = () => (chope ? [chope] : [])
  expect(montar(40_00, [], { novo: { maiorDe18: true }, itens })).toMatchObject({ maiorDe18: true })
  expect(montar(40_00, [], { novo: { maiorDe18: true } })).toMatchObject({ maiorDe18: false })
})

const suspensa = recusar('plano-expirado', 'Estabelecimento Fechado', 'Não está recebendo pedidos.')
const minimo = { ...secaoPadrao('minimo'), minimoRetirada: centavos(40_01) }
const pausa = { servico: 'retirada', ate: Date.parse('2026-11-20T23:31:00Z'), motivo: null } as const
const jantar = { ...sexta, abertura: 18 * 60, fechamento: 21 * 60 }
const feriado = { data: '2026-11-20', nome: 'Consciência Negra', turnos: [] }

const levar = (frete: ResultadoFrete): EntregaDoPedido => ({ endereco: ENDERECO_PERTO, frete, lugar: null })
const caro = levar({ modo: 'fixo', situacao: 'calculado', taxa: centavos(19_960_01) })
const longe = levar({ modo: 'km', situacao: 'fora-da-area', km: 13, raio: 12, taxa: ZERO })

test.each<[string, Impedido]>([
  ['plano-expirado', { regras: { suspensa } }],
  ['loja-fechada', { regras: { excecoes: [feriado] } }],
  ['loja-fechada', { regras: { turnos: [jantar], margem: 30 } }],
  ['loja-pausada', { regras: { pausa } }],
  ['carrinho-sem-itens', { itens: () => [] }],
  ['item-indisponivel', { itens: pizza => [{ ...pizza, indisponivel: true }] }],
  ['fora-de-venda', { itens: pizza => [Object.assign(pizza, { esgotado: true })] }],
  ['escolha-invalida', { itens: pizza => [{ ...pizza, faltas: ['Escolha um sabor.'] }] }],
  ['restam-poucos', { itens: pizza => [Object.assign(pizza, { curto: 'Restam só 2 de Pizza.' })] }],
  ['quantidade-invalida', { itens: pizza => [{ ...pizza, quantidade: 100 }] }],
  ['valor-alto', { entrega: caro }],
  ['endereco-invalido', { entrega: longe }],
  ['pedido-minimo', { regras: { minimo } }],
  ['sem-idade', { itens: pizza => [{ ...pizza, alcool: true }] }],
  ['dinheiro-insuficiente', { novo: { formaPagamento: 'dinheiro', valorPago: centavos(39_99) } }],
])('o servidor pergunta por tudo o que impede um pedido: %s', (codigo, impedido) => {
  expect(montar(40_00, [], impedido)).toMatchObject({ codigo })
})

test('a margem de antes de fechar e a pausa só do que se entrega deixam retirar', () => {
  const regras = { turnos: [jantar], margem: 29, pausa: { ...pausa, servico: 'entrega' } } as const
  expect(montar(40_00, [], { regras })).toMatchObject({ valorPago: 40_00 })
})
