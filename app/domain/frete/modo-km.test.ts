import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Secao } from '~/domain/configuracoes/configuracoes'
import { centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import {
  calcularFrete,
  configuracaoDoFrete,
  descreverFrete,
  dizerFrete,
  type FreteGuardado,
  type PerguntaDeFrete,
} from './frete'
import type { Destino, PontoDeEntrega } from './regra'
import { recusaDoFrete } from './taxa-ou-recusa'

const KM_POR_GRAU = (6371 * Math.PI) / 180

const POR_KM: Secao<'frete'> = {
  modoFrete: 'km',
  valorFreteKm: centavos(200),
  valorFreteFixo: centavos(700),
  raioAtendimento: 10,
}

const EMPRESA: PontoDeEntrega = { cep: '01310100', posicao: { latitude: -23, longitude: -46 } }

/** A customer due north of the company, so that the kilometres can be chosen. */
function aKm(km: number): Destino {
  return { cep: '04538133', posicao: { latitude: -23 + km / KM_POR_GRAU, longitude: -46 }, bairro: 'Itaim' }
}

function calcular(guardado: FreteGuardado, trecho: Omit<PerguntaDeFrete, 'configuracao'>) {
  return calcularFrete({ configuracao: configuracaoDoFrete(guardado), ...trecho })
}

function frete(guardado: Partial<Secao<'frete'>>, destino: Destino | null, restaurante = EMPRESA) {
  return calcular({ ...POR_KM, ...guardado }, { restaurante, destino })
}

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
      modo: 'km',
      situacao: 'calculado',
      km,
      taxa,
    })
  })

  test('sem valor por km a entrega é gratuita, e um valor negativo não paga o cliente', () => {
    expect(frete({ valorFreteKm: null }, aKm(3))).toEqual({
      modo: 'km',
      situacao: 'calculado',
      km: 3,
      taxa: 0,
    })
    expect(frete({ valorFreteKm: centavos(-200) }, aKm(3))).toEqual({
      modo: 'km',
      situacao: 'calculado',
      km: 3,
      taxa: 0,
    })
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
          expect(resultado).toEqual({ modo: 'km', situacao: 'calculado', km: decimos / 10, taxa })
        },
      ),
    )
  })

  test('o mesmo CEP fica a 0,0 km, mesmo sem coordenadas e escrito de outro modo', () => {
    const destino = { cep: '01310-100', posicao: null, bairro: null }
    expect(frete({}, destino)).toEqual({ modo: 'km', situacao: 'calculado', km: 0, taxa: 0 })
    expect(frete({}, destino, { cep: '01310100', posicao: null })).toEqual({
      modo: 'km',
      situacao: 'calculado',
      km: 0,
      taxa: 0,
    })
  })
})

describe('o raio de atendimento', () => {
  test.each([
    [10, 10, 'calculado'],
    [10.04, 10, 'calculado'],
    [10.06, 10, 'fora-da-area'],
    [10.1, 10, 'fora-da-area'],
    [3.2, 3.2, 'calculado'],
    [3.3, 3.25, 'fora-da-area'],
    [500, null, 'calculado'],
    [500, 0, 'calculado'],
  ])('%d km com raio de %s km: %s', (km, raioAtendimento, situacao) => {
    expect(frete({ raioAtendimento }, aKm(km)).situacao).toBe(situacao)
  })

  test('fora dele a taxa é 0', () => {
    expect(frete({}, aKm(12.3))).toEqual({
      modo: 'km',
      situacao: 'fora-da-area',
      km: 12.3,
      raio: 10,
      taxa: 0,
    })
  })
})

describe('a distância que não se pode saber', () => {
  const VIZINHO: Destino = { ...aKm(0), cep: '01310200' }
  const casos: [string, PontoDeEntrega | null, Destino | null][] = [
    ['empresa sem CEP', null, aKm(3)],
    ['empresa com CEP incompleto', { cep: '', posicao: EMPRESA.posicao }, aKm(3)],
    ['empresa sem coordenadas', { cep: '01310100', posicao: null }, aKm(3)],
    ['cliente sem CEP', EMPRESA, null],
    ['cliente sem coordenadas', EMPRESA, { ...aKm(3), posicao: null }],
    ['nenhum dos dois com CEP', { cep: '', posicao: null }, { cep: '', posicao: null, bairro: null }],
    ['dois CEPs no mesmo ponto, o centro da cidade', EMPRESA, VIZINHO],
  ]

  test.each(casos)('(%s) custa o frete fixo', (_caso, restaurante, destino) => {
    expect(calcular(POR_KM, { restaurante, destino })).toEqual({
      modo: 'km',
      situacao: 'por-falha',
      taxa: 700,
    })
  })

  test.each(casos)('(%s) sem frete fixo recusa a entrega', (_caso, restaurante, destino) => {
    for (const valorFreteFixo of [null, ZERO, centavos(-1)]) {
      const recusado = { modo: 'km', situacao: 'recusado', taxa: 0 }
      expect(calcular({ ...POR_KM, valorFreteFixo }, { restaurante, destino })).toEqual(recusado)
    }
  })
})

describe('a distância que não se pode saber, até outra cidade', () => {
  const SP = { cidade: 'São Paulo', estado: 'SP' }
  const LOJA: PontoDeEntrega = { ...EMPRESA, cidadeDoCep: SP }
  const em = (cidade: string, estado: string): Destino => ({
    ...{ cep: '60000000', posicao: null, bairro: null, cidadeDoCep: { cidade, estado } },
  })
  const FAIXAS: FreteGuardado = {
    ...POR_KM,
    modoFrete: 'faixas',
    faixas: [{ ate: 3, taxa: centavos(500), minimo: null, minutos: null }],
  }

  test.each([
    ['km', POR_KM],
    ['km', { ...POR_KM, valorFreteFixo: ZERO }],
    ['faixas', FAIXAS],
  ])('de outro estado fica fora da área (%s)', (modo, guardado) => {
    const resultado = calcular(guardado, { restaurante: LOJA, destino: em('Fortaleza', 'CE') })
    expect(resultado).toEqual({ modo, situacao: 'fora-da-area', cidade: 'Fortaleza/CE', taxa: 0 })
    expect(recusaDoFrete(resultado)?.codigo).toBe('endereco-invalido')
    expect(descreverFrete(resultado)).toBe('Fora da área de entrega.')
    expect(dizerFrete(resultado)).toMatchObject({
      ressalva:
        'O CEP é de Fortaleza/CE, e a loja só entrega em outro estado quando a distância é conhecida.',
      aviso: { titulo: 'Fora da área de entrega' },
      avisoAoDono: 'Fora da área de entrega: o CEP é de Fortaleza/CE, e a distância até lá não é conhecida.',
    })
  })

  test.each([
    ['km', POR_KM],
    ['faixas', FAIXAS],
  ])('do mesmo estado custa o frete fixo, com um aviso ao cliente e à loja (%s)', (modo, guardado) => {
    const resultado = calcular(guardado, { restaurante: LOJA, destino: em('Guarulhos', 'SP') })
    expect(resultado).toEqual({ modo, situacao: 'por-falha', cidade: 'Guarulhos/SP', taxa: 700 })
    expect(descreverFrete(resultado)).toBe(`Frete fixo · ${formatReais(centavos(700))}`)
    expect(dizerFrete(resultado)).toMatchObject({
      ressalva:
        'Não foi possível calcular a distância até Guarulhos/SP: vale a taxa fixa. Confirme com a loja se ela entrega lá.',
      avisoAoDono: 'O CEP é de outra cidade, Guarulhos/SP, e a distância até lá não é conhecida.',
    })
  })

  test('sem frete fixo, a outra cidade do mesmo estado é recusada como qualquer distância que falta', () => {
    const resultado = calcular(
      { ...POR_KM, valorFreteFixo: ZERO },
      { restaurante: LOJA, destino: em('Guarulhos', 'SP') },
    )
    expect(resultado).toEqual({ modo: 'km', situacao: 'recusado', taxa: 0 })
  })

  test.each([
    ['a mesma cidade, escrita de outro modo', LOJA, em('S. Paulo', 'sp')],
    ['uma loja que não diz a cidade', EMPRESA, em('Fortaleza', 'CE')],
    ['um CEP de que ninguém sabe a cidade', LOJA, { ...em('', ''), cidadeDoCep: null }],
  ])('(%s) custa o frete fixo, sem mais', (_, restaurante, destino) => {
    expect(calcular(POR_KM, { restaurante, destino })).toEqual({
      modo: 'km',
      situacao: 'por-falha',
      taxa: 700,
    })
  })

  test('do outro estado que só o cliente diz, de um CEP que ninguém sabe, custa o frete fixo, com o aviso', () => {
    const destino = { ...em('Fortaleza', 'CE'), cepDesconhecido: true }
    expect(calcular(POR_KM, { restaurante: LOJA, destino })).toEqual({
      ...{ modo: 'km', situacao: 'por-falha', cidade: 'Fortaleza/CE', taxa: 700 },
    })
  })

  test('com a distância conhecida, a cidade e o estado não importam', () => {
    const vizinha = { ...aKm(3), cidadeDoCep: { cidade: 'Extrema', estado: 'MG' } }
    expect(calcular(POR_KM, { restaurante: LOJA, destino: vizinha })).toEqual({
      ...{ modo: 'km', situacao: 'calculado', km: 3, taxa: 600 },
    })
  })
})
