import { useEffect, useRef, useState } from 'react'
import { LINHAS_MAXIMAS, MUITAS_LINHAS } from '~/domain/pedidos/campos-do-pedido'
import { CARRINHO_VAZIO, type Carrinho } from '~/domain/pedidos/checkout/carrinho'
import {
  type CardapioDeHoje,
  juntarAoCarrinho,
  repetirPedido,
} from '~/domain/pedidos/checkout/repetir-pedido'
import type { UltimoPedido } from '~/domain/pedidos/checkout/ultimos-pedidos'
import { corDoStatus } from '~/domain/pedidos/status'
import { formatReais } from '~/domain/valores/centavos'
import { novaChave } from '~/domain/valores/chave'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Dialog } from '~/ui/overlays/dialog'
import { Drawer } from '~/ui/overlays/drawer'
import { useToast } from '~/ui/overlays/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { useLoja } from '../loja-contexto'
import { iconeDoStatus } from '../status-pedido/linha-do-tempo'

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
  const { guardado, substituir } = useCarrinho()
  const toast = useToast()
  const [perguntado, setPerguntado] = useState<UltimoPedido | null>(null)
  const feito = useRef(false)
  useEffect(() => {
    if (open) feito.current = false
  }, [open])

  function pedirDeNovo(pedido: UltimoPedido) {
    if (guardado.itens.length > 0 && !feito.current) setPerguntado(pedido)
    else levar(pedido, CARRINHO_VAZIO)
  }
  /** `base` is what the lines are added to. */
  function levar(pedido: UltimoPedido, base: Carrinho) {
    // A second press would add the same again.
    if (feito.current) return
    const linhas = repetirPedido(pedido.linhas, cardapio, () => novaChave(crypto))
    const novo = base.itens.length > 0 ? juntarAoCarrinho(base, linhas) : { ...base, itens: linhas }
    if (novo.itens.length > LINHAS_MAXIMAS) {
      toast.show({ title: MUITAS_LINHAS.titulo, text: MUITAS_LINHAS.texto, variant: 'destructive' })
      return
    }
    feito.current = true
    const antes = guardado
    substituir(novo)
    setPerguntado(null)
    aoFechar()
    aoAbrirCarrinho()
    toast.show({
      title: 'Pedido no carrinho!',
      text: 'Confira os itens antes de continuar.',
      variant: 'success',
      ...(antes.itens.length > 0 && {
        duration: 5_000,
        follows: true,
        action: { label: 'Desfazer', onAction: () => substituir(antes) },
      }),
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
      <Dialog
        open={perguntado !== null}
        onClose={() => setPerguntado(null)}
        title="Seu carrinho já tem itens"
        footer={
          perguntado && (
            <>
              <Button
                variant="secondary"
                className="flex-1"
                onClick={() => levar(perguntado, CARRINHO_VAZIO)}
              >
                Começar um novo
              </Button>
              <Button className="flex-1" onClick={() => levar(perguntado, guardado)}>
                Juntar ao carrinho
              </Button>
            </>
          )
        }
      >
        <p>
          {perguntado &&
            `Quer juntar os itens do pedido nº ${perguntado.numero} aos que já estão no carrinho, ou deixar no carrinho só os dele?`}
        </p>
      </Dialog>
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
