import { type MouseEvent, useEffect, useState } from 'react'
import { prefetchWhenIdle } from '~/browser/when-idle'
import { ERRO_AO_ENVIAR } from '~/domain/empresas/acesso/identificador'
import { recusarStatus } from '~/screens/campos/recusas/falha'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { useToast } from '~/ui/overlays/toast'
import { LinkDaMoldura } from '../moldura-das-contas'
import type { DialogoDoEsqueciProps } from './dialogo-do-esqueci'

const carregarDialogo = onDemand<DialogoDoEsqueciProps>(
  async () => (await import('./dialogo-do-esqueci')).DialogoDoEsqueci,
)

/** Opens a dialog; without script it is a link to a page. */
export function Esqueci() {
  const [aberto, setAberto] = useState(false)
  const { Component: Dialogo, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregarDialogo, aberto)
  const { show } = useToast()
  useEffect(() => prefetchWhenIdle(carregarDialogo), [])
  useEffect(() => {
    if (!falhou) return
    const { titulo, texto } = recusarStatus(ERRO_AO_ENVIAR, null)
    show({ title: titulo, text: texto, variant: 'destructive', duration: 3_000, untilOnline: true })
    setAberto(false)
    tentarDeNovo()
  }, [falhou, show, tentarDeNovo])
  function abrir(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAberto(true)
  }
  return (
    <>
      <p className="mt-3 text-center">
        <LinkDaMoldura href="/reset-password/link" aria-haspopup="dialog" onClick={abrir}>
          Esqueci minha senha
        </LinkDaMoldura>
      </p>
      {aberto && Dialogo && <Dialogo aoFechar={() => setAberto(false)} />}
    </>
  )
}
