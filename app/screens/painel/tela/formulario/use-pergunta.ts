import { useState } from 'react'
import { type Conflito, type Divergencia, escolherOSalvo } from '~/domain/respostas/conflito'

/** What is asked, and what has been answered. */
export interface ConflitoPerguntado extends Conflito {
  /** Those for which the stored value was chosen. */
  readonly oSalvo: readonly Divergencia[]
  readonly escolher: (divergencia: Divergencia, ficaOSalvo: boolean) => void
}

/** Asks what both have changed; `lembrarVisto` is told the digests that the next save is to send. */
export function usePergunta(lembrarVisto: (visto: string) => void) {
  const [aberto, setAberto] = useState<Conflito | null>(null)
  const [oSalvo, setOSalvo] = useState<readonly Divergencia[]>([])
  function perguntar(novo: Conflito | null) {
    setAberto(novo)
    setOSalvo([])
    if (novo) lembrarVisto(novo.visto)
  }
  function escolher(divergencia: Divergencia, ficaOSalvo: boolean) {
    if (!aberto) return
    const outras = oSalvo.filter(outra => outra !== divergencia)
    const escolhidas = ficaOSalvo ? [...outras, divergencia] : outras
    setOSalvo(escolhidas)
    lembrarVisto(escolherOSalvo(aberto, escolhidas))
  }
  return { conflito: aberto && { ...aberto, oSalvo, escolher }, perguntar }
}
