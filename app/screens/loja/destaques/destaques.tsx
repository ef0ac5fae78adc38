import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { Card } from '~/ui/card'
import { FotoDoProduto } from '../produto/foto-do-produto'
import { PrecoDoProduto } from '../produto/preco-do-produto'

interface DestaquesProps {
  produtos: readonly ProdutoDoCardapio[]
  /** Whether the first picture is fetched first. */
  priority: boolean
  aoAbrir: (produto: ProdutoDoCardapio) => void
}

/** A row that a finger moves, so that the categories stay in sight (destaque-2). */
export function Destaques({ produtos, priority, aoAbrir }: DestaquesProps) {
  return (
    <section aria-labelledby="destaques" className="mb-2">
      <h2 id="destaques" className="font-bold text-lg">
        Destaques
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-2">
        {produtos.map((produto, i) => (
          <Card
            key={produto.id}
            as="li"
            flush
            interactive
            className="flex w-36 shrink-0 snap-start flex-col sm:w-44"
          >
            <FotoDoProduto
              imagem={produto.imagem}
              sizes="(min-width: 640px) 176px, 144px"
              priority={priority && i === 0}
              className="aspect-4/3 w-full"
            />
            <h3 className="p-3 pb-1 font-semibold text-sm leading-tight">
              <button
                type="button"
                aria-haspopup="dialog"
                data-opens={`produto ${produto.id}`}
                onClick={() => aoAbrir(produto)}
                className="line-clamp-2 text-left outline-none after:absolute after:inset-0"
              >
                {produto.nome}
              </button>
            </h3>
            <p className="mt-auto px-3 pb-3 font-bold text-sm tabular-nums">
              <PrecoDoProduto produto={produto} />
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
