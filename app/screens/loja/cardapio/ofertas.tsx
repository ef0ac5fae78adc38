import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { LINHAS_MAXIMAS } from '~/domain/pedidos/campos-do-pedido'
import { Icon } from '~/ui/icon'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { FotoDoProduto } from '../produto/foto-do-produto'
import { PrecoDoProduto } from '../produto/preco-do-produto'
import { temEscolhas } from './escolhas-sob-demanda'
import { useConclusao } from './use-conclusao'

interface OfertasProps {
  ofertas: readonly ProdutoDoCardapio[]
  /** Called when one went straight into the cart. */
  aoAdicionar: () => void
  /** Called for one that has choices. */
  aoAbrir: (produto: ProdutoDoCardapio) => void
}

/** 'Peça também' (destaque-3), below all else: what the customer came for does not move when an offer goes. */
export function Ofertas({ ofertas, aoAdicionar, aoAbrir }: OfertasProps) {
  const { carrinho } = useCarrinho()
  if (ofertas.length === 0 || carrinho.itens.length >= LINHAS_MAXIMAS) return null
  return (
    <section aria-labelledby="peca-tambem" className="mt-6">
      <h3 id="peca-tambem" className="font-semibold">
        Peça também
      </h3>
      <ul className="divide-y divide-linha">
        {ofertas.map(produto => (
          <Oferta key={produto.id} produto={produto} aoAdicionar={aoAdicionar} aoAbrir={aoAbrir} />
        ))}
      </ul>
    </section>
  )
}

interface OfertaProps extends Pick<OfertasProps, 'aoAdicionar' | 'aoAbrir'> {
  produto: ProdutoDoCardapio
}

function Oferta({ produto, aoAdicionar, aoAbrir }: OfertaProps) {
  const { preco, precoNormal } = produto
  const { concluir } = useConclusao({ produto, linha: null }, aoAdicionar)
  const comEscolhas = temEscolhas(produto)

  function pedir() {
    if (comEscolhas) return aoAbrir(produto)
    concluir({ preco, ...(precoNormal && { precoNormal }), quantidade: 1, observacao: null, extras: [] })
  }
  return (
    <li className="relative flex min-h-14 items-center gap-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-foco">
      {produto.imagem && (
        <FotoDoProduto
          imagem={produto.imagem}
          sizes="48px"
          className="size-12 shrink-0 overflow-hidden rounded-sm"
        />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <button
          type="button"
          aria-haspopup={comEscolhas ? 'dialog' : undefined}
          aria-label={`Adicionar ${produto.nome}`}
          onClick={pedir}
          className="wrap-anywhere text-left font-semibold outline-none after:absolute after:inset-0"
        >
          {produto.nome}
        </button>
        <p className="tabular-nums">
          <PrecoDoProduto produto={produto} />
        </p>
      </div>
      <Icon name="plus" className="size-5 shrink-0 text-acento-forte" />
    </li>
  )
}
