import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Conflito, Visto } from '~/domain/respostas/conflito'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useToast } from '~/ui/toast'
import type { Aviso, Resposta } from './resposta'

const GRAVADO_MS = 3_000
const RECUSADO_MS = 5_000

interface Gravacao {
  readonly aoGravar: (aviso: Aviso) => void
  readonly aoRecusar?: () => void
  /** What the form is filled with as it opens. */
  readonly visto?: Visto
  /** Milliseconds that a refusal's toast stays; 5000 unless told. */
  readonly recusaMs?: number
}

/** Sends a form of the panel and says its answer, by toast and beside the fields. */
export function useGravacao(
  formulario: RefObject<HTMLFormElement | null>,
  { aoGravar, aoRecusar, visto: vistoAoAbrir = null, recusaMs = RECUSADO_MS }: Gravacao,
) {
  const fetcher = useFetcher<Resposta>()
  const { show } = useToast()
  const recusas = useRecusas(formulario, { avisoMs: recusaMs })
  const [conflito, setConflito] = useState<Conflito | null>(null)
  const [visto, setVisto] = useState<Visto>(vistoAoAbrir)

  const receber = useEffectEvent((resposta: Resposta) => {
    if ('recusas' in resposta) {
      setConflito(resposta.conflito ?? null)
      // The next save carries the new digest: the owner has been told what is stored now.
      if (resposta.conflito) setVisto(resposta.conflito.visto)
      recusas.recusar(resposta.recusas)
      return aoRecusar?.()
    }
    if (resposta.visto !== undefined) setVisto(resposta.visto)
    recusas.recusar([])
    const { titulo, texto } = resposta.aviso
    show({ title: titulo, text: texto, variant: 'success', duration: GRAVADO_MS })
    aoGravar(resposta.aviso)
  })
  // Tells success only after the screen behind was read again: until then it would still show the old state.
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) receber(fetcher.data)
  }, [fetcher.state, fetcher.data])
  const partir = useEffectEvent(() => {
    if (fetcher.state === 'loading' && fetcher.data) receber(fetcher.data)
  })
  // That reading may have removed the saved row, and this form with it.
  useEffect(() => () => partir(), [])

  return {
    ...recusas,
    fetcher,
    gravando: fetcher.state !== 'idle',
    /** What somebody else has saved meanwhile: it stands with the refusal. */
    conflito,
    /** Goes with the form, as the field `visto`. */
    visto,
    lembrarVisto: setVisto,
  }
}
