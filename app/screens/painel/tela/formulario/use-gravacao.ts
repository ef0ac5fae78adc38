import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Visto } from '~/domain/respostas/conflito'
import { ehNegado } from '~/domain/respostas/resultado'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useToast } from '~/ui/overlays/toast'
import type { TextosDaFalha } from '../dizer-falha'
import { usePostar } from '../postar'
import type { Aviso, Gravado, Resposta } from '../resposta'
import { useAcao } from '../use-acao'
import { usePergunta } from './use-pergunta'

const GRAVADO_MS = 3_000
const RECUSADO_MS = 5_000

export interface Gravacao<Achado> {
  /** Where the form is posted to. */
  readonly rota: string
  readonly textos: TextosDaFalha
  readonly aoGravar?: (aviso: Aviso) => void
  /** Called with what the server has found in the way, if it said so. */
  readonly aoRecusar?: (achado: Achado | undefined) => void
  /** The digest of what the form is filled with when it opens. */
  readonly visto?: Visto
  /** Milliseconds that a refusal's toast stays; 5000 unless told. */
  readonly recusaMs?: number | undefined
}

/** Sends a form of the panel, and shows the answer as a toast and beside the fields. */
export function useGravacao<Achado = never>(
  formulario: RefObject<HTMLFormElement | null>,
  { rota, textos, aoGravar, aoRecusar, visto: vistoAoAbrir = null, recusaMs = RECUSADO_MS }: Gravacao<Achado>,
) {
  const { show } = useToast()
  const postar = usePostar()
  const acao = useAcao(rota)
  const recusas = useRecusas(formulario, { avisoMs: recusaMs, umaVez: true })
  const [visto, setVisto] = useState<Visto>(vistoAoAbrir)
  const { conflito, perguntar } = usePergunta(setVisto)
  const [enviado, setEnviado] = useState<FormData | null>(null)
  const ocupado = useRef(false)

  async function enviar(corpo: FormData) {
    if (ocupado.current) return
    ocupado.current = true
    setEnviado(corpo)
    const resposta = await postar<Gravado>(rota, corpo, textos)
    ocupado.current = false
    setEnviado(null)
    emVigor.current(resposta)
  }
  function receber(resposta: Resposta<Achado>) {
    if (ehNegado(resposta)) {
      perguntar(resposta.conflito ?? null)
      recusas.recusar(resposta.recusas)
      return aoRecusar?.(resposta.achado)
    }
    if (resposta.visto !== undefined) setVisto(resposta.visto)
    recusas.recusar([])
    const { titulo, texto } = resposta.aviso
    show({ title: titulo, text: texto, variant: 'success', duration: GRAVADO_MS })
    aoGravar?.(resposta.aviso)
  }
  // The answer is heard by the form as it is now, or as it was last when its row has gone.
  const emVigor = useRef(receber)
  useEffect(() => {
    emVigor.current = receber
  })
  return {
    ...recusas,
    gravando: enviado !== null,
    /** What is under way; null when nothing is. */
    enviado,
    enviar,
    /** What both have changed; it is shown with the refusal, and asked. */
    conflito,
    /** To be sent with the form as the field `visto`. */
    visto,
    lembrarVisto: setVisto,
    /** The properties of the form; `antes` looks at it before it is sent, and may prevent that. */
    doFormulario: (antes?: (event: SubmitEvent<HTMLFormElement>) => void) => ({
      ref: formulario,
      method: 'post' as const,
      action: acao,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        antes?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        void enviar(new FormData(event.currentTarget))
      },
    }),
  }
}
