import { valoresDoProduto } from '~/domain/produtos/produto'
import type { MudancaDaImagem } from '~/domain/produtos/produto-fotos.server'

interface Envio {
  readonly valores: Record<string, unknown>
  readonly imagem: MudancaDaImagem
}

/** The product's form as a browser sends it; a file field left blank comes as a file without a name. */
export function lerEnvio(formulario: FormData): Envio {
  return { valores: valoresDoProduto(formulario), imagem: lerImagemEnviada(formulario) }
}

function lerImagemEnviada(formulario: FormData): MudancaDaImagem {
  const arquivo = formulario.get('imagem')
  if (arquivo instanceof File && (arquivo.name !== '' || arquivo.size > 0)) return arquivo
  return formulario.get('removerImagem') === 'on' ? 'remover' : 'manter'
}
