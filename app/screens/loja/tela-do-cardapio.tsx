import { useEffect, useRef, useState } from 'react'
import type { CategoriaDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { ItemDoCarrinho } from '~/domain/pedidos/carrinho'
import { AvisosDaLoja } from './avisos-da-loja'
import { BarraDoCarrinho } from './barra-do-carrinho'
import { Busca, useBusca } from './busca'
import { Cabecalho } from './cabecalho'
import { useCarrinho } from './carrinho-contexto'
import { carregarFinalizar, FinalizarSobDemanda } from './finalizar-sob-demanda'
import { GavetaDoCarrinho } from './gaveta-do-carrinho'
import { ItemDialog, type ItemEmFoco } from './item-dialog'
import { Vitrine } from './vitrine'

interface TelaDoCardapioProps {
  categorias: readonly CategoriaDoCardapio[]
  entrega: string
}

export function TelaDoCardapio({ categorias, entrega }: TelaDoCardapioProps) {
  const { carrinho } = useCarrinho()
  const busca = useBusca()
  const item = useItemEmFoco(categorias)
  const [gaveta, setGaveta] = useState(false)
  const [finalizando, setFinalizando] = useState(false)
  usePreparoDoCheckout(gaveta || carrinho.itens.length > 0)

  function fecharFinalizar() {
    setFinalizando(false)
    if (carrinho.itens.length === 0) setGaveta(false)
  }

  return (
    <>
      <Cabecalho entrega={entrega} busca={busca} onAbrirCarrinho={() => setGaveta(true)} />
      <main className="mx-auto max-w-7xl px-4 pt-3 pb-10">
        <AvisosDaLoja />
        <Busca busca={busca} className="mb-2 md:hidden" />
        <Vitrine
          categorias={categorias}
          termo={busca.termo}
          onLimpar={busca.limpar}
          onAbrir={item.adicionar}
        />
      </main>
      <BarraDoCarrinho onAbrir={() => setGaveta(true)} />
      <GavetaDoCarrinho
        open={gaveta}
        onClose={() => setGaveta(false)}
        onEditar={item.editar}
        onContinuar={() => setFinalizando(true)}
      />
      {item.foco && <ItemDialog key={item.foco.vez} foco={item.foco} onClose={item.fechar} />}
      <FinalizarSobDemanda open={finalizando} onClose={fecharFinalizar} />
    </>
  )
}

/** The product in the item dialog; it stays mounted while the dialog leaves. */
function useItemEmFoco(categorias: readonly CategoriaDoCardapio[]) {
  const [foco, setFoco] = useState<ItemEmFoco | null>(null)
  const vezes = useRef(0)

  function abrir(produto: ProdutoDoCardapio, linha: ItemDoCarrinho | null) {
    vezes.current += 1
    setFoco({ produto, linha, vez: vezes.current, open: true })
  }
  return {
    foco,
    adicionar: (produto: ProdutoDoCardapio) => abrir(produto, null),
    editar(linha: ItemDoCarrinho) {
      const produto = categorias.flatMap(({ produtos }) => produtos).find(({ id }) => id === linha.produtoId)
      if (produto) abrir(produto, linha)
    },
    fechar: () => setFoco(atual => atual && { ...atual, open: false }),
  }
}

/** Fetches the checkout's script before it is asked for, once the browser has nothing better to do. */
function usePreparoDoCheckout(provavel: boolean) {
  useEffect(() => {
    if (!provavel) return
    const preparar = () => {
      // What fails now is tried again, and told, when the checkout opens.
      carregarFinalizar().catch(() => undefined)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preparar, 2_000)
      return () => clearTimeout(timer)
    }
    const espera = requestIdleCallback(preparar)
    return () => cancelIdleCallback(espera)
  }, [provavel])
}
