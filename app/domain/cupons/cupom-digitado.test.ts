import { expect, test } from 'vitest'
import { ACIMA_DO_MAXIMO } from '~/domain/valores/centavos'
import { lerCupom, ROTULOS_DO_CUPOM } from './cupom-digitado'

const MINIMO = { codigo: 'pizza 10', tipo: 'percentual', percentual: '10', ativo: 'on' }
const VAZIO = {
  ...{ valor: null, teto: null, minimo: null, maneira: null, dias: [], deHora: null, ateHora: null },
  ...{ inicio: null, fim: null, produtos: [], categorias: [], primeiraCompra: false },
  ...{ limite: null, porCliente: null, porDia: null },
}

const dados = (valores: object) => {
  const lido = lerCupom({ ...MINIMO, ...valores }, 'sistema')
  if ('recusas' in lido) throw new Error(lido.recusas[0]?.texto)
  return lido.dados
}

test('um cupom sem condições', () => {
  expect(dados({})).toEqual({
    ...{ ...VAZIO, codigo: 'PIZZA10', tipo: 'percentual', percentual: 10, ativo: true },
  })
})

test('e com todas elas', () => {
  const digitado = {
    ...{ teto: '20', minimo: 'R$\u00a040,00', maneira: 'entrega', dias: { sexta: 'on', sabado: 'on' } },
    ...{ deHora: '18', ateHora: '02:00', inicio: '1/12/2026', fim: '24/12/2026' },
    ...{ produtos: ['3', '3', '4'], categorias: ['7'], primeiraCompra: 'on' },
    ...{ limite: '100', porCliente: '1', porDia: '10' },
  }
  expect(dados(digitado)).toMatchObject({
    ...{ teto: 20_00, minimo: 40_00, maneira: 'entrega', dias: ['sexta', 'sabado'] },
    ...{ deHora: 18 * 60, ateHora: 120, inicio: '2026-12-01', fim: '2026-12-24' },
    ...{ produtos: [3, 4], categorias: [7], primeiraCompra: true, limite: 100, porCliente: 1, porDia: 10 },
  })
})

test('o que é de outro tipo não fica, e entrega grátis é para entrega', () => {
  const cheio = { valor: '5', teto: '8', percentual: '10' }
  expect(dados({ ...cheio, tipo: 'valor' })).toMatchObject({ valor: 5_00, percentual: null, teto: null })
  expect(dados({ ...cheio })).toMatchObject({ valor: null, percentual: 10, teto: 8_00 })
  expect(dados({ ...cheio, tipo: 'frete', maneira: 'retirada' })).toMatchObject({
    ...{ valor: null, percentual: null, teto: 8_00, maneira: 'entrega' },
  })
})

test('os sete dias são todos os dias', () => {
  const dias = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo']
  expect(dados({ dias: Object.fromEntries(dias.map(dia => [dia, 'on'])) }).dias).toEqual([])
})

const MUITOS = Array.from({ length: 201 }, (_, n) => String(n + 1))

test.each<[object, string, string]>([
  [{ codigo: '' }, 'codigo', `Por favor, preencha o campo ${ROTULOS_DO_CUPOM.codigo}.`],
  [{ codigo: 'ab' }, 'codigo', 'O código tem de 3 a 20 letras e números.'],
  [{ tipo: 'brinde' }, 'tipo', 'Escolha o tipo do cupom.'],
  [{ percentual: '' }, 'percentual', 'Informe o percentual, de 1 a 100.'],
  [{ percentual: '101' }, 'percentual', 'Digite um número de 1 a 100.'],
  [{ percentual: '0' }, 'percentual', 'Digite um número de 1 a 100.'],
  [{ tipo: 'valor', valor: '' }, 'valor', 'Informe o valor do desconto.'],
  [{ tipo: 'valor', valor: '0' }, 'valor', 'Informe um valor em reais, como 10,00.'],
  [{ minimo: 'muito' }, 'minimo', 'Informe um valor em reais, como 10,00.'],
  [{ tipo: 'valor', valor: '20.000,01' }, 'valor', ACIMA_DO_MAXIMO],
  [{ minimo: '1.000.000,00' }, 'minimo', ACIMA_DO_MAXIMO],
  [{ teto: '20.000,01' }, 'teto', ACIMA_DO_MAXIMO],
  [{ maneira: 'drone' }, 'maneira', 'Escolha para que o cupom vale.'],
  [{ deHora: '18:00' }, 'ateHora', 'Informe os dois horários, ou nenhum.'],
  [{ ateHora: '18:00' }, 'deHora', 'Informe os dois horários, ou nenhum.'],
  [{ deHora: '25:00', ateHora: '02:00' }, 'deHora', 'Informe um horário, como 18:00.'],
  [{ inicio: '31/02/2026' }, 'inicio', 'Informe uma data, como 24/12/2026.'],
  [{ inicio: '24/12/2026', fim: '23/12/2026' }, 'fim', 'O cupom não pode acabar antes de começar.'],
  [{ limite: '0' }, 'limite', 'Digite um número de 1 a 9999.'],
  [{ produtos: MUITOS }, 'produtos', 'Escolha no máximo 200.'],
])('recusa ao lado do campo: %j', (valores, campo, texto) => {
  const lido = lerCupom({ ...MINIMO, ...valores }, 'sistema')
  expect('recusas' in lido && lido.recusas).toMatchObject([{ campo, texto, titulo: 'Erro ao salvar' }])
})

test('uma loja que recebe pelo WhatsApp não sabe quem já pediu, mas conta o total', () => {
  const lido = lerCupom({ ...MINIMO, primeiraCompra: 'on', porCliente: '1' }, 'whatsapp')
  const texto = 'Os pedidos que saem pelo WhatsApp não ficam registrados: não dá para saber quem já pediu.'
  expect('recusas' in lido && lido.recusas).toMatchObject([
    { texto, campo: 'primeiraCompra' },
    { texto, campo: 'porCliente' },
  ])
  expect(lerCupom({ ...MINIMO, limite: '100', porDia: '10' }, 'whatsapp')).toHaveProperty('dados')
})
