import { expect, test } from 'vitest'
import { primeirosPassos } from './primeiros-passos'

const NADA = { temProduto: false, temHorario: false, temFrete: false, temPedido: false }
const TUDO = { temProduto: true, temHorario: true, temFrete: true, temPedido: true }

test('quem acabou de se cadastrar tem três passos pela frente', () => {
  expect(primeirosPassos(NADA, 'sistema')).toEqual({ cardapio: false, atendimento: false, pedido: false })
})

test.each([
  ['um produto à venda conclui o primeiro', { temProduto: true }, [true, false, false]],
  ['os horários concluem o segundo', { temHorario: true }, [false, true, false]],
  ['o frete também', { temFrete: true }, [false, true, false]],
  ['o primeiro pedido conclui o terceiro', { temPedido: true }, [false, false, true]],
])('%s, em qualquer ordem', (_caso, fatos, [cardapio, atendimento, pedido]) => {
  expect(primeirosPassos({ ...NADA, ...fatos }, 'sistema')).toEqual({ cardapio, atendimento, pedido })
})

test('com os três concluídos não há mais passos', () => {
  expect(primeirosPassos(TUDO, 'sistema')).toBeNull()
  expect(primeirosPassos({ ...TUDO, temFrete: false }, 'sistema')).toBeNull()
  expect(primeirosPassos({ ...TUDO, temPedido: false }, 'sistema')).not.toBeNull()
})

test('de quem recebe por WhatsApp não se sabe do primeiro pedido: bastam os outros dois', () => {
  expect(primeirosPassos(NADA, 'whatsapp')).toEqual({ cardapio: false, atendimento: false, pedido: null })
  expect(primeirosPassos({ ...TUDO, temPedido: false }, 'whatsapp')).toBeNull()
})
