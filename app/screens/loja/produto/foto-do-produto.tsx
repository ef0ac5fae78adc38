import { urlDaImagem } from '~/domain/cardapio/cardapio'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'

interface FotoDoProdutoProps {
  imagem: string | null
  sizes: string
  priority?: boolean
  /** Size and shape. */
  className: string
}

/** Decoration: the name stands beside it. */
export function FotoDoProduto({ imagem, sizes, priority, className }: FotoDoProdutoProps) {
  const chave = imagem?.trim()
  return (
    <Picture
      src={chave ? urlDaImagem(chave, 400) : null}
      srcSet={chave ? `${urlDaImagem(chave, 400)} 400w, ${urlDaImagem(chave, 800)} 800w` : undefined}
      sizes={sizes}
      alt=""
      width={400}
      height={400}
      priority={priority}
      fallback={<SemImagem />}
      className={className}
    />
  )
}

function SemImagem() {
  return (
    <span className="grid size-full place-content-center justify-items-center gap-1.5 bg-linear-to-br from-fundo to-acento-suave text-tinta-suave text-xs">
      <Icon name="utensils-crossed" strokeWidth={1.5} className="size-8 text-linha-forte" />
      <span>Sem imagem</span>
    </span>
  )
}
