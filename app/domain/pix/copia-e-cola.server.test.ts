import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos, decimalDeCentavos } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import {
  type ChavePix,
  CIDADE_MAXIMA,
  limparParaPix,
  NOME_MAXIMO,
  type TipoDeChave,
  txidDoPedido,
} from './chave-pix'
import { conferirChave } from './conferir-chave.server'
import { type CobrancaPix, codigoDoPedido, copiaECola } from './copia-e-cola.server'

/** The code for a key as an owner types it; `numero` is that of the order. */
function codigo(
  [tipo, digitada, nome, cidade]: readonly [TipoDeChave, string, string, string],
  reais: number | null,
  numero: number | null = null,
  mais: Partial<CobrancaPix> = {},
): string | null {
  const chave = conferirChave(tipo, digitada)
  if (chave === null) throw new Error(`no key: ${digitada}`)
  return copiaECola(
    { chave, nome: limparParaPix(nome, NOME_MAXIMO), cidade: limparParaPix(cidade, CIDADE_MAXIMA) },
    {
      ...{ valor: reais === null ? null : centavos(reais), ...mais },
      txid: numero === null ? null : txidDoPedido(numero as PedidoId),
    },
  )
}

/** CRC-16/CCITT-FALSE, written again here so that not only the library says that its sums are right. */
function crc(texto: string): string {
  let resto = 0xffff
  for (const letra of texto) {
    resto ^= letra.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) resto = ((resto << 1) ^ (resto & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return resto.toString(16).toUpperCase().padStart(4, '0')
}

const NONNA = ['cnpj', '11.222.333/0001-81', 'Cantina da Nonna', 'São Paulo'] as const

describe('os códigos saem letra por letra', () => {
  test('a soma de 123456789 é 29B1', () => {
    expect(crc('123456789')).toBe('29B1')
  })

  test.each([
    [
      codigo(['aleatoria', '123e4567-e12b-12d1-a456-426655440000', 'Fulano de Tal', 'BRASILIA'], null),
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    ],
    [
      codigo(NONNA, 201_00, 48_213_377),
      '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406201.005802BR5916Cantina da Nonna6009Sao Paulo62150511PED482133776304C164',
    ],
    [
      codigo(['telefone', '(11) 94321-4321', 'Açaí do João', 'São José do Rio Preto'], 7_10),
      '00020126360014br.gov.bcb.pix0114+551194321432152040000530398654047.105802BR5912Acai do Joao6015Sao Jose do Rio62070503***630441C2',
    ],
    [
      codigo(['cnpj', '12.ABC.345/01DE-35', 'EMPRESA', 'BRASÍLIA'], 10_00),
      '00020126360014br.gov.bcb.pix011412ABC34501DE35520400005303986540510.005802BR5907EMPRESA6008BRASILIA62070503***63041533',
    ],
    [
      codigo(['email', 'Fulano@Example.com', 'Empresa', 'Recife'], 35_50, null, {
        mensagem: 'Pedido 48213377',
      }),
      '00020126590014br.gov.bcb.pix0118fulano@example.com0215Pedido 48213377520400005303986540535.505802BR5907Empresa6006Recife62070503***63048F48',
    ],
  ])('%#', (feito, esperado) => {
    expect(feito).toBe(esperado)
    expect(crc(esperado.slice(0, -4))).toBe(esperado.slice(-4))
  })
})

test('qualquer valor sai com os seus dois decimais', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_00 }), valor => {
      const decimal = decimalDeCentavos(centavos(valor))
      const feito = codigo(NONNA, valor) ?? ''
      expect(feito).toContain(`54${String(decimal.length).padStart(2, '0')}${decimal}58`)
      expect(getPixPayloadInfo(feito)?.amount).toBe(Number(decimal))
      expect(crc(feito.slice(0, -4))).toBe(feito.slice(-4))
    }),
  )
})

test('quem paga lê quem recebe, e a loja lê o pedido', () => {
  expect(getPixPayloadInfo(codigo(NONNA, 5_00, 48_213_377) ?? '')).toEqual({
    ...{ key: '11222333000181', merchantName: 'Cantina da Nonna', merchantCity: 'Sao Paulo', amount: 5 },
    ...{ txid: 'PED48213377', pointOfInitiation: 'static' },
  })
})

test('sem número de pedido o código não leva identificador', () => {
  expect(codigo(NONNA, 5_00)).toContain('62070503***')
})

test('um pedido que não custa nada não tem código', () => {
  expect(codigo(NONNA, 0)).toBeNull()
})

test('uma chave estragada não impede o pedido: só não há código', () => {
  const chave = { chave: '12345678900', nome: 'Fulano', cidade: 'Recife' }
  expect(copiaECola(chave, { valor: centavos(5_00), txid: null })).toBeNull()
})

describe('o código de um pedido', () => {
  const chave: ChavePix = {
    ...{ tipo: 'cnpj', chave: '11222333000181', nome: 'Cantina da Nonna', cidade: 'Sao Paulo' },
    usarTxid: true,
  }
  const pedido = { formaPagamento: 'pix', valor: centavos(201_00) }
  const numero = 48_213_377 as PedidoId

  test('diz o seu número', () => {
    expect(codigoDoPedido(chave, pedido, numero)).toContain('62150511PED48213377')
  })

  test('não o diz quando o dono não quer, nem quando o pedido não tem número', () => {
    expect(codigoDoPedido({ ...chave, usarTxid: false }, pedido, numero)).toContain('62070503***')
    expect(codigoDoPedido(chave, pedido, null)).toContain('62070503***')
  })

  test('não existe sem chave, de graça, nem para quem paga de outro jeito', () => {
    expect(codigoDoPedido(null, pedido, numero)).toBeNull()
    expect(codigoDoPedido(chave, { ...pedido, valor: centavos(0) }, numero)).toBeNull()
    expect(codigoDoPedido(chave, { ...pedido, formaPagamento: 'dinheiro' }, numero)).toBeNull()
  })
})
