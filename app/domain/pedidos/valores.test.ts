import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { dizerValor, linhasDoTotal, todasAsLinhas } from './linhas-do-total'
import { type Ajuste, caberAjustes, somarValores } from './valores'

const itens = [{ preco: centavos(10_00), quantidade: 3, extras: [{ preco: centavos(1_50) }] }]
const frete = centavos(6_40)
const valores = somarValores(itens, frete)
const ajuste = (alvo: Ajuste['alvo'], valor: number): Ajuste => ({ alvo, valor: centavos(valor) })
const comAjustes = somarValores(itens, frete, [
  ...[ajuste('itens', 4_00), ajuste('itens', 50_00)],
  ...[ajuste('frete', 2_00), ajuste('servico', 1_00)],
])

test('o total do pedido é o dos itens com o frete', () => {
  expect(valores).toMatchObject({ total: 34_50, frete: 6_40, totalComFrete: 40_90 })
})

test('e com o que os descontos tiram, até não sobrar nada, e o que as taxas põem', () => {
  expect(comAjustes).toEqual({
    ...{ total: 34_50, descontoItens: 34_50, frete: 6_40, descontoFrete: 2_00, taxaServico: 1_00 },
    ...{ ajustePagamento: 0, totalComFrete: 5_40 },
  })
})

test('descontos e taxas, quaisquer que sejam, cabem no pedido e somam o que as suas linhas dizem', () => {
  const qualquer = fc.record({
    alvo: fc.constantFrom('itens', 'frete', 'servico'),
    valor: fc.integer({ min: 1, max: 60_00 }).map(centavos),
  })
  fc.assert(
    fc.property(fc.array(qualquer, { maxLength: 6 }), ajustes => {
      const somados = somarValores(itens, frete, ajustes)
      const cabem = caberAjustes(ajustes, somados)
      const soma = (alvo: string) => cabem.reduce((s, a) => s + (a.alvo === alvo ? a.valor : 0), 0)
      expect(cabem.every(({ valor }) => valor > 0)).toBe(true)
      expect(somados).toMatchObject({
        ...{ descontoItens: soma('itens'), descontoFrete: soma('frete'), taxaServico: soma('servico') },
      })
      expect(soma('itens')).toBeLessThanOrEqual(somados.total)
      expect(soma('frete')).toBeLessThanOrEqual(somados.frete)
      const linhas = todasAsLinhas(somados).map(({ valor }) => Number(valor))
      expect(linhas.slice(0, -1).reduce((s, valor) => s + valor)).toBe(linhas.at(-1))
    }),
  )
})

const daForma = (alvo: Ajuste['alvo']) => somarValores(itens, frete, [ajuste(alvo, 1_00)])

test.each([
  [
    ...[daForma('pagamento'), false, {}],
    ['itens: Subtotal 3450', 'pagamento: Desconto do pagamento -100', 'total: Total 3990'],
  ],
  [
    ...[daForma('acrescimo'), false, {}],
    ['itens: Subtotal 3450', 'pagamento: Acréscimo do pagamento 100', 'total: Total 4190'],
  ],
  [valores, true, {}, ['itens: Subtotal 3450', 'frete: Taxa de entrega 640', 'total: Total 4090']],
  [valores, false, {}, ['itens: Subtotal 3450', 'total: Total 4090']],
  [valores, true, { frete: 'Frete' }, ['itens: Subtotal 3450', 'frete: Frete 640', 'total: Total 4090']],
  [
    ...[comAjustes, true, {}],
    [
      ...['itens: Subtotal 3450', 'desconto: Desconto -3450', 'frete: Taxa de entrega 640'],
      ...[
        'desconto-frete: Desconto na entrega -200',
        'servico: Taxa de serviço (opcional) 100',
        'total: Total 540',
      ],
    ],
  ],
] as const)('as linhas do total de %j, com frete %s e as palavras %j', (de, comFrete, rotulos, linhas) => {
  const lidas = linhasDoTotal(de, comFrete, rotulos)
  expect(lidas.map(({ tipo, rotulo, valor }) => `${tipo}: ${rotulo} ${valor}`)).toEqual(linhas)
})

test('a entrega a combinar é uma linha sem valor, e o total diz que está sem ela', () => {
  const semTaxa = { ...somarValores(itens, centavos(0)), freteModo: 'a-combinar' }
  const linhas = linhasDoTotal(semTaxa, true, { frete: 'Frete', total: 'Total com frete' })
  expect(linhas.map(linha => [linha.rotulo, dizerValor(linha)])).toEqual([
    ['Subtotal', 'R$\u00a034,50'],
    ['Entrega', 'a combinar'],
    ['Total sem a entrega', 'R$\u00a034,50'],
  ])
  expect(linhasDoTotal(semTaxa, false).map(({ rotulo }) => rotulo)).toEqual(['Subtotal', 'Total'])
})
