import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Conflito, Visto } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { useToast } from '~/ui/toast'
import type { Aviso, Resposta } from './resposta'

const GRAVADO_MS = 3_000
const RECUSADO_MS = 5_000

interface Gravacao {
  readonly aoGravar: (aviso: Aviso) => void
  /** What the form is filled with as it opens. */
  readonly visto?: Visto
  /** Milliseconds that a refusal's toast stays; 5000 unless told. */
  readonly recusaMs?: number
}

/**
 * Sends a form of the panel, says its answer by toast and beside the fields, and moves the focus to the first field to
 * mend. What stands beside a field goes when somebody types in it.
 */
export function useGravacao(
  formulario: RefObject<HTMLFormElement | null>,
  { aoGravar, visto: vistoAoAbrir = null, recusaMs = RECUSADO_MS }: Gravacao,
) {
  const fetcher = useFetcher<Resposta>()
  const { show } = useToast()
  const [recusas, setRecusas] = useState<readonly Recusa[]>([])
  const [conflito, setConflito] = useState<Conflito | null>(null)
  const [visto, setVisto] = useState<Visto>(vistoAoAbrir)
  /** Counts refusals, so that the focus moves once for each and not when one of its texts goes. */
  const [vezes, setVezes] = useState(0)

  function recusar(novas: readonly Recusa[]) {
    setRecusas(novas)
    setVezes(antes => antes + 1)
    const [primeira] = novas
    if (primeira) {
      show({ title: primeira.titulo, text: primeira.texto, variant: 'destructive', duration: recusaMs })
    }
  }
  const receber = useEffectEvent((resposta: Resposta) => {
    if ('recusas' in resposta) {
      setConflito(resposta.conflito ?? null)
      // The next save carries the new digest: the owner has been told what is stored now.
      if (resposta.conflito) setVisto(resposta.conflito.visto)
      return recusar(resposta.recusas)
    }
    if (resposta.visto !== undefined) setVisto(resposta.visto)
    setRecusas([])
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
  useEffect(() => {
    if (vezes === 0) return
    const campo = formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-recusa]')
    // A refusal without a field stands above the form, which may be scrolled to its end.
    if (campo) campo.focus()
    else formulario.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [vezes, formulario])

  return {
    fetcher,
    gravando: fetcher.state !== 'idle',
    /** The refusal that belongs to no field: it stands above the form. */
    geral: recusas.find(({ campo }) => campo === undefined),
    erro: (campo: string) => recusas.find(recusa => recusa.campo === campo)?.texto,
    /** What somebody else has saved meanwhile: it stands with the refusal. */
    conflito,
    /** Goes with the form, as the field `visto`. */
    visto,
    lembrarVisto: setVisto,
    recusar,
    esquecer: (campo: string) => setRecusas(antes => antes.filter(recusa => recusa.campo !== campo)),
  }
}
