import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Visto } from '~/domain/respostas/conflito'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useToast } from '~/ui/toast'
import type { Aviso, Resposta } from './resposta'
import { usePergunta } from './use-pergunta'

const GRAVADO_MS = 3_000
const RECUSADO_MS = 5_000

export interface Gravacao<Achado> {
  readonly aoGravar: (aviso: Aviso) => void
  /** Called with what the server has found in the way, if it said so. */
  readonly aoRecusar?: (achado: Achado | undefined) => void
  /** The digest of what the form is filled with when it opens. */
  readonly visto?: Visto
  /** Milliseconds that a refusal's toast stays; 5000 unless told. */
  readonly recusaMs?: number
}

/** A form under way: 'loading' while the screen behind is read again after the answer. */
export interface Envio<Respondido> {
  readonly state: 'idle' | 'submitting' | 'loading'
  readonly data: Respondido | undefined
}

/** Shows the answer to a form of the panel, as a toast and beside the fields. */
export function useGravado<Achado = never>(
  { state, data }: Envio<Resposta<Achado>>,
  formulario: RefObject<HTMLFormElement | null>,
  { aoGravar, aoRecusar, visto: vistoAoAbrir = null, recusaMs = RECUSADO_MS }: Gravacao<Achado>,
) {
  const { show } = useToast()
  const recusas = useRecusas(formulario, { avisoMs: recusaMs, umaVez: true })
  const [visto, setVisto] = useState<Visto>(vistoAoAbrir)
  const { conflito, perguntar } = usePergunta(setVisto)

  const receber = useEffectEvent((resposta: Resposta<Achado>) => {
    if ('recusas' in resposta) {
      perguntar(resposta.conflito ?? null)
      recusas.recusar(resposta.recusas)
      return aoRecusar?.(resposta.achado)
    }
    if (resposta.visto !== undefined) setVisto(resposta.visto)
    recusas.recusar([])
    const { titulo, texto } = resposta.aviso
    show({ title: titulo, text: texto, variant: 'success', duration: GRAVADO_MS })
    aoGravar(resposta.aviso)
  })
  // Shows the success only after the screen behind was read again, which until then shows the old state.
  useEffect(() => {
    if (state === 'idle' && data) receber(data)
  }, [state, data])
  const partir = useEffectEvent(() => {
    if (state === 'loading' && data) receber(data)
  })
  // That reading may have removed the saved row, and with it this form.
  useEffect(() => () => partir(), [])

  return {
    ...recusas,
    gravando: state !== 'idle',
    /** What both have changed; it is shown with the refusal, and asked. */
    conflito,
    /** To be sent with the form as the field `visto`. */
    visto,
    lembrarVisto: setVisto,
  }
}
