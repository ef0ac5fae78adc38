import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import type { Grupo } from '~/domain/cardapio/grupo'
import {
  atualizarItem,
  CARRINHO_VAZIO,
  type Carrinho,
  type ItemDoCarrinho,
  type ItemRemovido,
  linhasDisponiveis,
  mudarQuantidade,
  observarPedido,
  removerItem,
  restaurarItem,
} from '~/domain/pedidos/checkout/carrinho'
import {
  conferirCarrinho,
  type MudancaDoCarrinho,
  type ProdutoDeHoje,
  precisaDasEscolhas,
} from '~/domain/pedidos/checkout/conferir-carrinho'
import type { AjusteDoPedido } from '~/domain/pedidos/valores'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import type { Elements } from '~/ui/elements'
import { openCarrinho } from './carrinho-guardado'

interface UsoDoCarrinho {
  /** The cart with the prices of today's menu; lines that left the menu are marked (carrinho-3). */
  readonly carrinho: Carrinho
  /** The cart as it was kept, line by line the same. */
  readonly guardado: Carrinho
  readonly promocoes: readonly PromocaoDoPedido[]
  /** What they take off the cart. */
  readonly descontos: readonly AjusteDoPedido[]
  /** False on the server and until the browser's cart is restored. */
  readonly pronto: boolean
  /** What differs between the kept cart and today's menu, until `aceitarMudancas` is called. */
  readonly mudancas: readonly MudancaDoCarrinho[]
  readonly aceitarMudancas: () => void
  /** Keeps the cart that the function makes of the present one, and answers with all that the function says. */
  readonly mudar: <Resposta extends { readonly carrinho: Carrinho }>(
    mudar: (atual: Carrinho) => Resposta,
  ) => Resposta
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
  grupos: readonly Grupo[]
  /** Those of several items that hold now. */
  promocoes: readonly PromocaoDoPedido[]
  children: Elements
}

/** The cart of one shop, kept in this browser (carrinho-1). */
export function CarrinhoProvider({ slug, produtos, grupos, promocoes, children }: CarrinhoProviderProps) {
  const arquivo = useMemo(() => openCarrinho(slug, keptTexts), [slug])
  const lido = useSyncExternalStore<Carrinho | null>(arquivo.subscribe, arquivo.read, onServer)
  const conferir = useConferencia(lido, produtos, grupos)
  const guardado = lido ?? CARRINHO_VAZIO
  const { carrinho, mudancas } = useMemo(() => conferir(guardado), [guardado, conferir])
  const acoes = useMemo(() => {
    const change = (mudar: (atual: Carrinho) => Carrinho) =>
      arquivo.change(atual => ({ carrinho: mudar(atual) }))
    return {
      mudar: arquivo.change,
      atualizar: (id: string, mudanca: Parameters<UsoDoCarrinho['atualizar']>[1]) =>
        void change(atual => atualizarItem(atual, id, mudanca)),
      mudarQuantidade: (id: string, delta: 1 | -1) =>
        arquivo.change(atual => mudarQuantidade(atual, id, delta)).removido,
      remover: (id: string) => arquivo.change(atual => removerItem(atual, id)).removido,
      restaurar: (removido: ItemRemovido) => void change(atual => restaurarItem(atual, removido)),
      observar: (texto: string) => void change(atual => observarPedido(atual, texto)),
      substituir: (novo: Carrinho) => void change(() => novo),
      esvaziar: () => void change(() => CARRINHO_VAZIO),
      aceitarMudancas: () => void change(atual => conferir(atual).carrinho),
    }
  }, [arquivo, conferir])

  const descontos = useDescontos(carrinho, promocoes)
  const uso = useMemo(
    () => ({ carrinho, guardado, promocoes, descontos, pronto: lido !== null, mudancas, ...acoes }),
    [carrinho, guardado, promocoes, descontos, lido, mudancas, acoes],
  )
  return <CarrinhoContext value={uso}>{children}</CarrinhoContext>
}

/** Few shops have promotions of several items, so their rule is fetched once there is one, and something in the cart. */
function useDescontos(carrinho: Carrinho, promocoes: readonly PromocaoDoPedido[]): readonly AjusteDoPedido[] {
  const [regra, setRegra] = useState<typeof import('~/domain/pedidos/promocoes-do-pedido')>()
  const pede = promocoes.length > 0 && carrinho.itens.length > 0
  useEffect(() => {
    // Without an answer the cart says the sum of its lines, and the checkout the total.
    if (pede && !regra) import('~/domain/pedidos/promocoes-do-pedido').then(setRegra, () => undefined)
  }, [pede, regra])
  return useMemo(
    () => (regra && pede ? regra.promocoesNoPedido(promocoes, linhasDisponiveis(carrinho)).ajustes : []),
    [regra, pede, promocoes, carrinho],
  )
}

/** The check of a cart by today's menu. The rules of choosing are fetched once a line needs them. */
function useConferencia(
  lido: Carrinho | null,
  produtos: readonly ProdutoDeHoje[],
  grupos: readonly Grupo[],
): (carrinho: Carrinho) => ReturnType<typeof conferirCarrinho> {
  const [regras, setRegras] = useState<typeof import('~/domain/pedidos/checkout/conferir-linha')>()
  useEffect(() => {
    const pede = lido?.itens.some(item =>
      precisaDasEscolhas(
        item,
        produtos.find(({ id }) => id === item.produtoId),
      ),
    )
    // Without an answer the lines stay as they were kept, and the server checks them. The next change tries again.
    if (pede && !regras) {
      import('~/domain/pedidos/checkout/conferir-linha').then(setRegras, () => undefined)
    }
  }, [lido, produtos, regras])
  return useMemo(
    () => carrinho =>
      conferirCarrinho(
        carrinho,
        produtos,
        regras && ((item, produto) => regras.conferirLinha(item, produto, grupos)),
      ),
    [regras, produtos, grupos],
  )
}

export function useCarrinho(): UsoDoCarrinho {
  const uso = useContext(CarrinhoContext)
  if (!uso) throw new Error('useCarrinho outside of CarrinhoProvider')
  return uso
}

function onServer(): null {
  return null
}
