import { lerMudanca, type MudancaDaImagem } from '~/domain/imagens/imagem-enviada.server'
import { valoresDoProduto } from '~/domain/produtos/produto'

interface ProdutoEnviado {
  readonly valores: Record<string, unknown>
  readonly imagem: MudancaDaImagem
}

/** The product's form as a browser sends it. */
export function lerProdutoEnviado(formulario: FormData): ProdutoEnviado {
  return {
    valores: valoresDoProduto(formulario),
    imagem: lerMudanca(formulario, 'imagem', 'removerImagem'),
  }
}
