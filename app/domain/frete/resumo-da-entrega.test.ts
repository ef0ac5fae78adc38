import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ConfiguracaoFrete } from './frete'
import { resumoDaEntrega } from './resumo-da-entrega'

const semNada: ConfiguracaoFrete = {
  calcularFretePorKm: false,
  valorFreteKm: null,
  valorFreteFixo: null,
  raioAtendimento: null,
}
const porKm: ConfiguracaoFrete = { ...semNada, calcularFretePorKm: true, valorFreteKm: centavos(250) }

test.each<[string, ConfiguracaoFrete, string, string | null]>([
  ['sem configuração a entrega é grátis', semNada, 'grátis', null],
  ['frete fixo diz o valor', { ...semNada, valorFreteFixo: centavos(700) }, 'R$ 7,00', null],
  ['frete fixo zero é grátis', { ...semNada, valorFreteFixo: centavos(0) }, 'grátis', null],
  [
    'frete fixo não tem raio',
    { ...semNada, valorFreteFixo: centavos(700), raioAtendimento: 5 },
    'R$ 7,00',
    null,
  ],
  ['frete por km diz o valor do km', porKm, 'R$ 2,50/km', null],
  ['frete por km diz até onde se entrega', { ...porKm, raioAtendimento: 7.5 }, 'R$ 2,50/km', 'até 7,5 km'],
  ['raio zero é sem limite', { ...porKm, raioAtendimento: 0 }, 'R$ 2,50/km', null],
  ['km de graça ainda tem raio', { ...porKm, valorFreteKm: null, raioAtendimento: 3 }, 'grátis', 'até 3 km'],
])('%s', (_, configuracao, preco, alcance) => {
  expect(resumoDaEntrega(configuracao)).toEqual({ preco, alcance })
})
