import type { ReactNode } from 'react'
import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { classes } from '~/ui/classes'
import { FotoDoProduto } from '../produto/foto-do-produto'
import { PrecoDoProduto, Selos } from '../produto/preco-do-produto'
import { Dizeres } from './apresentacao'

/** 1 to 4 columns by the width of the screen (cardapio-5). */
export function GradeDeProdutos({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">{children}</ul>
}

interface CartaoDoProdutoProps {
  produto: ProdutoDoCardapio
  /** The category's name, for lists with products of several categories. */
  categoria?: string
  priority: boolean
  aoAbrir: (produto: ProdutoDoCardapio) => void
}

export function CartaoDoProduto({ produto, categoria, priority, aoAbrir }: CartaoDoProdutoProps) {
  const { id, nome, imagem, esgotado, fora, quando } = produto
  const parado = esgotado || fora
  return (
    <Card as="li" flush interactive={!parado} className="flex min-h-32 sm:flex-col">
      <div className="order-1 flex min-w-0 flex-1 flex-col p-3.5 sm:order-2 sm:p-4">
        <h3 className="font-semibold text-md">
          {parado ? (
            <span className="text-tinta-suave">{nome}</span>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              data-opens={`produto ${id}`}
              onClick={() => aoAbrir(produto)}
              className="max-w-full scroll-mt-20 scroll-mb-16 text-left outline-none after:absolute after:inset-0"
            >
              {nome}
            </button>
          )}
        </h3>
        {categoria && <p className="mt-0.5 text-acento-forte text-xs">{`Categoria: ${categoria}`}</p>}
        <Dizeres produto={produto} className="mt-1 line-clamp-2" />
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 font-bold text-md tabular-nums sm:pt-3">
          {esgotado && <Badge>Esgotado</Badge>}
          {!esgotado && fora && <Badge wrap>{quando}</Badge>}
          {!parado && <Selos produto={produto} />}
          <span className={parado ? 'text-tinta-suave' : undefined}>
            <PrecoDoProduto produto={produto} />
          </span>
        </p>
      </div>
      <FotoDoProduto
        imagem={imagem}
        sizes="(min-width: 1280px) 300px, (min-width: 768px) 31vw, (min-width: 640px) 46vw, 112px"
        priority={priority}
        className={classes(
          'order-2 m-3 ml-0 size-28 shrink-0 overflow-hidden rounded-sm sm:order-1 sm:m-0 sm:aspect-4/3 sm:size-auto sm:w-full sm:rounded-none',
          parado && 'opacity-50 grayscale',
        )}
      />
    </Card>
  )
}
