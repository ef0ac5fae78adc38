import { useId, useState } from 'react'
import { PAINEL_ABERTO, PAINEL_FECHADO } from './compartilhamento'

const YEAR_SECONDS = 365 * 86_400

/** The share panel, open or not: this browser remembers it. */
export function useCompartilhar(inicial: boolean) {
  const id = useId()
  const [aberto, setAberto] = useState(inicial)

  function guardar(agora: boolean) {
    setAberto(agora)
    // biome-ignore lint/suspicious/noDocumentCookie: the server renders the panel as it was left
    document.cookie = `${agora ? PAINEL_ABERTO : PAINEL_FECHADO}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  }
  return {
    id,
    aberto,
    /** On phones what opens below the first steps would be out of sight. */
    alternar() {
      guardar(!aberto)
      if (!aberto)
        requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }))
    },
    /** Also moves the focus to the panel: the button that opens it may be far away. */
    abrir() {
      guardar(true)
      requestAnimationFrame(() => document.getElementById(id)?.focus())
    },
  }
}

export type PainelAberto = ReturnType<typeof useCompartilhar>
