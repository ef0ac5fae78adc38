import { useEffect, useState } from 'react'
import { prefetchWhenIdle } from '~/browser/when-idle'
import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { Grupo } from '~/domain/cardapio/grupo'
import { type PecaTambem, pecaTambem } from '~/domain/destaques/peca-tambem'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import type { Recusa } from '~/domain/respostas/recusa'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { GavetaDoCarrinho } from '../carrinho/gaveta-do-carrinho'
import { ConsultaDialog } from '../consulta/consulta-dialog'
import { carregarFinalizar, FinalizarSobDemanda } from '../finalizar/finalizar-sob-demanda'
import { carregarEscolhas, EscolhasSobDemanda, temEscolhas } from './escolhas-sob-demanda'
import { ItemDialog } from './item-dialog'
import type { ItemEmFoco } from './item-em-foco'
import { Ofertas } from './ofertas'

export interface CamadasProps {
  produtos: readonly ProdutoDoCardapio[]
  grupos: readonly Grupo[]
  ofertas: PecaTambem
  foco: ItemEmFoco | null
  gavetaAberta: boolean
  consultando: boolean
  aoAdicionar: (produto: ProdutoDoCardapio) => void
  aoEditar: (linha: ItemDoCarrinho) => void
  aoFecharItem: () => void
  aoFecharGaveta: () => void
  aoFecharConsulta: () => void
}

/** Everything that opens over the menu. Its script is fetched separately from the menu's. */
export function Camadas({
  produtos,
  grupos,
  ofertas,
  foco,
  gavetaAberta,
  consultando,
  aoAdicionar,
  aoEditar,
  aoFecharItem,
  aoFecharGaveta,
  aoFecharConsulta,
}: CamadasProps) {
  const { carrinho } = useCarrinho()
  const [finalizando, setFinalizando] = useState(false)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const vazio = carrinho.itens.length === 0

  const pedidos = carrinho.itens.map(({ produtoId }) => produtoId)
  const oferecidos = pecaTambem(ofertas, produtos, pedidos)

  const noCarrinho = gavetaAberta || !vazio
  useEffect(() => (noCarrinho ? prefetchWhenIdle(carregarFinalizar) : undefined), [noCarrinho])

  const haEscolhas = produtos.some(temEscolhas)
  useEffect(() => (haEscolhas ? prefetchWhenIdle(carregarEscolhas) : undefined), [haEscolhas])

  function finalizar() {
    setRecusa(null)
    setFinalizando(true)
  }
  function fecharGaveta() {
    setRecusa(null)
    aoFecharGaveta()
  }
  /** Back to the cart, or to the menu once the order is placed. */
  function fecharFinalizar() {
    setFinalizando(false)
    if (vazio) aoFecharGaveta()
  }

  return (
    <>
      <GavetaDoCarrinho
        open={gavetaAberta}
        recusa={recusa}
        ofertas={aoAdicionado => (
          <Ofertas ofertas={oferecidos} aoAdicionar={aoAdicionado} aoAbrir={aoAdicionar} />
        )}
        aoFechar={fecharGaveta}
        aoEditar={aoEditar}
        aoContinuar={finalizar}
      />
      {foco &&
        (temEscolhas(foco.produto) ? (
          <EscolhasSobDemanda key={foco.vez} foco={foco} grupos={grupos} aoFechar={aoFecharItem} />
        ) : (
          <ItemDialog key={foco.vez} foco={foco} aoFechar={aoFecharItem} />
        ))}
      <ConsultaDialog open={consultando} aoFechar={aoFecharConsulta} />
      <FinalizarSobDemanda open={finalizando} aoFechar={fecharFinalizar} aoRecusar={setRecusa} />
    </>
  )
}
