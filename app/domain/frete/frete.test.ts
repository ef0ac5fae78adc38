import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import {
  avisoDoFrete,
  type ConfiguracaoFrete,
  calcularFrete,
  descreverFrete,
  type PontoDeEntrega,
  type ResultadoFrete,
  recusaDoFrete,
  taxaDoFrete,
} from './frete'

const KM_POR_GRAU = (6371 * Math.PI) / 180

const POR_KM: ConfiguracaoFrete = {
  calcularFretePorKm: true,
  valorFreteKm: centavos(200),
  valorFreteFixo: centavos(700),
  raioAtendimento: 10,
}
const FIXO: ConfiguracaoFrete = { ...POR_KM, calcularFretePorKm: false }

const EMPRESA: PontoDeEntrega = { cep: '01310100', posicao: { latitude: -23, longitude: -46 } }

/** A customer due north of the company, so that the kilometres can be chosen. */
function aKm(km: number): PontoDeEntrega {
  return { cep: '04538133', posicao: { latitude: -23 + km / KM_POR_GRAU, longitude: -46 } }
}

function frete(configuracao: Partial<ConfiguracaoFrete>, destino: PontoDeEntrega | null, origem = EMPRESA) {
  return calcularFrete({ configuracao: { ...POR_KM, ...configuracao }, origem, destino })
}

describe('com o cálculo por km desligado vale o frete fixo', () => {
  test.each([
    [centavos(700), 700],
    [ZERO, 0],
    [null, 0],
  ])('de %s centavos: %i', (valorFreteFixo, taxa) => {
    const configuracao = { ...FIXO, valorFreteFixo }
    expect(calcularFrete({ configuracao, origem: EMPRESA, destino: aKm(3) })).toEqual({ tipo: 'fixo', taxa })
    expect(calcularFrete({ configuracao, origem: null, destino: null })).toEqual({ tipo: 'fixo', taxa })
  })

  test('não há raio de atendimento', () => {
    expect(calcularFrete({ configuracao: FIXO, origem: EMPRESA, destino: aKm(500) }).tipo).toBe('fixo')
  })
})

describe('com o cálculo por km ligado', () => {
  test.each([
    [3.2, 200, 3.2, 640],
    [3.24, 200, 3.2, 640],
    [3.26, 200, 3.3, 660],
    [0.04, 200, 0, 0],
    [1.5, 199, 1.5, 299],
    [0.5, 1, 0.5, 1],
    [0.4, 1, 0.4, 0],
    [9.9, 333, 9.9, 3297],
    [5, 0, 5, 0],
  ])('%d km a %i centavos por km: %d km, %i centavos', (distancia, valorKm, km, taxa) => {
    expect(frete({ valorFreteKm: centavos(valorKm) }, aKm(distancia))).toEqual({
      tipo: 'distancia',
      km,
      taxa,
    })
  })

  test('sem valor por km a entrega é gratuita, e um valor negativo não paga o cliente', () => {
    expect(frete({ valorFreteKm: null }, aKm(3))).toEqual({ tipo: 'distancia', km: 3, taxa: 0 })
    expect(frete({ valorFreteKm: centavos(-200) }, aKm(3))).toEqual({ tipo: 'distancia', km: 3, taxa: 0 })
  })

  test('a taxa é a distância vezes o valor, metade do centavo para cima, sem erro de fração', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (decimos, valor) => {
          const resultado = frete({ raioAtendimento: null, valorFreteKm: centavos(valor) }, aKm(decimos / 10))
          const decimosDeCentavo = BigInt(decimos) * BigInt(valor)
          const taxa = Number(decimosDeCentavo / 10n) + (decimosDeCentavo % 10n >= 5n ? 1 : 0)
          expect(resultado).toEqual({ tipo: 'distancia', km: decimos / 10, taxa })
        },
      ),
    )
  })

  test('o mesmo CEP fica a 0,0 km, mesmo sem coordenadas e escrito de outro modo', () => {
    const destino = { cep: '01310-100', posicao: null }
    expect(frete({}, destino)).toEqual({ tipo: 'distancia', km: 0, taxa: 0 })
    expect(frete({}, destino, { cep: '01310100', posicao: null })).toEqual({
      tipo: 'distancia',
      km: 0,
      taxa: 0,
    })
  })
})

describe('o raio de atendimento', () => {
  test.each([
    [10, 10, 'distancia'],
    [10.04, 10, 'distancia'],
    [10.06, 10, 'fora-da-area'],
    [10.1, 10, 'fora-da-area'],
    [3.2, 3.2, 'distancia'],
    [3.3, 3.25, 'fora-da-area'],
    [500, null, 'distancia'],
    [500, 0, 'distancia'],
  ])('%d km com raio de %s km: %s', (km, raioAtendimento, tipo) => {
    expect(frete({ raioAtendimento }, aKm(km)).tipo).toBe(tipo)
  })

  test('fora dele a taxa é 0', () => {
    expect(frete({}, aKm(12.3))).toEqual({ tipo: 'fora-da-area', km: 12.3, raio: 10, taxa: 0 })
  })
})

describe('a distância que não se pode saber', () => {
  const VIZINHO: PontoDeEntrega = { cep: '01310200', posicao: { latitude: -23, longitude: -46 } }
  const casos: [string, PontoDeEntrega | null, PontoDeEntrega | null][] = [
    ['empresa sem CEP', null, aKm(3)],
    ['empresa com CEP incompleto', { cep: '', posicao: EMPRESA.posicao }, aKm(3)],
    ['empresa sem coordenadas', { cep: '01310100', posicao: null }, aKm(3)],
    ['cliente sem CEP', EMPRESA, null],
    ['cliente sem coordenadas', EMPRESA, { cep: '04538133', posicao: null }],
    ['nenhum dos dois com CEP', { cep: '', posicao: null }, { cep: '', posicao: null }],
    ['dois CEPs no mesmo ponto, o centro da cidade', EMPRESA, VIZINHO],
  ]

  test.each(casos)('(%s) custa o frete fixo', (_caso, origem, destino) => {
    expect(calcularFrete({ configuracao: POR_KM, origem, destino })).toEqual({
      tipo: 'fixo-por-falha',
      taxa: 700,
    })
  })

  test.each(casos)('(%s) sem frete fixo recusa a entrega', (_caso, origem, destino) => {
    for (const valorFreteFixo of [null, ZERO, centavos(-1)]) {
      const configuracao = { ...POR_KM, valorFreteFixo }
      expect(calcularFrete({ configuracao, origem, destino })).toEqual({ tipo: 'recusado' })
    }
  })
})

describe('o que o cliente lê', () => {
  const fixo: ResultadoFrete = { tipo: 'fixo', taxa: centavos(700) }
  const distancia: ResultadoFrete = { tipo: 'distancia', km: 3.2, taxa: centavos(640) }
  const distanciaInteira: ResultadoFrete = { tipo: 'distancia', km: 3, taxa: centavos(123_450) }
  const fora: ResultadoFrete = { tipo: 'fora-da-area', km: 12.3, raio: 10, taxa: ZERO }
  const foraDeRaioQuebrado: ResultadoFrete = { tipo: 'fora-da-area', km: 12.3, raio: 3.25, taxa: ZERO }
  const falha: ResultadoFrete = { tipo: 'fixo-por-falha', taxa: centavos(700) }
  const recusado: ResultadoFrete = { tipo: 'recusado' }

  test.each([
    [fixo, 'Frete fixo · R$ 7,00'],
    [distancia, '3,2 km em linha reta · R$ 6,40'],
    [distanciaInteira, '3,0 km em linha reta · R$ 1.234,50'],
    [fora, 'Fora da área de entrega.'],
    [falha, 'Frete fixo · R$ 7,00'],
    [recusado, 'Verifique o CEP para calcular a taxa.'],
  ])('ao lado do endereço: %o: %s', (resultado, texto) => {
    expect(descreverFrete(resultado)).toBe(texto)
  })

  test.each([
    [distancia, 'Distância Calculada', '3,2 km. Taxa: R$ 6,40', false],
    [distanciaInteira, 'Distância Calculada', '3,0 km. Taxa: R$ 1.234,50', false],
    [fora, 'Fora da área de entrega', 'O raio máximo de atendimento é 10 km.', true],
    [foraDeRaioQuebrado, 'Fora da área de entrega', 'O raio máximo de atendimento é 3,25 km.', true],
    [falha, 'Erro ao Calcular Distância', 'Não foi possível calcular a distância. Verifique os CEPs.', true],
    [
      recusado,
      'Erro ao Calcular Distância',
      'Não foi possível calcular a distância. Verifique os CEPs.',
      true,
    ],
  ])('no aviso: %o: %s', (resultado, titulo, texto, destrutivo) => {
    expect(avisoDoFrete(resultado)).toEqual({ titulo, texto, destrutivo })
  })

  test.each([
    [fixo, 700],
    [distancia, 640],
    [fora, 0],
    [falha, 700],
    [recusado, 0],
    [null, 0],
  ])('%o soma %d centavos ao total', (resultado, taxa) => {
    expect(taxaDoFrete(resultado)).toBe(taxa)
  })

  test('o frete fixo não avisa nada', () => {
    expect(avisoDoFrete(fixo)).toBeNull()
  })

  test.each([[fora], [recusado]])('%o impede a entrega', resultado => {
    expect(recusaDoFrete(resultado)).toEqual({
      recusa: true,
      titulo: 'Endereço Inválido',
      texto: 'Não é possível entregar no CEP informado ou o cálculo de distância falhou.',
      campo: 'cep',
    })
  })

  test.each([[fixo], [distancia], [falha]])('%o não impede a entrega', resultado => {
    expect(recusaDoFrete(resultado)).toBeNull()
  })
})
