import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { NOMES_DOS_CAMPOS } from '~/domain/cardapio/produto-digitado'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { pick } from '~/domain/valores/pick'
import { ToastProvider } from '~/ui/overlays/toast'
import { CAMPOS_PREENCHIDOS } from '../../../../tests/world/campos-preenchidos'
import { umProduto } from '../../../../tests/world/um-cardapio-inteiro'
import { EmpresaDaTelaContext } from '../empresa-da-tela'
import { CamposDoProduto } from './campos-do-produto'

const EM_BRANCO: ProdutoDoPainel = {
  ...umProduto(11, 'Prato', { ativo: false }),
  ...{ categoria: null, categoriaAtiva: null, imagem: null, visto: '' },
}

function desenhar(produto: ProdutoDoPainel): string {
  const opcoes = { categorias: [], extras: [], grupos: [] }
  const campos = createElement(CamposDoProduto, { produto, opcoes, pizza: false, erro: () => undefined })
  const tela = createElement(EmpresaDaTelaContext, { value: 1 }, campos)
  // biome-ignore lint/correctness/noChildrenProp: the types ask for it among the props
  const element = createElement(ToastProvider, { children: tela })
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }),
  )
}

test.each(NOMES_DOS_CAMPOS)(
  'O formulário do produto tem o campo %s, preenchido com o que está guardado',
  campo => {
    const desenho = desenhar({ ...EM_BRANCO, ...pick(CAMPOS_PREENCHIDOS, [campo]) })
    expect(desenho).toContain(`name="${campo}"`)
    expect(desenho).not.toBe(desenhar(EM_BRANCO))
  },
)
