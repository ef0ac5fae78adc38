import { describe, expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import {
  comStatus,
  conhecidosDe,
  type DadosDoQuadro,
  montarQuadro,
  mostramOMesmo,
  type PedidoDoQuadro,
  type QuadroEscrito,
} from './dados-do-quadro'

const QUANDO = new Date('2026-11-23T22:40:00Z')

const umPedido = (id: number, mudanca: Partial<PedidoDoQuadro> = {}) =>
  ({
    id: id as PedidoId,
    nomeCliente: `Cliente ${id}`,
    status: 'Pendente',
    versao: 1,
    pagamentoConfirmado: false,
    dataPedido: QUANDO,
    prometidoDe: null,
    prometidoPara: null,
    pix: null,
    itens: [],
    ...mudanca,
  }) as unknown as PedidoDoQuadro

/** A database of orders, and what the server answers to a browser that tells these orders as known. */
function umaLoja(...inicio: PedidoDoQuadro[]) {
  let pedidos = inicio
  return {
    guardar(...novos: PedidoDoQuadro[]) {
      const ids = new Set(novos.map(({ id }) => id))
      pedidos = [...novos, ...pedidos.filter(({ id }) => !ids.has(id))].sort((a, b) => b.id - a.id)
    },
    tirar(id: number) {
      pedidos = pedidos.filter(pedido => pedido.id !== id)
    },
    agora: () => pedidos,
    responder(conhecidos: Record<string, string> = {}): QuadroEscrito {
      const todos = { pedidos } as unknown as DadosDoQuadro
      const carimbos = conhecidosDe(todos)
      const escritos = pedidos.filter(({ id }) => conhecidos[id] !== carimbos[id])
      return {
        empresaId: 7,
        agora: 1,
        ordem: pedidos.map(({ id }) => id),
        escritos: JSON.stringify(escritos),
      } as unknown as QuadroEscrito
    },
  }
}

const abrir = (loja: ReturnType<typeof umaLoja>) => montarQuadro(null, loja.responder())
const reler = (loja: ReturnType<typeof umaLoja>, quadro: DadosDoQuadro) =>
  montarQuadro(quadro, loja.responder(conhecidosDe(quadro)))

describe('O que o quadro lê de novo', () => {
  test('é tudo na primeira vez, com as datas de volta', () => {
    const pix = { falta: 0, recebido: { pagamento: 3, em: QUANDO } } as PedidoDoQuadro['pix']
    const loja = umaLoja(umPedido(2, { prometidoDe: QUANDO, prometidoPara: QUANDO, pix }), umPedido(1))
    expect(abrir(loja).pedidos).toEqual(loja.agora())
  })

  test('é nada quando nada mudou, e nem a lista se desenha de novo', () => {
    const loja = umaLoja(umPedido(2), umPedido(1))
    const quadro = abrir(loja)
    expect(JSON.parse(loja.responder(conhecidosDe(quadro)).escritos)).toEqual([])
    expect(reler(loja, quadro).pedidos).toBe(quadro.pedidos)
  })

  test.each<[string, Partial<PedidoDoQuadro>]>([
    ['mudou de coluna', { status: 'Em Preparação' }],
    ['foi finalizado', { status: 'Finalizado', pagamentoConfirmado: true }],
    ['foi editado', { versao: 2, nomeCliente: 'Dulce Prado' }],
    ['espera um Pix', { pix: { falta: 37_00, recebido: null } as PedidoDoQuadro['pix'] }],
    [
      'teve o Pix recebido',
      { pix: { falta: 0, recebido: { pagamento: 3, em: QUANDO } } as PedidoDoQuadro['pix'] },
    ],
  ])('é só o pedido que %s; os outros são os mesmos objetos, e os cartões deles ficam', (_, mudanca) => {
    const loja = umaLoja(umPedido(3), umPedido(2), umPedido(1))
    const quadro = abrir(loja)
    loja.guardar(umPedido(2, mudanca))
    expect(JSON.parse(loja.responder(conhecidosDe(quadro)).escritos)).toHaveLength(1)
    const { pedidos } = reler(loja, quadro)
    expect(pedidos).toEqual(loja.agora())
    expect([pedidos[0], pedidos[2]]).toEqual([quadro.pedidos[0], quadro.pedidos[2]])
    expect(pedidos[0]).toBe(quadro.pedidos[0])
    expect(pedidos[2]).toBe(quadro.pedidos[2])
  })

  test('põe no lugar o que chega, e tira o que foi cancelado ou ficou velho', () => {
    const loja = umaLoja(umPedido(2), umPedido(1))
    const quadro = abrir(loja)
    loja.guardar(umPedido(3))
    loja.tirar(1)
    expect(reler(loja, quadro).pedidos.map(({ id }) => id)).toEqual([3, 2])
  })

  test('é o que vale, quantas vezes se leia e por mais que tenha mudado entre uma vez e outra', () => {
    const loja = umaLoja(umPedido(1))
    let quadro = abrir(loja)
    // The event comes twice, and once while the order has moved on already.
    for (const status of ['Em Preparação', 'Em Preparação', 'Pendente', 'Em Rota']) {
      loja.guardar(umPedido(1, { status }))
      quadro = reler(loja, reler(loja, quadro))
      expect(quadro.pedidos).toEqual(loja.agora())
    }
  })

  test('de uma resposta que se atrasou é o quadro de então, e a leitura seguinte acha tudo o que falta', () => {
    const loja = umaLoja(umPedido(1))
    const quadro = abrir(loja)
    const atrasada = loja.responder(conhecidosDe(quadro))
    loja.guardar(umPedido(1, { status: 'Em Rota' }), umPedido(2))
    const depois = montarQuadro(quadro, atrasada)
    expect(depois.pedidos.map(({ id, status }) => [id, status])).toEqual([[1, 'Pendente']])
    expect(reler(loja, depois).pedidos).toEqual(loja.agora())
  })

  test('nunca fica com um pedido a menos sem o dizer', () => {
    const loja = umaLoja(umPedido(1))
    expect(() => montarQuadro(null, loja.responder(conhecidosDe(abrir(loja))))).toThrow()
  })
})

describe('O que se desenha de novo', () => {
  const loja = umaLoja(umPedido(2), umPedido(1))
  const quadro = abrir(loja)

  test('é nada quando só a hora é outra', () => {
    expect(mostramOMesmo(quadro, { ...reler(loja, quadro), agora: 2 })).toBe(true)
    expect(mostramOMesmo(quadro, { ...reler(loja, quadro), finalizadosFora: 1 })).toBe(false)
    loja.guardar(umPedido(3))
    expect(mostramOMesmo(quadro, reler(loja, quadro))).toBe(false)
  })

  test('é só o pedido que o servidor acabou de mover, e a leitura seguinte não o traz outra vez', () => {
    const movido = comStatus(quadro, umPedido(1), 'Em Preparação')
    expect(movido.pedidos.map(({ id, status }) => [id, status])).toEqual([
      [2, 'Pendente'],
      [1, 'Em Preparação'],
    ])
    expect(movido.pedidos[0]).toBe(quadro.pedidos[0])
    const noServidor = umaLoja(umPedido(2), umPedido(1, { status: 'Em Preparação' }))
    expect(reler(noServidor, movido).pedidos).toBe(movido.pedidos)
  })

  test('é nada quando outro já moveu o pedido desde então', () => {
    const depois = comStatus(quadro, umPedido(1), 'Em Rota')
    expect(comStatus(depois, umPedido(1), 'Em Preparação')).toBe(depois)
  })
})
