import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { umCupom } from '../../../tests/world/um-cupom'
import { descreverCupom, dizerCondicoes, dizerUsos, preverCupom } from './descrever-cupom'

test.each([
  [{}, 'Num pedido de R$\u00a045,00: menos R$\u00a04,50'],
  [{ teto: centavos(3_00) }, 'Num pedido de R$\u00a045,00: menos R$\u00a03,00'],
  [{ minimo: centavos(62_15) }, 'Num pedido de R$\u00a062,15: menos R$\u00a06,22'],
  [
    { tipo: 'valor', percentual: null, valor: centavos(90_00) },
    'Num pedido de R$\u00a045,00: menos R$\u00a045,00',
  ],
  [{ produtos: [3 as ProdutoId] }, 'Num pedido de R$\u00a045,00 só dos itens escolhidos: menos R$\u00a04,50'],
  [{ tipo: 'frete', percentual: null }, 'Num pedido de R$\u00a045,00: entrega grátis'],
  [
    { tipo: 'frete', percentual: null, teto: centavos(5_00) },
    'Num pedido de R$\u00a045,00: até R$\u00a05,00 a menos na entrega',
  ],
] as const)('a prévia de %j', (cupom, frase) => {
  expect(preverCupom(umCupom(cupom))).toBe(frase)
})

test('as condições de um cupom, em palavras', () => {
  expect(dizerCondicoes(umCupom())).toEqual([])
  const cheio = umCupom({
    ...{
      minimo: centavos(60_00),
      maneira: 'retirada',
      dias: ['sabado', 'sexta'],
      deHora: 1080,
      ateHora: 120,
    },
    ...{ inicio: '2026-12-01', fim: '2026-12-24', produtos: [1, 2] as ProdutoId[] },
    ...{ categorias: [7 as CategoriaId], primeiraCompra: true, porCliente: 1, porDia: 10 },
  })
  expect(dizerCondicoes(cheio)).toEqual([
    ...[
      'A partir de R$\u00a060,00 em itens',
      'Só retirada',
      'Sex. e sáb., 18h-2h',
      'De 01/12/2026 a 24/12/2026',
    ],
    ...['Só 2 produtos e 1 categoria', 'Só no primeiro pedido', '1 uso por cliente', '10 usos por dia'],
  ])
})

test.each([
  [0, null, 'Nunca usado'],
  [1, null, 'Usado 1 vez'],
  [12, null, 'Usado 12 vezes'],
  [12, 50, 'Usado 12 de 50'],
])('%i usos de %j', (usos, limite, texto) => {
  expect(dizerUsos(usos, limite)).toBe(texto)
})

test('a descrição para um conflito tem tudo o que se pode mudar', () => {
  const antes = descreverCupom(umCupom())
  const outro = {
    minimo: centavos(5_00),
    dias: ['sexta'],
    inicio: '2026-12-01',
    limite: 3,
    ativo: false,
  } as const
  const mudados = Object.entries(descreverCupom(umCupom(outro))).filter(
    ([rotulo, texto]) => antes[rotulo] !== texto,
  )
  expect(mudados.map(([rotulo]) => rotulo)).toEqual([
    ...['Pedido mínimo', 'Dias', 'A partir de', 'Usos no total', 'Cupom ativo'],
  ])
})
