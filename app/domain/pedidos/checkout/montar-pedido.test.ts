import { expect, test } from 'vitest'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import { semCorreria } from '~/domain/horarios/promessa'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { umPedido } from '../../../../tests/world/um-pedido'
import type { RegrasDaLoja } from '../impedimentos'
import { montarItens, montarPedido } from './montar-pedido'
import { lerNovoPedido } from './novo-pedido'

const preco = centavos(40_00)
const PIZZA = comEscolhas({ id: 7 as ProdutoId, nome: 'Pizza', preco, extras: [] }, [])
const umaPizza = [{ produtoId: PIZZA.id, quantidade: 1, extras: [], observacao: null }]
const sexta = { diaSemana: 'sexta', abertura: 0, fechamento: 0, turno: 1 } as const

/** An order of a pizza, to be picked up, to which the shop grants these discounts. */
function comDescontos(totalVisto: number, ...valores: number[]) {
  return montar(totalVisto, valores, {})
}

function montar(totalVisto: number, valores: readonly number[], mais: Partial<RegrasDaLoja>) {
  const novo = lerNovoPedido(umPedido({ itens: umaPizza, totalVisto }))
  if ('codigo' in novo) throw new Error(novo.texto)
  const ajustes = valores.map(valor => ({
    ...{ alvo: 'itens' as const, valor: centavos(valor), rotulo: null, cupomId: null, userId: null },
  }))
  const itens = montarItens(novo.itens, new Map([[PIZZA.id, PIZZA]]))
  const tempo = semCorreria(secaoPadrao('tempo'))
  const regras = { suspensa: null, turnos: [sexta], fuso: 'America/Sao_Paulo', tempo, ...mais }
  return montarPedido(novo, { regras, itens, ajustes }, null, new Date('2026-11-20T23:30:00Z'))
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

test('o servidor recusa abaixo do mínimo, em pausa, na margem antes de fechar e numa data em que fecha', () => {
  const codigo = (mais: Partial<RegrasDaLoja>) => {
    const montado = montar(40_00, [], mais)
    return 'codigo' in montado ? montado.codigo : null
  }
  const minimo = { ...secaoPadrao('minimo'), minimoRetirada: centavos(40_01) }
  const pausa = { servico: 'retirada', ate: Date.parse('2026-11-20T23:31:00Z'), motivo: null } as const
  const jantar = { ...sexta, abertura: 18 * 60, fechamento: 21 * 60 }
  const feriado = { data: '2026-11-20', nome: 'Consciência Negra', turnos: [] }
  expect(codigo({ minimo })).toBe('pedido-minimo')
  expect(codigo({ pausa })).toBe('loja-pausada')
  expect(codigo({ turnos: [jantar], margem: 30 })).toBe('loja-fechada')
  expect(codigo({ excecoes: [feriado] })).toBe('loja-fechada')
  expect(codigo({ turnos: [jantar], margem: 29, pausa: { ...pausa, servico: 'entrega' } })).toBeNull()
})
