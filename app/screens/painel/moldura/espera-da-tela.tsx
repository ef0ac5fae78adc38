import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '~/ui/spinner'
import { useSaindo } from '../use-saindo'

/**
 * Shows a line under the header as soon as a link is pressed. When the next screen takes long, it also says so in words
 * above the present screen, which stays usable (telas-2).
 */
export function EsperaDaTela() {
  const { pathname } = useLocation()
  const destino = useNavigation().location?.pathname ?? null
  const saindo = useSaindo()
  if (destino === null && !saindo) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="pending-line pointer-events-none absolute inset-x-0 top-0 z-10 h-0.75 bg-acento"
      />
      {(saindo || destino !== pathname) && (
        <p
          role="status"
          className="pending-show pointer-events-none absolute inset-x-0 top-3 z-10 mx-auto flex w-fit items-center gap-2 rounded-full border border-linha bg-folha px-4 py-2 font-semibold text-sm shadow-overlay"
        >
          <Spinner />
          <span>{saindo ? 'Saindo...' : dizerEspera(destino)}</span>
        </p>
      )}
    </>
  )
}

function dizerEspera(destino: string | null): string {
  return destino === '/home/configuracoes' ? 'Carregando configurações...' : 'Carregando...'
}
