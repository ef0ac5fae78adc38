import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import {
  adicionarItem,
  atualizarItem,
  CARRINHO_VAZIO,
  type Carrinho,
  confirmarItem,
  type ItemDoCarrinho,
  type ItemRemovido,
  mudarQuantidade,
  observarPedido,
  type RespostaDoDialogo,
  removerItem,
  restaurarItem,
} from '~/domain/pedidos/checkout/carrinho'
import {
  conferirCarrinho,
  type MudancaDoCarrinho,
  type ProdutoDeHoje,
} from '~/domain/pedidos/checkout/conferir-carrinho'
import { openCarrinho } from './carrinho-guardado'

interface UsoDoCarrinho {
  /** The cart with the prices of today's menu; lines that left the menu are marked (carrinho-3). */
  readonly carrinho: Carrinho
  /** False on the server and until the browser's cart is restored. */
  readonly pronto: boolean
  /** What differs between the kept cart and today's menu, until `aceitarMudancas` is called. */
  readonly mudancas: readonly MudancaDoCarrinho[]
  readonly aceitarMudancas: () => void
  readonly adicionar: (item: ItemDoCarrinho) => void
  /** The confirm button of the item dialog: adds, updates, removes or gives up, and says which. */
  readonly confirmar: (item: ItemDoCarrinho) => RespostaDoDialogo
  readonly atualizar: (
    cartItemId: string,
    mudanca: Partial<Pick<ItemDoCarrinho, 'quantidade' | 'observacao' | 'extras'>>,
  ) => void
  /** Answers with the line when the step removed it. */
  readonly mudarQuantidade: (cartItemId: string, delta: 1 | -1) => ItemRemovido | null
  readonly remover: (cartItemId: string) => ItemRemovido | null
  readonly restaurar: (removido: ItemRemovido) => void
  readonly observar: (texto: string) => void
  readonly substituir: (carrinho: Carrinho) => void
  readonly esvaziar: () => void
}

const CarrinhoContext = createContext<UsoDoCarrinho | null>(null)

interface CarrinhoProviderProps {
  slug: string
  /** Today's menu, which the kept cart is checked against. */
  produtos: readonly ProdutoDeHoje[]
  children: ReactNode
}

/** The cart of one shop, kept in this browser (carrinho-1). */
export function CarrinhoProvider({ slug, produtos, children }: CarrinhoProviderProps) {
  const guardado = useMemo(() => openCarrinho(slug, keptTexts), [slug])
  const lido = useSyncExternalStore<Carrinho | null>(guardado.subscribe, guardado.read, onServer)
  const { carrinho, mudancas } = useMemo(
    () => conferirCarrinho(lido ?? CARRINHO_VAZIO, produtos),
    [lido, produtos],
  )
  const acoes = useMemo(() => {
    const change = (mudar: (atual: Carrinho) => Carrinho) =>
      guardado.change(atual => ({ carrinho: mudar(atual) }))
    return {
      adicionar: (item: ItemDoCarrinho) => void change(atual => adicionarItem(atual, item)),
      confirmar: (item: ItemDoCarrinho) => guardado.change(atual => confirmarItem(atual, item)),
      atualizar: (id: string, mudanca: Parameters<UsoDoCarrinho['atualizar']>[1]) =>
        void change(atual => atualizarItem(atual, id, mudanca)),
      mudarQuantidade: (id: string, delta: 1 | -1) =>
        guardado.change(atual => mudarQuantidade(atual, id, delta)).removido,
      remover: (id: string) => guardado.change(atual => removerItem(atual, id)).removido,
      restaurar: (removido: ItemRemovido) => void change(atual => restaurarItem(atual, removido)),
      observar: (texto: string) => void change(atual => observarPedido(atual, texto)),
      substituir: (novo: Carrinho) => void change(() => novo),
      esvaziar: () => void change(() => CARRINHO_VAZIO),
      aceitarMudancas: () => void change(atual => conferirCarrinho(atual, produtos).carrinho),
    }
  }, [guardado, produtos])

  const uso = useMemo(
    () => ({ carrinho, pronto: lido !== null, mudancas, ...acoes }),
    [carrinho, lido, mudancas, acoes],
  )
  return <CarrinhoContext value={uso}>{children}</CarrinhoContext>
}

export function useCarrinho(): UsoDoCarrinho {
  const uso = useContext(CarrinhoContext)
  if (!uso) throw new Error('useCarrinho outside of CarrinhoProvider')
  return uso
}

function onServer(): null {
  return null
}
