import { useEffect, useEffectEvent } from 'react'
import { type Load, useOnDemand } from '~/ui/on-demand'
import { Spinner } from '~/ui/spinner'
import { useToast } from '~/ui/toast'

interface SobDemandaProps<P> {
  carregar: Load<P>
  com: P
  /** Called when the script cannot be fetched, which a toast says. */
  aoFalhar: () => void
}

const AVISO_MS = 5_000

/** What a press opens over the screen; its script is fetched then, if it is not here yet. Mounted while it is open. */
export function SobDemanda<P extends object>({ carregar, com, aoFalhar }: SobDemandaProps<P>) {
  const { Component, failed: falhou } = useOnDemand(carregar, true)
  const { show } = useToast()
  const dizer = useEffectEvent(() => {
    show({
      title: 'Erro de Conexão',
      text: 'Verifique sua conexão e toque de novo.',
      variant: 'destructive',
      duration: AVISO_MS,
    })
    aoFalhar()
  })
  useEffect(() => {
    if (falhou) dizer()
  }, [falhou])
  if (Component) return <Component {...com} />
  return (
    <div className="pending-show fixed inset-0 z-30 grid place-items-center bg-veu text-sobre-escuro">
      <Spinner label="Abrindo..." className="size-10" />
    </div>
  )
}
