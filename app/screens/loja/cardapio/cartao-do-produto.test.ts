import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CAMPOS_NO_CARDAPIO, type ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { CampoDoProduto } from '~/domain/cardapio/produto-digitado'
import { pick } from '~/domain/valores/pick'
import { CAMPOS_PREENCHIDOS, umNoCardapio } from '../../../../tests/world/campos-preenchidos'
import { Apresentacao } from './apresentacao'
import { CartaoDoProduto } from './cartao-do-produto'

const EM_BRANCO = umNoCardapio(11, 'Prato')

const noCartao = (produto: ProdutoDoCardapio) =>
  renderToStaticMarkup(createElement(CartaoDoProduto, { produto, priority: false, aoAbrir: () => undefined }))
const noDialogo = (produto: ProdutoDoCardapio) =>
  renderToStaticMarkup(createElement(Apresentacao, { produto }))

/** Whether the field is seen in what is drawn of a product. */
function mostra(campo: CampoDoProduto, desenhar: (produto: ProdutoDoCardapio) => string): boolean {
  return desenhar({ ...EM_BRANCO, ...pick(CAMPOS_PREENCHIDOS, [campo]) }) !== desenhar(EM_BRANCO)
}

test.each(CAMPOS_NO_CARDAPIO)('O campo %s, que cada cliente recebe, está no cartão ou no diálogo', campo => {
  expect(
    mostra(campo, noCartao) || mostra(campo, noDialogo),
    'write it in apresentacao.tsx: `Dizeres` for card and dialog, `Apresentacao` for the dialog alone',
  ).toBe(true)
})

test('O cartão mostra nome e descrição, e o diálogo, que tem o nome no título, a descrição', () => {
  expect([mostra('nome', noCartao), mostra('descricao', noCartao), mostra('descricao', noDialogo)]).toEqual([
    true,
    true,
    true,
  ])
})
