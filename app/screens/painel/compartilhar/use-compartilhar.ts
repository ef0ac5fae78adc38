import { useCallback, useId, useRef, useState } from 'react'
import { PAINEL_ABERTO, PAINEL_FECHADO } from './compartilhamento'

const YEAR_SECONDS = 365 * 86_400

/** Whether the share panel is open, which this browser remembers. */
export function useCompartilhar(inicial: boolean) {
  const id = useId()
  const [aberto, setAberto] = useState(inicial)
  const aoAparecer = useRef<((painel: HTMLElement) => void) | null>(null)

  function guardar(agora: boolean) {
    setAberto(agora)
    // biome-ignore lint/suspicious/noDocumentCookie: the server renders the panel as it was left
    document.cookie = `${agora ? PAINEL_ABERTO : PAINEL_FECHADO}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  }
  return {
    id,
    aberto,
    /** On phones the panel would open out of sight, below the first steps, so it is scrolled into view. */
    alternar() {
      aoAparecer.current = painel => painel.scrollIntoView({ block: 'nearest' })
      guardar(!aberto)
    },
    /** Also moves the focus to the panel, because the button that opens it may be far away. */
    abrir() {
      aoAparecer.current = painel => painel.focus()
      document.getElementById(id)?.focus()
      guardar(true)
    },
    /** The panel's `ref`. */
    aoDesenhar: useCallback((painel: HTMLElement | null) => {
      if (painel) aoAparecer.current?.(painel)
    }, []),
  }
}

export type PainelAberto = ReturnType<typeof useCompartilhar>
