import { useContext } from 'react'
import { acaoDe } from '../porta'
import { RumoContext } from '../rumo'

/** As `useAcao`, for addresses that are known later. */
export function useAcaoDe(): (rota: string) => string {
  const empresaId = useContext(RumoContext)?.empresaId
  return rota => (empresaId === undefined ? rota : acaoDe(rota, empresaId))
}

/** The address that a form of the panel is posted to, or reads from, with the company for which the form was drawn. */
export function useAcao(rota: string): string {
  return useAcaoDe()(rota)
}
