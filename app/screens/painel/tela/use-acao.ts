import { useCallback } from 'react'
import { useEmpresaDaTela } from '../empresa-da-tela'
import { enderecoComEmpresa } from '../porta'

/** As `useAcao`, for addresses that are known later. */
export function useAcaoDe(): (rota: string) => string {
  const empresaId = useEmpresaDaTela()
  return useCallback(rota => enderecoComEmpresa(rota, empresaId), [empresaId])
}

/** The address that a form of the panel is posted to, or reads from, with the company for which the form was drawn. */
export function useAcao(rota: string): string {
  return useAcaoDe()(rota)
}
