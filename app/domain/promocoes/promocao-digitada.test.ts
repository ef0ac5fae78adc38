import { expect, test } from 'vitest'
import { lerPromocao } from './promocao-digitada'

const PRECO = { nome: 'Terça', tipo: 'preco', alvo: 'produto-3', valor: '29,90', ativo: 'on' }
const LEVE = { ...PRECO, tipo: 'leve', alvo: 'categoria-7', leve: '2', pague: '1', valor: '' }
const DESCONTO = { ...PRECO, tipo: 'desconto', alvo: '', percentual: '10', valor: '' }

test.each<[object, object]>([
  [PRECO, { tipo: 'preco', produtoId: 3, varianteId: null, categoriaId: null, valor: 29_90 }],
  [
    { ...PRECO, alvo: 'tamanho-9' },
    { produtoId: null, varianteId: 9 },
  ],
  [
    { ...PRECO, dias: { terca: 'on' }, deHora: '18', ateHora: '02:00', leve: '2', percentual: '10' },
    { dias: ['terca'], deHora: 18 * 60, ateHora: 120, leve: null, percentual: null },
  ],
  [LEVE, { tipo: 'leve', categoriaId: 7, leve: 2, pague: 1, valor: null }],
  [
    { ...LEVE, pague: '', valor: '25,00' },
    { leve: 2, pague: null, valor: 25_00 },
  ],
  [DESCONTO, { produtoId: null, categoriaId: null, percentual: 10, valor: null, minimo: null }],
  [
    { ...DESCONTO, percentual: '', valor: '5', minimo: '40' },
    { percentual: null, valor: 5_00, minimo: 40_00 },
  ],
])('lê %j', (digitado, lido) => {
  expect(lerPromocao(digitado)).toMatchObject({ dados: lido })
})

test.each<[object, string, string]>([
  [{ ...PRECO, nome: '' }, 'nome', 'Por favor, preencha o campo Nome.'],
  [{ ...PRECO, tipo: 'brinde' }, 'tipo', 'Escolha o tipo da promoção.'],
  [{ ...PRECO, alvo: '' }, 'alvo', 'Escolha o produto ou o tamanho.'],
  [{ ...PRECO, alvo: 'categoria-7' }, 'alvo', 'Escolha o produto ou o tamanho.'],
  [{ ...PRECO, valor: '' }, 'valor', 'Informe o preço promocional.'],
  [{ ...PRECO, valor: '0' }, 'valor', 'Informe um valor em reais, como 29,90.'],
  [{ ...LEVE, alvo: '' }, 'alvo', 'Escolha a categoria ou o produto.'],
  [{ ...LEVE, leve: '' }, 'leve', 'Informe quantas unidades.'],
  [{ ...LEVE, leve: '1' }, 'leve', 'Digite um número de 2 a 99.'],
  [{ ...LEVE, pague: '2' }, 'pague', 'Paga-se menos do que se leva.'],
  [{ ...LEVE, pague: '' }, 'pague', 'Informe quantas se pagam, ou o valor de todas: um dos dois.'],
  [{ ...LEVE, valor: '25,00' }, 'pague', 'Informe quantas se pagam, ou o valor de todas: um dos dois.'],
  [{ ...DESCONTO, percentual: '' }, 'percentual', 'Informe o percentual ou o valor: um dos dois.'],
  [{ ...DESCONTO, percentual: '101' }, 'percentual', 'Digite um número de 1 a 100.'],
  [{ ...PRECO, deHora: '18:00' }, 'ateHora', 'Informe os dois horários, ou nenhum.'],
  [
    { ...PRECO, inicio: '24/12/2026', fim: '23/12/2026' },
    'fim',
    'A promoção não pode acabar antes de começar.',
  ],
])('recusa ao lado do campo: %j', (digitado, campo, texto) => {
  const lida = lerPromocao(digitado)
  expect('recusas' in lida && lida.recusas).toMatchObject([{ campo, texto, titulo: 'Erro ao salvar' }])
})
