import { expect, test } from 'vitest'
import { primeirosPassos } from './primeiros-passos'

const NADA = { temProduto: false, temHorario: false, temFrete: false, temPedido: false }
const TUDO = { temProduto: true, temHorario: true, temFrete: true, temPedido: true }

test('quem acabou de se cadastrar tem três passos pela frente', () => {
  expect(primeirosPassos(NADA, 'sistema')).toEqual({
    cardapio: false,
    horarios: false,
    frete: false,
    pedido: false,
  })
})

test.each([
  ['um produto à venda conclui o primeiro', { temProduto: true }, [true, false, false, false]],
  ['os horários são metade do segundo', { temHorario: true }, [false, true, false, false]],
  ['o frete é a outra metade', { temFrete: true }, [false, false, true, false]],
  ['o primeiro pedido conclui o terceiro', { temPedido: true }, [false, false, false, true]],
])('%s, em qualquer ordem', (_caso, fatos, [cardapio, horarios, frete, pedido]) => {
  expect(primeirosPassos({ ...NADA, ...fatos }, 'sistema')).toEqual({ cardapio, horarios, frete, pedido })
})

test('com os três concluídos não há mais passos', () => {
  expect(primeirosPassos(TUDO, 'sistema')).toBeNull()
  expect(primeirosPassos({ ...TUDO, temFrete: false }, 'sistema')).not.toBeNull()
  expect(primeirosPassos({ ...TUDO, temHorario: false }, 'sistema')).not.toBeNull()
  expect(primeirosPassos({ ...TUDO, temPedido: false }, 'sistema')).not.toBeNull()
})

test('de quem recebe por WhatsApp não se sabe do primeiro pedido: bastam os outros dois', () => {
  expect(primeirosPassos(NADA, 'whatsapp')).toEqual({
    cardapio: false,
    horarios: false,
    frete: false,
    pedido: null,
  })
  expect(primeirosPassos({ ...TUDO, temPedido: false }, 'whatsapp')).toBeNull()
})
