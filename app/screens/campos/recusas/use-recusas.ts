import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { useToast } from '~/ui/toast'
import { recusaGeral, semOCampo, textoDoCampo } from './recusas'

type Recusas = readonly Recusa[]

interface Lista {
  /** The route's answer that this list began with. */
  readonly respondidas: Recusas | undefined
  /** As they were refused: a new list moves the focus. */
  readonly ditas: Recusas
  /** Those of them whose field nobody has changed since. */
  readonly restam: Recusas
  /** The browser found them itself, before anything was sent. */
  readonly daTela: boolean
}

const NENHUMA: Recusas = []

interface Opcoes {
  /** What the route's action answered, which may come with the page; it keeps its identity while it is the same. */
  readonly respondidas?: Recusas | null | undefined
  /** Milliseconds that the toast of a refusal stays; 3000 unless told. */
  readonly avisoMs?: number
}

/**
 * The refusals of one form: the first by toast, each beside its field until somebody changes that, the focus at the first
 * field to mend.
 */
export function useRecusas(
  formulario: RefObject<HTMLElement | null>,
  { respondidas: daRota, avisoMs = 3_000 }: Opcoes = {},
) {
  const { show } = useToast()
  const respondidas = daRota ?? undefined
  const [lista, setLista] = useState(() => listar(respondidas))
  if (lista.respondidas !== respondidas) setLista(listar(respondidas))
  const { ditas, restam, daTela } = lista

  function avisar([primeira]: Recusas) {
    if (!primeira) return
    show({ title: primeira.titulo, text: primeira.texto, variant: 'destructive', duration: avisoMs })
  }
  /** Takes the place of what was refused before; an empty list takes it away. */
  function recusar(novas: Recusas, daTela = false) {
    setLista({ respondidas, ditas: [...novas], restam: novas, daTela })
    avisar(novas)
  }
  function esquecer(campo: string | undefined) {
    setLista(antes => {
      const restam = semOCampo(antes.restam, campo)
      return restam === antes.restam ? antes : { ...antes, restam }
    })
  }
  const avisarResposta = useEffectEvent(() => avisar(respondidas ?? NENHUMA))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because an answer came
  useEffect(() => avisarResposta(), [respondidas])
  useEffect(() => {
    if (ditas.length > 0) irAoPrimeiro(formulario.current)
  }, [ditas, formulario])

  return {
    /** What belongs to no field: it stands above the form. */
    geral: recusaGeral(restam),
    erro: (campo: string) => textoDoCampo(restam, campo),
    /** The last judgement was a refusal, whatever has been mended of it since. */
    recusado: ditas.length > 0,
    recusar,
    /** What the browser itself finds wrong: then nothing is sent. True when nothing is wrong. */
    conferir(event: FormEvent, novas: Recusas): boolean {
      if (novas.length > 0) event.preventDefault()
      if (novas.length > 0 || daTela) recusar(novas, true)
      return novas.length === 0
    },
    esquecer,
    /** For the form's onInput. */
    aoDigitar({ target }: FormEvent) {
      if (target instanceof Element) esquecer(target.getAttribute('name') ?? '')
    },
  }
}

function listar(respondidas: Recusas | undefined): Lista {
  const ditas = respondidas ?? NENHUMA
  return { respondidas, ditas, restam: ditas, daTela: false }
}

function irAoPrimeiro(formulario: HTMLElement | null): void {
  const campo = formulario?.querySelector<HTMLElement>('[aria-invalid="true"], [data-recusa]')
  // A refusal without a field stands above the form, which may be scrolled to its end.
  if (campo) campo.focus()
  else formulario?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
}
