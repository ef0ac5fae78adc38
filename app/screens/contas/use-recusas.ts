import { type RefObject, useEffect, useState } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { useToast } from '~/ui/toast'

/**
 * The catalogue's toast, and focus where the answer is to be mended; then what stands beside a field until somebody
 * types in it. `recusas` keeps its identity while it is the same.
 */
export function useRecusas(
  recusas: readonly Recusa[] | undefined,
  formulario: RefObject<HTMLFormElement | null>,
): (campo: string) => string | undefined {
  const { show } = useToast()
  const [mexidos, setMexidos] = useState<readonly Recusa[]>([])
  useEffect(() => {
    const [primeira] = recusas ?? []
    const form = formulario.current
    if (!primeira || !form) return
    show({ title: primeira.titulo, text: primeira.texto, variant: 'destructive', duration: 3000 })
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const mexer = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.form !== form) return
      const achada = recusas?.find(({ campo }) => campo === target.name)
      if (achada) setMexidos(antes => [...antes, achada])
    }
    // Listens on the window, which gets the event last: rendering before React has handled it would undo what was
    // typed.
    window.addEventListener('input', mexer)
    return () => window.removeEventListener('input', mexer)
  }, [recusas, formulario, show])
  return campo => recusas?.find(recusa => recusa.campo === campo && !mexidos.includes(recusa))?.texto
}

/** The refusal that belongs to no field: it stands above the form. */
export function recusaGeral(recusas: readonly Recusa[] | undefined): Recusa | undefined {
  return recusas?.find(recusa => recusa.campo === undefined)
}
