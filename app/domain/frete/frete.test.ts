import { describe, expect, test } from 'vitest'
import type { Secao } from '~/domain/configuracoes/configuracoes'
import { centavos, ZERO } from '~/domain/valores/centavos'
import {
  anunciarFrete,
  baseDoFrete,
  calcularFrete,
  configuracaoDoFrete,
  cotadoPara,
  descreverFrete,
  dizerFrete,
  freteNaMensagem,
  freteSemDestino,
  type ResultadoFrete,
  segueOLugar,
  valePara,
} from './frete'
import type { Destino } from './regra'
import { recusaDoFrete, recusaSemFrete, taxaDoFrete } from './taxa-ou-recusa'

const POR_KM: Secao<'frete'> = {
  modoFrete: 'km',
  valorFreteKm: centavos(200),
  valorFreteFixo: centavos(700),
  raioAtendimento: 10,
}
const FIXO: Secao<'frete'> = { ...POR_KM, modoFrete: 'fixo' }

const ITAIM: Destino = { cep: '04538133', posicao: { latitude: -23.5, longitude: -46 }, bairro: 'Itaim' }

describe('com o cálculo por km desligado vale o frete fixo', () => {
  test.each([
    [centavos(700), 700],
    [ZERO, 0],
  ])('de %s centavos: %i', (valorFreteFixo, taxa) => {
    const configuracao = configuracaoDoFrete({ ...FIXO, valorFreteFixo })
    const restaurante = { ...ITAIM, cep: '01310100' }
    const fixo = { modo: 'fixo', situacao: 'calculado', taxa }
    expect(calcularFrete({ configuracao, restaurante, destino: ITAIM })).toEqual(fixo)
    expect(calcularFrete({ configuracao, restaurante: null, destino: null })).toEqual(fixo)
  })

  test('não há raio de atendimento', () => {
    const configuracao = configuracaoDoFrete(FIXO)
    const [restaurante, destino] = [
      ITAIM,
      { ...ITAIM, cep: '69900000', posicao: { latitude: -10, longitude: -67 } },
    ]
    expect(calcularFrete({ configuracao, restaurante, destino }).situacao).toBe('calculado')
  })
})

describe('o que o cliente lê', () => {
  const fixo: ResultadoFrete = { modo: 'fixo', situacao: 'calculado', taxa: centavos(700) }
  const distancia: ResultadoFrete = { modo: 'km', situacao: 'calculado', km: 3.2, taxa: centavos(640) }
  const distanciaInteira: ResultadoFrete = { ...distancia, km: 3, taxa: centavos(123_450) }
  const fora: ResultadoFrete = { modo: 'km', situacao: 'fora-da-area', km: 12.3, raio: 10, taxa: ZERO }
  const foraDeRaioQuebrado: ResultadoFrete = { ...fora, raio: 3.25 }
  const falha: ResultadoFrete = { modo: 'km', situacao: 'por-falha', taxa: centavos(700) }
  const recusado: ResultadoFrete = { modo: 'km', situacao: 'recusado', taxa: ZERO }

  test.each([
    [fixo, 'Frete fixo · R$\u00a07,00'],
    [distancia, '3,2 km em linha reta · R$\u00a06,40'],
    [distanciaInteira, '3,0 km em linha reta · R$\u00a01.234,50'],
    [fora, 'Fora da área de entrega.'],
    [falha, 'Frete fixo · R$\u00a07,00'],
    [recusado, 'Verifique o CEP para calcular a taxa.'],
    [null, 'Verifique o CEP para calcular a taxa.'],
  ])('ao lado do endereço: %o: %s', (resultado, texto) => {
    expect(descreverFrete(resultado)).toBe(texto)
  })

  test.each([
    [distancia, 'Distância Calculada', '3,2 km. Taxa: R$\u00a06,40', false],
    [distanciaInteira, 'Distância Calculada', '3,0 km. Taxa: R$\u00a01.234,50', false],
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
    expect(dizerFrete(resultado).aviso).toEqual({ titulo, texto, destrutivo })
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
    expect(dizerFrete(fixo).aviso).toBeNull()
  })

  test.each([[fora], [recusado]])('%o impede a entrega', resultado => {
    expect(recusaDoFrete(resultado)).toEqual({
      recusa: true,
      codigo: 'endereco-invalido',
      titulo: 'Endereço Inválido',
      texto: 'Não é possível entregar no CEP informado ou o cálculo de distância falhou.',
      campo: 'cep',
    })
  })

  test.each([[fixo], [distancia], [falha]])('%o não impede a entrega', resultado => {
    expect(recusaDoFrete(resultado)).toBeNull()
  })

  test('o que ninguém soube calcular impede a entrega', () => {
    expect(recusaSemFrete(null)).toEqual(recusaDoFrete(recusado))
    expect(recusaSemFrete(fixo)).toBeNull()
  })

  test.each([
    [fixo, 'fixo', null, { nota: '(frete fixo)' }],
    [distancia, 'km', 3.2, { linha: { rotulo: 'Distância', texto: '3,2 km em linha reta' } }],
    [falha, 'fixo', null, { nota: '(frete fixo)' }],
    [null, null, null, {}],
  ] as const)('%o fica no pedido, que depois o diz', (resultado, freteModo, distanciaKm, dito) => {
    expect(baseDoFrete(resultado)).toEqual({ freteModo, distanciaKm, freteLugar: null })
    expect(freteNaMensagem(baseDoFrete(resultado))).toEqual(dito)
  })
})

describe('o que a taxa segue', () => {
  const [fixo, porKm] = [configuracaoDoFrete(FIXO), configuracaoDoFrete(POR_KM)]

  test('só a taxa fixa se sabe sem o endereço; só a por km espera o serviço de CEP', () => {
    expect([freteSemDestino(fixo), freteSemDestino(porKm)]).toEqual([700, null])
    expect([segueOLugar(fixo), segueOLugar(porKm)]).toEqual([false, true])
  })

  test('a taxa de um CEP vale para qualquer bairro dele, se não segue o bairro', () => {
    const cotado = cotadoPara(porKm, ITAIM)
    expect(valePara(cotado, { cep: '04538133', bairro: 'Vila Olímpia' })).toBe(true)
    expect(valePara(cotado, { cep: '01310100', bairro: 'Itaim' })).toBe(false)
  })

  test.each([
    ['Itaim', 'Itaim ', true],
    ['Itaim', 'Vila Olímpia', false],
    [null, '', true],
    [null, 'Itaim', false],
  ])('a do bairro %j, para quem digitou %j: %s', (bairro, digitado, vale) => {
    expect(valePara({ cep: '04538133', bairro }, { cep: '04538133', bairro: digitado })).toBe(vale)
  })
})

describe('antes de um CEP', () => {
  const semNada: Secao<'frete'> = {
    modoFrete: 'fixo',
    valorFreteKm: null,
    valorFreteFixo: null,
    raioAtendimento: null,
  }
  const porKm: Secao<'frete'> = { ...semNada, modoFrete: 'km', valorFreteKm: centavos(250) }

  test.each<[string, Secao<'frete'>, string, string | null]>([
    ['sem configuração a entrega é a combinar', semNada, 'a combinar', null],
    ['frete fixo diz o valor', { ...semNada, valorFreteFixo: centavos(700) }, 'R$\u00a07,00', null],
    ['frete fixo zero é grátis', { ...semNada, valorFreteFixo: ZERO }, 'grátis', null],
    [
      'frete fixo não tem raio',
      { ...semNada, valorFreteFixo: centavos(700), raioAtendimento: 5 },
      'R$\u00a07,00',
      null,
    ],
    ['frete por km diz o valor do km', porKm, 'R$\u00a02,50/km', null],
    [
      'frete por km diz até onde se entrega',
      { ...porKm, raioAtendimento: 7.5 },
      'R$\u00a02,50/km',
      'até 7,5 km',
    ],
    ['raio zero é sem limite', { ...porKm, raioAtendimento: 0 }, 'R$\u00a02,50/km', null],
    [
      'km de graça ainda tem raio',
      { ...porKm, valorFreteKm: null, raioAtendimento: 3 },
      'grátis',
      'até 3 km',
    ],
  ])('%s', (_, guardado, preco, alcance) => {
    expect(anunciarFrete(configuracaoDoFrete(guardado))).toEqual({ preco, alcance })
  })
})
