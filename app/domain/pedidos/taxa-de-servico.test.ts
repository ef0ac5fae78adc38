import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { ajustesDoServico, servicoDeAntes } from './taxa-de-servico'
import { somarValores } from './valores'

const itens = (preco: number) => [{ preco: centavos(preco), quantidade: 1, extras: [] }]
const dez = { percentual: 10, cobrar: true }
const doServico = (
  servico: typeof dez | { percentual: null; cobrar: true },
  maneira: 'mesa' | 'retirada',
  preco = 50_05,
) => ajustesDoServico(servico, maneira, somarValores(itens(preco), centavos(0))).map(({ valor }) => valor)

test('só quem come no restaurante paga o serviço, e só se ninguém o tirou', () => {
  expect(doServico(dez, 'mesa')).toEqual([5_01])
  expect(doServico(dez, 'retirada')).toEqual([])
  expect(doServico({ ...dez, cobrar: false }, 'mesa')).toEqual([])
  expect(doServico({ percentual: null, cobrar: true }, 'mesa')).toEqual([])
})

test('é dos itens menos os descontos deles, uma linha só, e soma com o resto', () => {
  const valor = fc.integer({ min: 0, max: 80_00 })
  fc.assert(
    fc.property(valor, fc.integer({ min: 1, max: 90_00 }), (preco, tirado) => {
      const desconto = { alvo: 'itens', valor: centavos(tirado) } as const
      const sem = somarValores(itens(preco), centavos(0), [desconto])
      const linhas = ajustesDoServico(dez, 'mesa', sem)
      const com = somarValores(itens(preco), centavos(0), [desconto, ...linhas])
      expect(linhas.length).toBeLessThan(2)
      expect(com.totalComFrete).toBe(sem.totalComFrete + Math.floor((sem.totalComFrete * 10 + 50) / 100))
    }),
  )
})

test('o pedido editado fica com a que tem enquanto os itens custam o mesmo, e depois vale a de hoje', () => {
  const guardada = { alvo: 'servico', valor: centavos(7_00) } as const
  const antes = servicoDeAntes({ itens: itens(50_00), ajustes: [guardada] })
  const agora = (preco: number, cobrar = true) =>
    ajustesDoServico({ ...dez, cobrar }, 'mesa', somarValores(itens(preco), centavos(0)), antes)
  expect(agora(50_00)).toMatchObject([guardada])
  expect(agora(60_00)).toMatchObject([{ valor: 6_00 }])
  expect(agora(50_00, false)).toEqual([])
})
