import { createContext, useContext } from 'react'

/** The company for which this page of the panel was drawn; null outside of the panel's frame. */
export const EmpresaDaTelaContext = createContext<number | null>(null)

/** Throws outside of the panel's frame. */
export function useEmpresaDaTela(): number {
  const empresaId = useContext(EmpresaDaTelaContext)
  if (empresaId === null) throw new Error('useEmpresaDaTela outside of the panel')
  return empresaId
}
