import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { FotoDoProduto } from './foto-do-produto'
import { PrecoDoProduto } from './preco-do-produto'

/** The product at the top of its dialog. */
export function Apresentacao({ produto }: { produto: ProdutoDoCardapio }) {
  const { imagem, descricao } = produto
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
        <p className="text-tinta-suave">{descricao?.trim() || 'Sem descrição disponível.'}</p>
        <p className="mt-1.5 font-bold text-md tabular-nums">
          <PrecoDoProduto produto={produto} />
        </p>
      </div>
    </div>
  )
}
