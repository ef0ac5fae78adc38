import { useEffect, useEffectEvent, useState } from 'react'
import { type Load, useOnDemand } from '~/ui/on-demand'
import { Spinner } from '~/ui/spinner'
import { useToast } from '~/ui/toast'

interface SobDemandaProps<P> {
  carregar: Load<P>
  com: P
  /** For what stays mounted: false while nobody has pressed for it, so that nothing is said of its script. */
  aberto?: boolean
  /** Called when the script cannot be fetched, which a toast says. */
  aoFalhar: () => void
}

const AVISO_MS = 5_000

/** What a press opens over the screen; its script is fetched then, if it is not here yet, and after a failure at the next press. */
export function SobDemanda<P extends object>({ carregar, com, aberto = true, aoFalhar }: SobDemandaProps<P>) {
  const { Component, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregar, true)
  const [estava, setEstava] = useState(aberto)
  if (aberto !== estava) {
    setEstava(aberto)
    if (aberto) tentarDeNovo()
  }
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
    if (falhou && aberto) dizer()
  }, [falhou, aberto])
  if (Component) return <Component {...com} />
  if (!aberto) return null
  return (
    <div className="pending-show fixed inset-0 z-30 grid place-items-center bg-veu text-sobre-escuro">
      <Spinner label="Abrindo..." className="size-10" />
    </div>
  )
}
