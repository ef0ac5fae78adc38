import { expect, test } from 'vitest'
import { primeirosPassos } from './primeiros-passos'

const NADA = { temCategoria: false, temProduto: false, temHorario: false, temFrete: false, temPedido: false }
const TUDO = { temCategoria: true, temProduto: true, temHorario: true, temFrete: true, temPedido: true }

test('quem acabou de se cadastrar tem três passos pela frente', () => {
  expect(primeirosPassos(NADA, 'sistema')).toEqual({
    categorias: false,
    cardapio: false,
    horarios: false,
    frete: false,
    pedido: false,
  })
})

test.each([
  ['as categorias são metade do primeiro', { temCategoria: true }, [true, false, false, false, false]],
  ['um produto à venda é a outra metade', { temProduto: true }, [false, true, false, false, false]],
  ['os horários são metade do segundo', { temHorario: true }, [false, false, true, false, false]],
  ['o frete é a outra metade', { temFrete: true }, [false, false, false, true, false]],
  ['o primeiro pedido conclui o terceiro', { temPedido: true }, [false, false, false, false, true]],
])('%s, em qualquer ordem', (_caso, fatos, [categorias, cardapio, horarios, frete, pedido]) => {
  expect(primeirosPassos({ ...NADA, ...fatos }, 'sistema')).toEqual({
    categorias,
    cardapio,
    horarios,
    frete,
    pedido,
  })
})

test('com os três concluídos não há mais passos', () => {
  expect(primeirosPassos(TUDO, 'sistema')).toBeNull()
  expect(primeirosPassos({ ...TUDO, temFrete: false }, 'sistema')).not.toBeNull()
  expect(primeirosPassos({ ...TUDO, temHorario: false }, 'sistema')).not.toBeNull()
  expect(primeirosPassos({ ...TUDO, temPedido: false }, 'sistema')).not.toBeNull()
})

test('de quem recebe por WhatsApp não se sabe do primeiro pedido: bastam os outros dois', () => {
  expect(primeirosPassos(NADA, 'whatsapp')).toEqual({
    categorias: false,
    cardapio: false,
    horarios: false,
    frete: false,
    pedido: null,
  })
  expect(primeirosPassos({ ...TUDO, temPedido: false }, 'whatsapp')).toBeNull()
})
