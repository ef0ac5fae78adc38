import { useEffect, useEffectEvent } from 'react'
import { recusar } from '~/domain/valores/recusa'

/** The postal service was not even asked: its CEP may be right, and what is typed stays. */
export const CEP_SEM_CONEXAO = recusar(
  'Sem conexão',
  'Sem conexão com a internet. O CEP será buscado assim que ela voltar.',
  'cep',
)

/** Asks again as soon as the browser says that the network is back. */
export function useVoltaDaRede(caiu: boolean, aoVoltar: () => void): void {
  const voltou = useEffectEvent(aoVoltar)
  useEffect(() => {
    if (!caiu) return
    const ouvir = () => voltou()
    window.addEventListener('online', ouvir)
    return () => window.removeEventListener('online', ouvir)
  }, [caiu])
}
