import { useEffect, useEffectEvent } from 'react'
import { useToast } from '~/ui/overlays/toast'

const AVISO_MS = 3_000

/** Says, once per outage, that the board in sight is an old one (quadro-11). */
export function useAvisoDaFalha(falhou: boolean): void {
  const { show } = useToast()
  const avisar = useEffectEvent(() =>
    show({
      title: 'Erro ao carregar pedidos',
      text: 'Tentando reconectar...',
      variant: 'destructive',
      duration: AVISO_MS,
    }),
  )
  useEffect(() => {
    if (falhou) avisar()
  }, [falhou])
}
