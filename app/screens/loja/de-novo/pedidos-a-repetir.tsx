import { useEffect, useEffectEvent } from 'react'
import { type CardapioDeHoje, repetirPedido } from '~/domain/pedidos/checkout/repetir-pedido'
import type { UltimoPedido } from '~/domain/pedidos/checkout/ultimos-pedidos'
import { corDoStatus } from '~/domain/pedidos/status'
import { formatReais } from '~/domain/valores/centavos'
import { novaChave } from '~/domain/valores/chave'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Drawer } from '~/ui/overlays/drawer'
import { useLoja } from '../loja-contexto'
import { iconeDoStatus } from '../status-pedido/linha-do-tempo'
import { PerguntaDaLeva, useLeva } from './levar-ao-carrinho'

interface PedidosARepetirProps {
  open: boolean
  pedidos: readonly UltimoPedido[]
  cardapio: CardapioDeHoje
  aoFechar: () => void
  aoAbrirCarrinho: () => void
}

/** 'Seus últimos pedidos': each becomes a cart again, which says what has changed since (carrinho-16, carrinho-17). */
export function PedidosARepetir(props: PedidosARepetirProps) {
  const { open, pedidos, cardapio, aoFechar, aoAbrirCarrinho } = props
  const { levar, deNovo, pergunta } = useLeva(() => {
    aoFechar()
    aoAbrirCarrinho()
  })
  const abrir = useEffectEvent(deNovo)
  useEffect(() => {
    if (open) abrir()
  }, [open])

  function pedirDeNovo({ numero, linhas }: UltimoPedido) {
    levar({
      linhas: repetirPedido(linhas, cardapio, () => novaChave(crypto)),
      titulo: 'Pedido no carrinho!',
      pergunta: `Quer juntar os itens do pedido nº ${numero} aos que já estão no carrinho, ou deixar no carrinho só os dele?`,
    })
  }
  return (
    <>
      <Drawer open={open} onClose={aoFechar} title="Seus últimos pedidos">
        <ul className="divide-y divide-linha">
          {pedidos.map(pedido => (
            <Pedido key={pedido.numero} pedido={pedido} aoPedirDeNovo={() => pedirDeNovo(pedido)} />
          ))}
        </ul>
      </Drawer>
      <PerguntaDaLeva {...pergunta} />
    </>
  )
}

function Pedido({ pedido, aoPedirDeNovo }: { pedido: UltimoPedido; aoPedirDeNovo: () => void }) {
  const { slug } = useLoja()
  const { numero, data, resumo, total, status, nomeDoStatus } = pedido
  const titulo = `pedido-${numero}`
  return (
    <li className="py-4 first:pt-1">
      <div className="flex items-center justify-between gap-3">
        <Link
          id={titulo}
          to={`/${slug}/status-pedido/id/${numero}`}
          className="inline-flex min-h-11 items-center font-semibold text-acento-forte hover:underline"
        >{`Pedido nº ${numero}`}</Link>
        <span className="shrink-0 text-tinta-suave text-xs tabular-nums">{data}</span>
      </div>
      <p className="wrap-anywhere">{resumo}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold tabular-nums">{formatReais(total)}</p>
        {status !== 'Finalizado' && (
          <Badge tone={corDoStatus(status)} icon={iconeDoStatus(status, null)}>
            {nomeDoStatus}
          </Badge>
        )}
      </div>
      <Button variant="secondary" wide className="mt-3" aria-describedby={titulo} onClick={aoPedirDeNovo}>
        Pedir de novo
      </Button>
    </li>
  )
}
