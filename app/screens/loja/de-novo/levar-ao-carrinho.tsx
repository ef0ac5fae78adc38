import { useRef, useState } from 'react'
import { LINHAS_MAXIMAS, MUITAS_LINHAS } from '~/domain/pedidos/campos-do-pedido'
import { CARRINHO_VAZIO, type Carrinho, type ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { juntarAoCarrinho } from '~/domain/pedidos/checkout/repetir-pedido'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'
import { useToast } from '~/ui/overlays/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'

/** Lines that come to the cart together: those of an order (carrinho-17), or of a link (carrinho-18). */
export interface Leva {
  readonly linhas: readonly ItemDoCarrinho[]
  /** 'Pedido no carrinho!' */
  readonly titulo: string
  /** Of a cart that has lines already: what is to become of them. */
  readonly pergunta: string
}

export interface UsoDaLeva {
  readonly levar: (leva: Leva) => void
  /** Another pair of hands: what was taken may be taken again. */
  readonly deNovo: () => void
  readonly pergunta: PerguntaProps
}

/** Fills the cart once, and asks first when it is not empty. `aoLevar` is called once the lines are in it. */
export function useLeva(aoLevar: () => void): UsoDaLeva {
  const { guardado, substituir } = useCarrinho()
  const toast = useToast()
  const [perguntada, setPerguntada] = useState<Leva | null>(null)
  const feito = useRef(false)

  /** `base` is what the lines are added to. */
  function por({ linhas, titulo }: Leva, base: Carrinho) {
    // A second press would add the same again.
    if (feito.current) return
    const novo = base.itens.length > 0 ? juntarAoCarrinho(base, linhas) : { ...base, itens: linhas }
    if (novo.itens.length > LINHAS_MAXIMAS) {
      toast.show({ title: MUITAS_LINHAS.titulo, text: MUITAS_LINHAS.texto, variant: 'destructive' })
      return
    }
    feito.current = true
    const antes = guardado
    substituir(novo)
    setPerguntada(null)
    aoLevar()
    toast.show({
      title: titulo,
      text: 'Confira os itens antes de continuar.',
      variant: 'success',
      ...(antes.itens.length > 0 && {
        duration: 5_000,
        follows: true,
        action: { label: 'Desfazer', onAction: () => substituir(antes) },
      }),
    })
  }
  return {
    levar(leva) {
      if (guardado.itens.length > 0 && !feito.current) setPerguntada(leva)
      else por(leva, CARRINHO_VAZIO)
    },
    deNovo() {
      feito.current = false
    },
    pergunta: {
      leva: perguntada,
      aoFechar: () => setPerguntada(null),
      aoComecar: leva => por(leva, CARRINHO_VAZIO),
      aoJuntar: leva => por(leva, guardado),
    },
  }
}

interface PerguntaProps {
  leva: Leva | null
  aoFechar: () => void
  aoComecar: (leva: Leva) => void
  aoJuntar: (leva: Leva) => void
}

export function PerguntaDaLeva({ leva, aoFechar, aoComecar, aoJuntar }: PerguntaProps) {
  return (
    <Dialog
      open={leva !== null}
      onClose={aoFechar}
      title="Seu carrinho já tem itens"
      footer={
        leva && (
          <>
            <Button variant="secondary" className="flex-1" onClick={() => aoComecar(leva)}>
              Começar um novo
            </Button>
            <Button className="flex-1" onClick={() => aoJuntar(leva)}>
              Juntar ao carrinho
            </Button>
          </>
        )
      }
    >
      <p>{leva?.pergunta}</p>
    </Dialog>
  )
}
