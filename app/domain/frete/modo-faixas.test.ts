import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import { secaoPadrao } from '../configuracoes/configuracoes'
import { descreverFaixas, digitarFaixas, FAIXA_VAZIA, lerFaixas } from './faixas-digitadas'
import {
  anunciarFrete,
  baseDoFrete,
  calcularFrete,
  configuracaoDoFrete,
  descreverFrete,
  dizerFrete,
  freteNaMensagem,
  segueOLugar,
} from './frete'
import { areaDoFrete } from './minimo'
import type { FaixaDeFrete } from './modo-faixas'
import type { Destino, PontoDeEntrega } from './regra'
import { recusaDoFrete } from './taxa-ou-recusa'

const MAXIMO = 'O valor pode ser de no máximo R$\u00a020.000,00, que é o máximo de um pedido.'

const KM_POR_GRAU = (6371 * Math.PI) / 180
const LOJA: PontoDeEntrega = { cep: '05407002', posicao: { latitude: -23, longitude: -46 } }

/** At the very same point the distance would be unknown: 20 m are 0 km, too. */
function aKm(distancia: number): Destino {
  const km = Math.max(distancia, 0.02)
  return { cep: '04538133', posicao: { latitude: -23 + km / KM_POR_GRAU, longitude: -46 }, bairro: null }
}

const faixa = (ate: number, taxa: number, mais: Partial<FaixaDeFrete> = {}): FaixaDeFrete => ({
  ...{ ate, taxa: centavos(taxa), minimo: null, minutos: null, ...mais },
})
const DUAS = [faixa(3, 4_99), faixa(6, 7_99, { minimo: centavos(50_00), minutos: 30 })]

function configurar(faixas: readonly FaixaDeFrete[], semDistancia = 7_00) {
  const valorFreteFixo = centavos(semDistancia)
  return configuracaoDoFrete({ ...secaoPadrao('frete'), modoFrete: 'faixas', faixas, valorFreteFixo })
}

function frete(destino: Destino | null, faixas: readonly FaixaDeFrete[] = DUAS, semDistancia = 7_00) {
  return calcularFrete({ configuracao: configurar(faixas, semDistancia), restaurante: LOJA, destino })
}

describe('a taxa é a da faixa em que a distância cai', () => {
  test.each([
    [0, 4_99],
    [2.9, 4_99],
    [3, 4_99],
    [3.04, 4_99],
    [3.06, 7_99],
    [6, 7_99],
  ])('a %d km: %i centavos', (km, taxa) => {
    expect(frete(aKm(km))).toMatchObject({ modo: 'faixas', situacao: 'calculado', taxa })
  })

  test('com o mínimo e os minutos dela, nas palavras de uma distância', () => {
    const resultado = frete(aKm(4.2))
    expect(areaDoFrete(resultado)).toMatchObject({ minimo: 50_00, minutos: 30 })
    expect(descreverFrete(resultado)).toBe('4,2 km em linha reta · R$\u00a07,99')
    expect(dizerFrete(resultado).aviso?.texto).toBe('4,2 km. Taxa: R$\u00a07,99')
    expect(baseDoFrete(resultado)).toEqual({ freteModo: 'faixas', distanciaKm: 4.2, freteLugar: null })
    expect(freteNaMensagem(baseDoFrete(resultado))).toEqual({
      linha: { rotulo: 'Distância', texto: '4,2 km em linha reta' },
    })
  })

  test('depois da última é fora da área', () => {
    const resultado = frete(aKm(6.1))
    expect(resultado).toEqual({ modo: 'faixas', situacao: 'fora-da-area', km: 6.1, raio: 6, taxa: 0 })
    expect(dizerFrete(resultado).aviso).toEqual({
      titulo: 'Fora da área de entrega',
      texto: 'O raio máximo de atendimento é 6 km.',
      destrutivo: true,
    })
    expect(recusaDoFrete(resultado)).toMatchObject({ codigo: 'endereco-invalido' })
  })

  test('as gravadas fora de ordem valem em ordem', () => {
    expect(frete(aKm(1), DUAS.toReversed())).toMatchObject({ taxa: 4_99 })
  })
})

test('uma distância que não se sabe custa a taxa fixa; sem ela não há entrega', () => {
  const semPosicao = { ...aKm(1), posicao: null }
  expect(frete(semPosicao)).toEqual({ modo: 'faixas', situacao: 'por-falha', taxa: 7_00 })
  expect(frete(semPosicao, DUAS, 0)).toEqual({ modo: 'faixas', situacao: 'recusado', taxa: 0 })
  expect(frete(null, DUAS, 0)).toMatchObject({ situacao: 'recusado' })
  expect(segueOLugar(configurar(DUAS))).toBe(true)
})

test('sem faixas não há entrega, e nunca entrega grátis', () => {
  for (const destino of [aKm(1), { ...aKm(1), posicao: null }, null]) {
    const resultado = frete(destino, [])
    expect(resultado).toMatchObject({ situacao: 'fora-da-area', semTabela: true })
    expect(recusaDoFrete(resultado)).not.toBeNull()
    expect(dizerFrete(resultado).aviso).toEqual({
      ...{ titulo: 'Entrega indisponível', texto: 'No momento esta loja não faz entregas.' },
      destrutivo: true,
    })
  }
})

test.each([
  [DUAS, 'R$\u00a04,99 a R$\u00a07,99', 'até 6 km'],
  [[faixa(2.5, 0)], 'grátis', 'até 2,5 km'],
  [[faixa(2, 5_00), faixa(4, 5_00)], 'R$\u00a05,00', 'até 4 km'],
  [[], 'indisponível', null],
] as const)('o cardápio diz de %j: %s, %s', (faixas, preco, alcance) => {
  expect(anunciarFrete(configurar(faixas))).toEqual({ preco, alcance })
})

describe('as faixas que o dono digita', () => {
  const linha = (ate: string, taxa: string, minimo = '', minutos = '') => ({ ate, taxa, minimo, minutos })

  test('são lidas, e as linhas em branco não contam', () => {
    const lidas = lerFaixas([linha('3', '4,99'), FAIXA_VAZIA, linha('6,0 km', '7.99', '50', '30')])
    expect(lidas).toEqual({ faixas: DUAS })
    expect(lerFaixas([])).toEqual({ faixas: [] })
    expect(lerFaixas(digitarFaixas(DUAS))).toEqual({ faixas: DUAS })
    expect(lerFaixas([linha('1', '0', '0', '0')])).toEqual({
      faixas: [{ ate: 1, taxa: ZERO, minimo: ZERO, minutos: 0 }],
    })
    expect(descreverFaixas([...DUAS, faixa(8.5, 0)])).toEqual([
      'Até 3 km: R$\u00a04,99',
      'De 3 a 6 km: R$\u00a07,99',
      'De 6 a 8,5 km: grátis',
    ])
  })

  test.each([
    ['repetida', [linha('3', '4'), linha('3,0', '5')], 'faixas.1.ate', 'Já há uma faixa até 3,0 km.'],
    [
      'sobreposta',
      [linha('6', '4'), FAIXA_VAZIA, linha('4,5', '5')],
      'faixas.2.ate',
      'Esta faixa cai dentro da anterior, que vai até 6,0 km.',
    ],
    ['sem distância', [linha('', '4')], 'faixas.0.ate', 'Informe até quantos km vai a faixa, como 3 ou 4,5.'],
    ['de zero km', [linha('0', '4')], 'faixas.0.ate', 'Informe até quantos km vai a faixa, como 3 ou 4,5.'],
    [
      'sem taxa',
      [linha('3', '')],
      'faixas.0.taxa',
      'Informe a taxa da faixa, como 4,99. Para entrega grátis, 0.',
    ],
    [
      'de mínimo errado',
      [linha('3', '4', 'x')],
      'faixas.0.minimo',
      'Informe um valor em reais, como 40,00, ou deixe em branco.',
    ],
    ['cara demais', [linha('3', '20.000,01')], 'faixas.0.taxa', MAXIMO],
    ['de mínimo alto demais', [linha('3', '4', '20.000,01')], 'faixas.0.minimo', MAXIMO],
    ['de minutos errados', [linha('3', '4', '', '301')], 'faixas.0.minutos', 'Digite um número de 0 a 300.'],
    [
      'a mais',
      Array.from({ length: 21 }, (_, n) => linha(String(n + 1), '4')),
      'faixas.20.ate',
      'São no máximo 20 faixas.',
    ],
  ])('uma faixa %s é recusada ao lado dela', (_caso, digitadas, campo, texto) => {
    const lidas = lerFaixas(digitadas)
    expect('recusas' in lidas && lidas.recusas).toMatchObject([{ codigo: 'faixa-invalida', campo, texto }])
  })

  test('quaisquer que sejam, cada distância até a última cai em uma faixa e só nela', () => {
    const decimos = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(decimos, fc.integer({ min: 0, max: 320 }), (limites, onde) => {
        const digitadas = limites
          .toSorted((a, b) => a - b)
          .map((decimo, n) => linha(String(decimo / 10).replace('.', ','), String(n)))
        const lidas = lerFaixas(digitadas)
        if (!('faixas' in lidas)) throw new Error('refused')
        const { faixas } = lidas
        const km = onde / 10
        const dentro = faixas.filter(({ ate }, n) => (n === 0 || km > (faixas[n - 1]?.ate ?? 0)) && km <= ate)
        const resultado = frete(aKm(km), faixas)
        if (onde > Math.max(...limites)) {
          expect(dentro).toEqual([])
          expect(resultado.situacao).toBe('fora-da-area')
        } else {
          expect(dentro).toHaveLength(1)
          expect(resultado).toMatchObject({ situacao: 'calculado', taxa: dentro[0]?.taxa })
        }
      }),
    )
  })
})
