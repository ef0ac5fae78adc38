import { useCallback, useRef, useState } from 'react'
import type { CategoriaDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { Grupo } from '~/domain/cardapio/grupo'
import type { BannerDoCardapio as Banner } from '~/domain/destaques/banner-da-loja'
import { emDestaque } from '~/domain/destaques/destaques'
import type { PecaTambem } from '~/domain/destaques/peca-tambem'
import type { AnuncioDoFrete } from '~/domain/frete/regra'
import type { AnuncioDoTempo } from '~/domain/horarios/promessa'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import type { ProdutoId } from '~/domain/valores/ids'
import { BarraDoCarrinho } from '../carrinho/barra-do-carrinho'
import { LugarDeNovo } from '../de-novo/lugar-de-novo'
import { BannerDoCardapio } from '../destaques/banner-do-cardapio'
import { LugarDoLink } from '../por-link/lugar-do-link'
import { AvisosDaLoja } from './avisos-da-loja'
import { Busca, useBusca } from './busca'
import { Cabecalho } from './cabecalho-do-cardapio'
import { CamadasSobDemanda } from './camadas-do-cardapio-sob-demanda'
import { Capa } from './capa'
import type { ItemEmFoco } from './item-em-foco'
import { Vitrine } from './vitrine'

interface TelaDoCardapioProps {
  categorias: readonly CategoriaDoCardapio[]
  /** All products of the categories. */
  produtos: readonly ProdutoDoCardapio[]
  grupos: readonly Grupo[]
  destaques: readonly ProdutoId[]
  ofertas: PecaTambem
  banner: Banner | null
  entrega: AnuncioDoFrete
  tempo: AnuncioDoTempo | null
  /** The minimums and free delivery, in words. */
  condicoes: readonly string[]
}

export function TelaDoCardapio(props: TelaDoCardapioProps) {
  const { categorias, produtos, grupos, destaques, ofertas, banner, entrega, tempo, condicoes } = props
  const busca = useBusca()
  const item = useItemEmFoco(produtos)
  const [gaveta, setGaveta] = useState(false)
  const fecharGaveta = useCallback(() => setGaveta(false), [])
  const [consultando, setConsultando] = useState(false)
  const fecharConsulta = useCallback(() => setConsultando(false), [])
  return (
    <>
      <Capa />
      <Cabecalho
        entrega={entrega}
        tempo={tempo}
        busca={busca}
        aoAbrirCarrinho={() => setGaveta(true)}
        aoConsultar={() => setConsultando(true)}
      />
      <main className="mx-auto max-w-7xl px-4 pt-3 pb-10">
        <AvisosDaLoja condicoes={condicoes} tempo={tempo} />
        <LugarDeNovo produtos={produtos} grupos={grupos} aoAbrirCarrinho={() => setGaveta(true)} />
        <Busca busca={busca} className="mb-2 md:hidden" />
        {banner && !busca.termo && (
          <BannerDoCardapio banner={banner} categorias={categorias} aoAbrir={item.adicionar} />
        )}
        <Vitrine
          categorias={categorias}
          destaques={emDestaque(destaques, produtos)}
          termo={busca.termo}
          aoLimpar={busca.limpar}
          aoAbrir={produto => {
            // A reload, for a script that did not come, finds the dish again.
            busca.buscar()
            item.adicionar(produto)
          }}
        />
      </main>
      <LugarDoLink produtos={produtos} grupos={grupos} aoAbrirCarrinho={() => setGaveta(true)} />
      <BarraDoCarrinho aoAbrir={() => setGaveta(true)} />
      <CamadasSobDemanda
        produtos={produtos}
        grupos={grupos}
        ofertas={ofertas}
        foco={item.foco}
        gavetaAberta={gaveta}
        consultando={consultando}
        aoAdicionar={item.adicionar}
        aoEditar={item.editar}
        aoFecharItem={item.fechar}
        aoFecharGaveta={fecharGaveta}
        aoFecharConsulta={fecharConsulta}
      />
    </>
  )
}

/** The product in the item dialog; it stays while the dialog closes, so that nothing vanishes during the animation. */
function useItemEmFoco(produtos: readonly ProdutoDoCardapio[]) {
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
      const produto = produtos.find(({ id }) => id === linha.produtoId)
      if (produto) abrir(produto, linha)
    },
    fechar: useCallback(() => setFoco(atual => atual && { ...atual, open: false }), []),
  }
}
