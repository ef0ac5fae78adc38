import { expect, test } from 'vitest'
import { pontosDaEntrega } from './pontos'
import type { CidadeDoDestino } from './regra'

const SP = { cidade: 'São Paulo', estado: 'SP' }
const EMPRESA = {
  ...{ enderecoCep: '05433010', enderecoCidade: 'São Paulo', enderecoEstado: 'SP' },
  ...{ latitude: -23.555, longitude: -46.69, cidadeDoCep: null, estadoDoCep: null },
}
const LOJA = { cep: '05433010', posicao: { latitude: -23.555, longitude: -46.69 }, cidadeDoCep: SP }
const cliente = (latitude: number, longitude: number, cidadeDoCep: CidadeDoDestino | null = SP) => ({
  ...{ cep: '01410002', posicao: { latitude, longitude }, bairro: null, cidadeDoCep },
})
const DAQUI = cliente(-23.56, -46.66)
const PRUDENTE = cliente(-22.12, -51.39)

test('A posição guardada da loja não vale fora do estado dela', () => {
  expect(pontosDaEntrega(EMPRESA, DAQUI)).toEqual({ restaurante: LOJA, destino: DAQUI })
  const { restaurante } = pontosDaEntrega({ ...EMPRESA, latitude: -3.7, longitude: -38.5 }, DAQUI)
  expect(restaurante).toEqual({ ...LOJA, posicao: null })
})

test('Duas posições de uma cidade, mais longe que o maior município do estado, não valem nenhuma das duas', () => {
  const nenhuma = { restaurante: { posicao: null }, destino: { posicao: null } }
  expect(pontosDaEntrega(EMPRESA, PRUDENTE)).toMatchObject(nenhuma)
  expect(pontosDaEntrega({ ...EMPRESA, enderecoCidade: 'S. PAULO' }, PRUDENTE)).toMatchObject(nenhuma)
})

test('Em cidades diferentes, ou que ninguém sabe, a distância vale o que for', () => {
  const deLa = { ...PRUDENTE, cidadeDoCep: { cidade: 'Presidente Prudente', estado: 'SP' } }
  expect(pontosDaEntrega(EMPRESA, deLa)).toEqual({ restaurante: LOJA, destino: deLa })
  const deOnde = { ...PRUDENTE, cidadeDoCep: null }
  expect(pontosDaEntrega(EMPRESA, deOnde)).toEqual({ restaurante: LOJA, destino: deOnde })
})

test('Uma empresa sem CEP não tem onde começar', () => {
  expect(pontosDaEntrega({ ...EMPRESA, enderecoCep: null }, DAQUI)).toEqual({
    restaurante: null,
    destino: DAQUI,
  })
})

test('A loja fica onde o CEP dela fica, e não na cidade digitada; sem ninguém que o conheça, na digitada', () => {
  const digitada = { ...EMPRESA, enderecoCidade: 'Salvador', enderecoEstado: 'BA' }
  expect(pontosDaEntrega({ ...digitada, cidadeDoCep: 'São Paulo', estadoDoCep: 'SP' }, DAQUI)).toEqual({
    restaurante: LOJA,
    destino: DAQUI,
  })
  expect(pontosDaEntrega(digitada, DAQUI).restaurante).toEqual({
    ...{ ...LOJA, posicao: null },
    cidadeDoCep: { cidade: 'Salvador', estado: 'BA' },
  })
})
