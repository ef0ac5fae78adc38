import { createContext, useContext } from 'react'
import type { ImpressaoDoNavegador } from '../recibo/use-impressao-automatica'
import type { AvisoSonoro } from './aviso-sonoro'
import type { Permissao } from './notificacao'

/** The owner's choices for this browser, and the permissions that the browser has given. */
export interface Ajustes {
  som: AvisoSonoro
  permissao: Permissao
  pedir: () => Promise<Permissao>
  testar: () => void
  impressao: ImpressaoDoNavegador
}

export const AjustesContext = createContext<Ajustes | null>(null)

/** Null once the trial is over. */
export function useAjustes(): Ajustes | null {
  return useContext(AjustesContext)
}
