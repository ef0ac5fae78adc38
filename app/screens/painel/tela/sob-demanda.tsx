import { useEffect, useEffectEvent } from 'react'
import type { Elements } from '~/ui/elements'
import { type Load, useOnDemand } from '~/ui/on-demand'
import { useToast } from '~/ui/overlays/toast'
import { Spinner } from '~/ui/spinner'

interface SobDemandaProps<P> {
  carregar: Load<P>
  com: P
  /** Called when the script cannot be fetched, or does not come within 10 s, which a toast says. */
  aoFalhar: () => void
  /** What asks for it; false while nothing does. After a failure, the next to ask tries again. */
  chamado?: string | boolean
  /** Nobody has pressed for it, so nothing is shown or said of its script. */
  calado?: boolean
  /** What stands in its place until its script is here. */
  enquanto?: Elements
}

const AVISO_MS = 5_000
/** Longer than this nobody waits in front of a screen that can only be looked at. */
const ESPERA_MS = 10_000

/**
 * What a press opens over the screen; its script is fetched then, if it is not here yet. Mounted while it is open; what must exist
 * while it closes, as a menu, is mounted always and says by `chamado` when it is wanted.
 */
export function SobDemanda<P extends object>({
  carregar,
  com,
  aoFalhar,
  chamado = true,
  calado = false,
  enquanto,
}: SobDemandaProps<P>) {
  const { Component, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregar, chamado !== false)
  const { show } = useToast()
  const dizer = useEffectEvent(() => {
    if (calado) return
    show({
      title: 'Erro de Conexão',
      text: 'Verifique sua conexão e toque de novo.',
      variant: 'destructive',
      duration: AVISO_MS,
      untilOnline: true,
    })
    aoFalhar()
  })
  useEffect(() => {
    if (falhou) dizer()
  }, [falhou])
  const espera = Boolean(chamado) && !Component && !calado && !falhou
  useEffect(() => {
    if (!espera) return
    const desistir = setTimeout(() => dizer(), ESPERA_MS)
    return () => clearTimeout(desistir)
  }, [espera])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because something else asks
  useEffect(() => tentarDeNovo(), [chamado])
  if (Component) return <Component {...com} />
  return (
    <>
      {enquanto}
      {espera && (
        <div className="pending-show fixed inset-0 z-30 grid place-items-center bg-veu text-sobre-escuro">
          <Spinner label="Abrindo..." className="size-10" />
        </div>
      )}
    </>
  )
}
