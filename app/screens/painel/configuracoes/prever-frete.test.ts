import { expect, test } from 'vitest'
import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import { configuracaoDoFrete, tabelaDeBairros } from '~/domain/frete/frete'
import { centavos } from '~/domain/valores/centavos'
import { aKm, noBairro, preverFrete } from './prever-frete'

const REAIS_45 = centavos(45_00)
const PERDIZES = {
  ...{ cidade: 'São Paulo', estado: 'SP', nome: 'Perdizes', ativo: true },
  ...{ taxa: centavos(6_00), minimo: centavos(50_00), minutos: 20 },
}
const REGRAS = {
  minimos: { entrega: centavos(30_00), retirada: null },
  entregaGratis: { acima: centavos(80_00), sobre: 'bruto' as const },
  tempo: { ...secaoPadrao('tempo'), preparoMin: 30 },
}

function porBairro(ativo = true) {
  const bairros = tabelaDeBairros([
    { ...PERDIZES, ativo },
    { ...PERDIZES, nome: 'Lapa', minimo: null },
  ])
  return configuracaoDoFrete({ ...secaoPadrao('frete'), modoFrete: 'bairros', bairros })
}

test('a prévia diz taxa, mínimo, entrega grátis, tempo e total de um bairro', () => {
  const regras = { ...REGRAS, configuracao: porBairro() }
  expect(preverFrete(regras, noBairro(PERDIZES), REAIS_45)).toEqual([
    'Taxa de entrega: R$\u00a06,00.',
    'Faltam R$\u00a035,00 para a entrega grátis.',
    'O pedido mínimo para entrega é de R$\u00a050,00. Faltam R$\u00a05,00.',
    'Tempo: 50-65 min.',
    'Total: R$\u00a051,00.',
  ])
  expect(preverFrete(regras, noBairro(PERDIZES), centavos(80_00))).toEqual([
    'Taxa de entrega: R$\u00a06,00.',
    'Entrega grátis: a taxa não é cobrada.',
    'Pedido mínimo: R$\u00a050,00.',
    'Tempo: 50-65 min.',
    'Total: R$\u00a080,00.',
  ])
  expect(preverFrete({ ...regras, configuracao: porBairro(false) }, noBairro(PERDIZES), REAIS_45)).toEqual([
    'Não entregamos em Perdizes.',
  ])
})

test('por distância a prévia é de tantos km, e além da última faixa diz que não há entrega', () => {
  const faixas = [{ ate: 3, taxa: centavos(4_99), minimo: null, minutos: null }]
  const configuracao = configuracaoDoFrete({ ...secaoPadrao('frete'), modoFrete: 'faixas', faixas })
  const regras = { ...REGRAS, configuracao, tempo: secaoPadrao('tempo'), entregaGratis: null }
  const linhas = ['Taxa de entrega: R$\u00a04,99.', 'Pedido mínimo: R$\u00a030,00.', 'Total: R$\u00a049,99.']
  expect(preverFrete(regras, aKm(0), REAIS_45)).toEqual(linhas)
  expect(preverFrete(regras, aKm(3), REAIS_45)).toEqual(linhas)
  expect(preverFrete(regras, aKm(3.1), REAIS_45)).toEqual(['O raio máximo de atendimento é 3 km.'])
})

test('enquanto a loja não diz quanto custa, a prévia diz que é a combinar, e o total sem a entrega', () => {
  const configuracao = configuracaoDoFrete({
    ...secaoPadrao('frete'),
    modoFrete: 'fixo',
    valorFreteFixo: null,
  })
  const regras = { ...REGRAS, configuracao, tempo: secaoPadrao('tempo') }
  expect(preverFrete(regras, { restaurante: null, destino: null }, REAIS_45)).toEqual([
    ...['Entrega a combinar.', 'Pedido mínimo: R$\u00a030,00.', 'Total sem a entrega: R$\u00a045,00.'],
  ])
})
