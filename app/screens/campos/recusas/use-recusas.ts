import { type FormEvent, type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { useToast } from '~/ui/overlays/toast'
import { recusaGeral, semOCampo, textoDoCampo } from './recusas'

type Recusas = readonly Recusa[]

interface Lista {
  /** The answer of the route's action with which this list began. */
  readonly respondidas: Recusas | undefined
  /** The refusals as they came; a new list moves the focus. */
  readonly ditas: Recusas
  /** Those whose field nobody has changed since. */
  readonly restam: Recusas
  /** True when the browser found them before anything was sent. */
  readonly daTela: boolean
}

const NENHUMA: Recusas = []

interface Opcoes {
  /**
   * The refusals that the route's action answered, which may come with the page. Pass the same array as long as the
   * answer is the same.
   */
  readonly respondidas?: Recusas | null | undefined
  /** Milliseconds that the toast of a refusal stays; 3000 unless told. */
  readonly avisoMs?: number
  /** The toast leaves to the field what stands beside it; where the text of the toast is specified, it has both. */
  readonly umaVez?: boolean
}

/**
 * The refusals of one form. The first is shown as a toast, each is shown beside its field until somebody changes the
 * field, and the focus goes to the first field to mend.
 */
export function useRecusas(
  formulario: RefObject<HTMLElement | null>,
  { respondidas: daRota, avisoMs = 3_000, umaVez = false }: Opcoes = {},
) {
  const { show } = useToast()
  const respondidas = daRota ?? undefined
  const [lista, setLista] = useState(() => listar(respondidas))
  if (lista.respondidas !== respondidas) setLista(listar(respondidas))
  const { ditas, restam, daTela } = lista

  /** Replaces the previous refusals; an empty list removes them. */
  function recusar(novas: Recusas, daTela = false) {
    setLista({ respondidas, ditas: [...novas], restam: novas, daTela })
  }
  function esquecer(campo: string | undefined) {
    setLista(antes => {
      const restam = semOCampo(antes.restam, campo)
      return restam === antes.restam ? antes : { ...antes, restam }
    })
  }
  const dizer = useEffectEvent(([primeira]: Recusas) => {
    if (!primeira) return
    const aoLado = irAoPrimeiro(formulario.current)
    const text = umaVez && aoLado ? undefined : primeira.texto
    show({ title: primeira.titulo, text, variant: 'destructive', duration: avisoMs })
  })
  useEffect(() => dizer(ditas), [ditas])

  // The same function until the refusals change, so that the rows of a long form need not be rendered at each letter.
  const erro = useCallback((campo: string) => textoDoCampo(restam, campo), [restam])

  return {
    /** The refusal that belongs to no field and is shown above the form. */
    geral: recusaGeral(restam),
    erro,
    /** True when the last check refused something, even if it has been mended since. */
    recusado: ditas.length > 0,
    recusar,
    /** Shows what the browser itself finds wrong and keeps the form from being sent; true when nothing is wrong. */
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

/** True when a field says what is wrong with it. */
function irAoPrimeiro(formulario: HTMLElement | null): boolean {
  const campo = formulario?.querySelector<HTMLElement>('[aria-invalid="true"], [data-recusa]')
  // A refusal without a field is shown above the form, which may be scrolled to its end.
  if (campo) campo.focus()
  else formulario?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  return Boolean(campo)
}
