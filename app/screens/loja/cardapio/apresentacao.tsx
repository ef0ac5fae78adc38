import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { classes } from '~/ui/classes'
import { FotoDoProduto } from './foto-do-produto'
import { PrecoDoProduto } from './preco-do-produto'

/** The product at the top of its dialog. */
export function Apresentacao({ produto }: { produto: ProdutoDoCardapio }) {
  const { imagem } = produto
  return (
    <div className="flex gap-4">
      {imagem?.trim() && (
        <FotoDoProduto
          imagem={imagem}
          sizes="(min-width: 640px) 144px, 112px"
          className="size-28 shrink-0 rounded-sm sm:size-36"
        />
      )}
      <div className="min-w-0">
        <Dizeres produto={produto} />
        <p className="mt-1.5 font-bold text-md tabular-nums">
          <PrecoDoProduto produto={produto} />
        </p>
      </div>
    </div>
  )
}

/** What a product says of itself below its name, on its card and in its dialog. */
export function Dizeres({ produto, className }: { produto: ProdutoDoCardapio; className?: string }) {
  const { descricao } = produto
  return (
    <p className={classes('text-tinta-suave', className)}>
      {descricao?.trim() || 'Sem descrição disponível.'}
    </p>
  )
}
