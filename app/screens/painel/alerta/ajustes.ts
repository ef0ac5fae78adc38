import { createContext, useContext } from 'react'
import type { ImpressaoDoNavegador } from '../recibo/use-impressao-automatica'
import type { AvisoSonoro } from './aviso-sonoro'

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
