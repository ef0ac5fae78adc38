import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CAMPOS_NO_CARDAPIO, type ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { pick } from '~/domain/valores/pick'
import { CAMPOS_PREENCHIDOS, umNoCardapio } from '../../../../tests/world/campos-preenchidos'
import { Apresentacao } from './apresentacao'
import { CartaoDoProduto } from './cartao-do-produto'

const EM_BRANCO = umNoCardapio(11, 'Prato')

const desenhar = (produto: ProdutoDoCardapio) =>
  renderToStaticMarkup(createElement(CartaoDoProduto, { produto, priority: false, aoAbrir: () => undefined }))

test.each(CAMPOS_NO_CARDAPIO)('O cartão do cardápio mostra o campo %s, que cada cliente recebe', campo => {
  const preenchido = { ...EM_BRANCO, ...pick(CAMPOS_PREENCHIDOS, [campo]) }
  expect(desenhar(preenchido)).not.toBe(desenhar(EM_BRANCO))
})

// The dialog's title is the name.
test.each(CAMPOS_NO_CARDAPIO.filter(campo => campo !== 'nome'))(
  'O diálogo do produto mostra o campo %s',
  campo => {
    const abrir = (produto: ProdutoDoCardapio) =>
      renderToStaticMarkup(createElement(Apresentacao, { produto }))
    const preenchido = { ...EM_BRANCO, ...pick(CAMPOS_PREENCHIDOS, [campo]) }
    expect(abrir(preenchido)).not.toBe(abrir(EM_BRANCO))
  },
)
