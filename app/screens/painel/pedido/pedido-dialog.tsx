import { useEffect, useState } from 'react'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { SobDemanda } from '../tela/sob-demanda'
import type { EsperaDoFormularioProps } from './espera-do-formulario'
import type { FormularioDoPedidoProps } from './titulo-do-formulario'

export const carregarFormulario = onDemand<FormularioDoPedidoProps>(() =>
  import('./formulario-do-pedido').then(modulo => modulo.FormularioDoPedido),
)

export const carregarEspera = onDemand<EsperaDoFormularioProps>(
  async () => (await import('./espera-do-formulario')).EsperaDoFormulario,
)

/** Fetches the script of the form for somebody who is about to open it. */
export function aquecerFormulario(): void {
  carregarFormulario().catch(() => {})
}

/** Before this a script that comes from the browser's cache is there, and a dialog that waits for it would only flicker. */
const ESPERA_MS = 150

/**
 * The order form, new or edit (balcao-1); mounted while it is open. Its script is fetched when the dialog is first
 * opened, because the board does not need it.
 */
export function PedidoDialog(props: FormularioDoPedidoProps) {
  const { Component: Formulario, failed, retry } = useOnDemand(carregarFormulario, true)
  const [demora, setDemora] = useState(false)
  const chegou = Formulario !== null
  useEffect(() => {
    // Not once the form is there: it would be drawn again as a whole.
    if (chegou) return
    const timer = setTimeout(() => setDemora(true), ESPERA_MS)
    return () => clearTimeout(timer)
  }, [chegou])
  if (Formulario) return <Formulario {...props} />
  if (!demora) return null
  const { pedido, aoFechar } = props
  const com = { pedido, falhou: failed, aoTentar: retry, aoFechar }
  return <SobDemanda carregar={carregarEspera} com={com} aoFalhar={aoFechar} />
}
