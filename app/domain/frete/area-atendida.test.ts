import { expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import { areaAtendida } from './area-atendida'

const area = { taxa: centavos(5_00), minimo: null, minutos: null }
const bairro = { ...area, cidade: 'Santos', estado: 'SP' }

test.each([
  ['por km, o raio', { modo: 'km', porKm: ZERO, raio: 8, semDistancia: ZERO }, { raio: 8 }],
  ['por km sem raio, nenhum limite', { modo: 'km', porKm: ZERO, raio: 0, semDistancia: ZERO }, null],
  [
    'por faixas, a última',
    { modo: 'faixas', faixas: [3, 6.5].map(ate => ({ ...area, ate })), semDistancia: ZERO },
    { raio: 6.5 },
  ],
  ['por faixas sem faixa, nenhum lugar', { modo: 'faixas', faixas: [], semDistancia: ZERO }, { bairros: [] }],
  [
    'por bairros, os que atende agora',
    {
      ...({ modo: 'bairros', taxas: [] } as const),
      bairros: [
        { ...bairro, nome: 'Centro', ativo: true },
        { ...bairro, nome: 'Embaré', ativo: false },
      ],
    },
    { bairros: ['Centro, Santos/SP'] },
  ],
  ['com taxa fixa, nenhum limite', { modo: 'fixo', taxa: ZERO }, null],
] as const)('Onde a loja entrega é, %s', (_, configuracao, area) => {
  expect(areaAtendida(configuracao)).toEqual(area)
})
