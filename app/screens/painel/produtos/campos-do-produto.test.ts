import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CAMPOS_DO_PRODUTO, NOMES_DOS_CAMPOS } from '~/domain/cardapio/produto-digitado'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { marcado } from '~/domain/respostas/ler-formulario'
import { pick } from '~/domain/valores/pick'
import { ToastProvider } from '~/ui/overlays/toast'
import { CAMPOS_PREENCHIDOS } from '../../../../tests/world/campos-preenchidos'
import { umProduto } from '../../../../tests/world/um-cardapio-inteiro'
import { EmpresaDaTelaContext } from '../empresa-da-tela'
import { CamposDoProduto } from './campos-do-produto'

const EM_BRANCO: ProdutoDoPainel = {
  ...umProduto(11, 'Prato', { ativo: false }),
  ...{ categoria: null, categoriaAtiva: null, imagem: null, precoPromocional: null, visto: '' },
}

const RECUSA = 'Assim não dá.'

function desenhar(produto: ProdutoDoPainel, recusado?: string): string {
  const opcoes = { categorias: [], extras: [], grupos: [] }
  const erro = (campo: string) => (campo === recusado ? RECUSA : undefined)
  const campos = createElement(CamposDoProduto, { produto, opcoes, pizza: false, erro })
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
    expect(desenho, 'draw its Field in campos-do-produto.tsx').toContain(`name="${campo}"`)
    expect(desenho, 'fill it with what is stored').not.toBe(desenhar(EM_BRANCO))
  },
)

const recusaveis = NOMES_DOS_CAMPOS.filter(campo => CAMPOS_DO_PRODUTO[campo] !== marcado)

test.each([...recusaveis, 'preco', 'precoPromocional', 'categoriaId'])(
  'O que se recusa no campo %s se lê ao lado dele no formulário do produto',
  campo => {
    // The last, of several boxes of one name.
    const [depoisDele = ''] = desenhar(EM_BRANCO, campo).split(`name="${campo}"`).slice(1).slice(-1)
    const [ateOSeguinte] = depoisDele.split(' name="')
    expect(ateOSeguinte, 'give its Field error={erro(...)}').toContain(RECUSA)
  },
)
