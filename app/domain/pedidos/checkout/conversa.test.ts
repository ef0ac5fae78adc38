import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId, ProdutoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { SEM_AJUSTES } from '../../../../tests/world/um-pedido'
import { conversaDoPedido, conversaDoResumo, LINK_MAXIMO } from './conversa'
import { type PedidoDaMensagem, redigirMensagem } from './mensagem-whatsapp'

const LOJA = { host: 'https://api.whatsapp.com', telefone: '11912345678' }
const STATUS = 'https://comanda.example/pizzaria/status-pedido/id/12345678'
const TOTAL = centavos(45_00)

/** An order whose items say so many characters besides. */
function pedido(letras: number, numero: PedidoId | null = null): PedidoDaMensagem {
  return {
    loja: 'Pizzaria',
    numero,
    cliente: { nome: 'Ana', telefone: '11987650001' },
    tipoEntrega: 'Receber no meu endereço',
    enderecoEntrega: 'Rua Caiubi, 10 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 1',
    enderecoBairro: 'Perdizes',
    freteLugar: null,
    freteModo: 'fixo',
    distanciaKm: null,
    itens: [
      {
        ...{ produtoId: 1 as ProdutoId, nome: 'Pizza', quantidade: 1, preco: TOTAL, extras: [] },
        observacao: 'x'.repeat(letras),
      },
    ],
    ...{ ...SEM_AJUSTES, total: TOTAL, frete: ZERO, totalComFrete: TOTAL },
    ...{ formaPagamento: 'pix', valorPago: TOTAL, troco: ZERO, ...NADA_DITO },
  }
}

const textoDe = (link: string) => new URL(link).searchParams.get('text')
/** The most characters of a note with which the whole message still fits. */
const inteiraAte = LINK_MAXIMO - conversaDoPedido(LOJA, pedido(1)).link.length + 1

describe('A conversa de um pedido que não é guardado', () => {
  test('leva a mensagem inteira enquanto o link, já codificado, cabe', () => {
    const { link, aCopiar } = conversaDoPedido(LOJA, pedido(inteiraAte))
    expect([link.length, aCopiar]).toEqual([LINK_MAXIMO, null])
    expect(textoDe(link)).toBe(redigirMensagem(pedido(inteiraAte)))
  })

  test('perde primeiro as linhas em branco, o estado e o CEP, e nada dos itens nem das notas', () => {
    const { link, aCopiar } = conversaDoPedido(LOJA, pedido(inteiraAte + 1))
    expect(aCopiar).toBeNull()
    const inteira = redigirMensagem(pedido(inteiraAte + 1))
    const dobrada = inteira.replaceAll('\n\n', '\n').replace('/SP (CEP: 05010-000)', '')
    expect(textoDe(link)).toBe(dobrada)
    expect(dobrada).toContain('*Endereço:* Rua Caiubi, 10 - Perdizes, São Paulo Comp: apto 1\n')
  })

  test('maior do que isso abre vazia, e a mensagem inteira se copia', () => {
    const { link, aCopiar } = conversaDoPedido(LOJA, pedido(LINK_MAXIMO))
    expect([textoDe(link), aCopiar]).toEqual(['', redigirMensagem(pedido(LINK_MAXIMO))])
  })

  test('conta os caracteres codificados: um acento são seis', () => {
    const acentuado = pedido(0)
    const [pizza] = acentuado.itens
    const itens = pizza ? [{ ...pizza, observacao: 'ã'.repeat(inteiraAte / 3) }] : []
    expect(conversaDoPedido(LOJA, { ...acentuado, itens }).aCopiar).not.toBeNull()
  })
})

describe('A conversa com o resumo de um pedido guardado', () => {
  const numero = 12345678 as PedidoId

  test('leva o resumo inteiro enquanto cabe', () => {
    const link = conversaDoResumo(LOJA, pedido(10, numero), STATUS)
    expect(textoDe(link)).toBe(redigirMensagem(pedido(10, numero)))
  })

  test('e daí em diante o caminho até a página do pedido, com o código do que falta pagar', () => {
    const comprido = { ...pedido(LINK_MAXIMO, numero), previsao: 'entre 20:40 e 20:55', pix: '0002...' }
    expect(textoDe(conversaDoResumo(LOJA, comprido, STATUS))?.split('\n')).toEqual([
      '*Pedido nº 12345678 - Pizzaria*',
      '*Total:* R$ 45,00',
      '*Previsão:* entre 20:40 e 20:55',
      '*Pedido completo:*',
      STATUS,
      '*Pix copia e cola:*',
      '0002...',
    ])
  })
})
