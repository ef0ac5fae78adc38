import { expect, test } from 'vitest'
import { descreverSecao, digitarSecao, lerSecao, secaoPadrao } from './configuracoes'

const EM_BRANCO = { modoFrete: 'fixo', valorFreteFixo: '', valorFreteKm: '', raioAtendimento: '' }
const lida = (valores: Record<string, string>) => {
  const resposta = lerSecao('frete', { ...EM_BRANCO, ...valores })
  return 'dados' in resposta ? resposta.dados : resposta.recusas.map(({ campo, texto }) => [campo, texto])
}
const VAZIA = { modoFrete: 'fixo', valorFreteFixo: null, valorFreteKm: null, raioAtendimento: null }

test('campo vazio é nulo', () => {
  expect(lida({ valorFreteFixo: '', valorFreteKm: ' ', raioAtendimento: '' })).toEqual(VAZIA)
})

test('um formulário que não trouxe os campos não apaga nada', () => {
  expect(lerSecao('frete', {})).toMatchObject({ recusas: [{}, {}, {}, {}] })
})

test.each([
  [{ valorFreteFixo: '8,5' }, { valorFreteFixo: 850 }],
  [{ valorFreteFixo: '0' }, { valorFreteFixo: 0 }],
  [
    { valorFreteKm: '2.00', modoFrete: 'km' },
    { valorFreteKm: 200, modoFrete: 'km' },
  ],
  [{ raioAtendimento: '7,5' }, { raioAtendimento: 7.5 }],
  [{ raioAtendimento: '12 km' }, { raioAtendimento: 12 }],
  [{ raioAtendimento: '0,01' }, { raioAtendimento: 0.01 }],
])('%j é lido como número', (digitado, lido) => {
  expect(lida(digitado)).toEqual({ ...VAZIA, ...lido })
})

test.each([
  ['valorFreteFixo', 'abc', 'Informe um valor em reais, como 8,50.'],
  ['valorFreteFixo', '-1', 'Informe um valor em reais, como 8,50.'],
  ['valorFreteKm', '1e3', 'Informe um valor em reais, como 8,50.'],
  [
    'valorFreteFixo',
    '20.000,01',
    'O valor pode ser de no máximo R$\u00a020.000,00, que é o máximo de um pedido.',
  ],
  [
    'valorFreteKm',
    '1.000.000,00',
    'O valor pode ser de no máximo R$\u00a020.000,00, que é o máximo de um pedido.',
  ],
  ['raioAtendimento', '-2', 'Informe uma distância em km, como 5 ou 7,5.'],
  ['raioAtendimento', '1,234', 'Informe uma distância em km, como 5 ou 7,5.'],
  ['raioAtendimento', '99999', 'Informe uma distância em km, como 5 ou 7,5.'],
])('%s %j é recusado ao lado do campo', (campo, digitado, texto) => {
  expect(lida({ [campo]: digitado })).toEqual([[campo, texto]])
})

test('quem é avisado de uma mudança lê todos os campos do formulário', () => {
  const lida = lerSecao('frete', { ...EM_BRANCO, valorFreteFixo: '8', raioAtendimento: '7,5' })
  const dados = 'dados' in lida ? lida.dados : null
  const dito = Object.values(dados ? descreverSecao('frete', dados) : {})
  expect(dito).toEqual(['Valor fixo', 'R$\u00a08,00', 'em branco', '7,5'])
  expect(dito).toHaveLength(Object.keys(dados ?? {}).length)
})

test('sem nada salvo cada campo começa pelo seu padrão, como se digita', () => {
  expect(digitarSecao('frete', secaoPadrao('frete'))).toEqual({
    modoFrete: 'fixo',
    valorFreteFixo: '',
    valorFreteKm: '0,00',
    raioAtendimento: '0,00',
  })
})

test.each([
  ['tempo', { preparoMin: '' }, { preparoMin: null }],
  ['tempo', { preparoMin: ' 40 ' }, { preparoMin: 40 }],
  ['margem', { margemFechamentoMin: '' }, { margemFechamentoMin: 0 }],
  ['margem', { margemFechamentoMin: '60' }, { margemFechamentoMin: 60 }],
] as const)('em %s, %j são minutos', (secao, valores, dados) => {
  expect(lerSecao(secao, valores)).toMatchObject({ dados })
})

test.each([
  ['tempo', { preparoMin: '0' }, 'Digite um número de 1 a 240.'],
  ['margem', { margemFechamentoMin: '61' }, 'Digite um número de 0 a 60.'],
  ['servico', { servicoPercentual: '31' }, 'Digite um número de 1 a 30.'],
  ['servico', { servicoPercentual: '0' }, 'Digite um número de 1 a 30.'],
] as const)('em %s, %j é recusado ao lado do campo', (secao, valores, texto) => {
  expect(lerSecao(secao, valores)).toMatchObject({ recusas: [{ texto, campo: Object.keys(valores)[0] }] })
})
