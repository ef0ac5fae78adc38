import { useEffect, useState } from 'react'
import { prefetchWhenIdle } from '~/browser/when-idle'
import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { Grupo } from '~/domain/cardapio/grupo'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import type { Recusa } from '~/domain/respostas/recusa'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { GavetaDoCarrinho } from '../carrinho/gaveta-do-carrinho'
import { ConsultaDialog } from '../consulta/consulta-dialog'
import { carregarFinalizar, FinalizarSobDemanda } from '../finalizar/finalizar-sob-demanda'
import { carregarEscolhas, EscolhasSobDemanda, temEscolhas } from './escolhas-sob-demanda'
import { ItemDialog } from './item-dialog'
import type { ItemEmFoco } from './item-em-foco'

export interface CamadasProps {
  produtos: readonly ProdutoDoCardapio[]
  grupos: readonly Grupo[]
  foco: ItemEmFoco | null
  gavetaAberta: boolean
  consultando: boolean
  aoEditar: (linha: ItemDoCarrinho) => void
  aoFecharItem: () => void
  aoFecharGaveta: () => void
  aoFecharConsulta: () => void
}

/** Everything that opens over the menu. Its script is fetched separately from the menu's. */
export function Camadas({
  produtos,
  grupos,
  foco,
  gavetaAberta,
  consultando,
  aoEditar,
  aoFecharItem,
  aoFecharGaveta,
  aoFecharConsulta,
}: CamadasProps) {
  const { carrinho } = useCarrinho()
  const [finalizando, setFinalizando] = useState(false)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const vazio = carrinho.itens.length === 0

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
