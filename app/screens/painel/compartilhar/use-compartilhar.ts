import { useId, useState } from 'react'
import { carregarCompartilhar } from '../quadro/partes'
import { PAINEL_ABERTO, PAINEL_FECHADO } from './compartilhamento'

const YEAR_SECONDS = 365 * 86_400

/** Whether the share panel is open, which this browser remembers. */
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
    fechar: () => guardar(false),
    /** On phones the panel would open out of sight, below the first steps, so it is scrolled into view. */
    alternar() {
      guardar(!aberto)
      if (!aberto) quandoDesenhado(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }))
    },
    /** Also moves the focus to the panel, because the button that opens it may be far away. */
    abrir() {
      guardar(true)
      quandoDesenhado(() => document.getElementById(id)?.focus())
    },
  }
}

/** Once its script is here, and React has drawn it. */
function quandoDesenhado(fazer: () => void): void {
  const depois = () => requestAnimationFrame(() => requestAnimationFrame(fazer))
  carregarCompartilhar().then(depois, () => undefined)
}

export type PainelAberto = ReturnType<typeof useCompartilhar>
