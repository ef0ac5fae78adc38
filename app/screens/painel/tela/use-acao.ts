import { useRouteLoaderData } from 'react-router'
import type { loader as lerMoldura } from '../layout'
import { acaoDe } from '../porta'

/** As `useAcao`, for addresses that are known later. */
export function useAcaoDe(): (rota: string) => string {
  const moldura = useRouteLoaderData<typeof lerMoldura>('screens/painel/layout')
  return rota => (moldura ? acaoDe(rota, moldura.empresaId) : rota)
}

/** The address that a form of the panel is posted to, or reads from, with the company for which the form was drawn. */
export function useAcao(rota: string): string {
  return useAcaoDe()(rota)
}
