import { useQuery } from '~/browser/use-query'
import { urlDaCapa } from '~/domain/aparencia/urls'
import type { CategoriaDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { type BannerDoCardapio as Banner, destinoDoBanner } from '~/domain/destaques/banner-da-loja'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { useLoja } from '../loja-contexto'

interface BannerDoCardapioProps {
  banner: Banner
  categorias: readonly CategoriaDoCardapio[]
  aoAbrir: (produto: ProdutoDoCardapio) => void
}

const CAIXA =
  'mb-4 block w-full max-w-2xl overflow-hidden rounded-lg border border-linha bg-folha text-left shadow-card'

/** A text, or a picture whose height is known before it comes (destaque-4). */
export function BannerDoCardapio({
  banner: { texto, imagem, alvo },
  categorias,
  aoAbrir,
}: BannerDoCardapioProps) {
  const { capa } = useLoja()
  const query = useQuery()
  const destino = destinoDoBanner(alvo, categorias)
  const escrito = (
    <span className="flex items-center gap-3 p-4 font-bold text-lg leading-tight">
      <span className="wrap-anywhere grow">{texto}</span>
      {destino && <Icon name="chevron-right" className="size-5 shrink-0 text-acento-forte" />}
    </span>
  )
  const conteudo = imagem ? (
    <Picture
      src={urlDaCapa(imagem, 800)}
      srcSet={`${urlDaCapa(imagem, 800)} 800w, ${urlDaCapa(imagem, 1600)} 1600w`}
      sizes="(min-width: 704px) 672px, 100vw"
      alt={texto}
      width={1200}
      height={400}
      priority={capa === null}
      fallback={escrito}
      className="aspect-3/1 w-full"
    />
  ) : (
    escrito
  )
  if (!destino) return <div className={CAIXA}>{conteudo}</div>
  if ('produto' in destino) {
    const { produto } = destino
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        data-opens={`produto ${produto.id}`}
        onClick={() => aoAbrir(produto)}
        className={CAIXA}
      >
        {conteudo}
      </button>
    )
  }
  if ('cupom' in destino) {
    return (
      <Link to={`?${new URLSearchParams([...query, ['cupom', destino.cupom]])}`} className={CAIXA}>
        {conteudo}
      </Link>
    )
  }
  return (
    <Link
      to={`?categoria=${destino.categoria}#categorias`}
      onClick={() => document.getElementById('categorias')?.scrollIntoView()}
      className={CAIXA}
    >
      {conteudo}
    </Link>
  )
}
