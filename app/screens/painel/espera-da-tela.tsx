import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '~/ui/spinner'

const TEXTOS: Readonly<Record<string, string>> = { '/home/configuracoes': 'Carregando configurações...' }

/** A screen that lets wait says so above the one before it, which stays usable (specification 2, section 2; decision 24). */
export function EsperaDaTela() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  if (state !== 'loading' || location.pathname === pathname) return null
  return (
    <p
      role="status"
      className="pending-show pointer-events-none absolute inset-x-0 top-3 z-10 mx-auto flex w-fit items-center gap-2 rounded-full border border-linha bg-folha px-4 py-2 font-semibold text-sm shadow-overlay"
    >
      <Spinner />
      {TEXTOS[location.pathname] ?? 'Carregando...'}
    </p>
  )
}
