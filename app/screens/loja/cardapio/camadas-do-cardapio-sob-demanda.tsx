import { useEffect, useState } from 'react'
import { prefetchWhenIdle } from '~/browser/when-idle'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { useToast } from '~/ui/overlays/toast'
import { Spinner } from '~/ui/spinner'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import type { CamadasProps } from './camadas-do-cardapio'

const carregarCamadas = onDemand<CamadasProps>(() =>
  import('./camadas-do-cardapio').then(modulo => modulo.Camadas),
)

/**
 * The script of the dialogs and the cart is not fetched with the page, but when the visitor first touches, scrolls or
 * types; a cart that is kept from a visit before asks for it too.
 */
export function CamadasSobDemanda(props: CamadasProps) {
  const { gavetaAberta, foco, consultando, aoFecharGaveta, aoFecharItem, aoFecharConsulta } = props
  const { carrinho } = useCarrinho()
  const toast = useToast()
  const pedida = gavetaAberta || consultando || Boolean(foco?.open)
  const { Component: Camadas, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregarCamadas, pedida)

  const acordado = useSinalDeVida()
  useEffect(() => {
    // A failure here is not shown: the script is fetched again when the customer opens something, and a failure is
    // shown then.
    if (acordado) carregarCamadas().catch(() => undefined)
  }, [acordado])
  const vazio = carrinho.itens.length === 0
  useEffect(() => (vazio ? undefined : prefetchWhenIdle(carregarCamadas)), [vazio])

  useEffect(() => {
    if (!falhou) return
    toast.show({
      title: 'Erro de Conexão',
      text: 'Verifique sua conexão e toque de novo.',
      variant: 'destructive',
      duration: 5_000,
      untilOnline: true,
    })
    aoFecharItem()
    aoFecharGaveta()
    aoFecharConsulta()
    tentarDeNovo()
  }, [falhou, toast, aoFecharItem, aoFecharGaveta, aoFecharConsulta, tentarDeNovo])

  if (Camadas) return <Camadas {...props} />
  if (!pedida) return null
  return (
    <div className="pending-show fixed inset-0 z-30 grid place-items-center bg-veu text-sobre-escuro">
      <Spinner label="Abrindo..." className="size-10" />
    </div>
  )
}

const SINAIS = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const

function useSinalDeVida(): boolean {
  const [acordado, setAcordado] = useState(false)
  useEffect(() => {
    const acordar = () => setAcordado(true)
    for (const sinal of SINAIS) window.addEventListener(sinal, acordar, { once: true, passive: true })
    return () => {
      for (const sinal of SINAIS) window.removeEventListener(sinal, acordar)
    }
  }, [])
  return acordado
}
