import { createContext, useContext } from 'react'
import type { AvisoSonoro } from './aviso-sonoro'
import type { ImpressaoDoNavegador } from './use-impressao-automatica'

/** The owner's choices for this browser. */
export interface Ajustes {
  som: AvisoSonoro
  impressao: ImpressaoDoNavegador
}

export const AjustesContext = createContext<Ajustes | null>(null)

/** Null once the trial is over. */
export function useAjustes(): Ajustes | null {
  return useContext(AjustesContext)
}
