import { lerMudanca, type MudancaDaImagem } from '~/domain/imagens/imagem-enviada.server'
import { valoresDoProduto } from '~/domain/produtos/produto'

interface Envio {
  readonly valores: Record<string, unknown>
  readonly imagem: MudancaDaImagem
}

/** The product's form as a browser sends it. */
export function lerEnvio(formulario: FormData): Envio {
  return {
    valores: valoresDoProduto(formulario),
    imagem: lerMudanca(formulario, 'imagem', 'removerImagem'),
  }
}
