import { useId } from 'react'
import type { Elements } from '~/ui/elements'

/** A part of the order form. */
export function Secao({ titulo, children }: { titulo: string; children: Elements }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-linha border-t pt-4 first-of-type:border-0 first-of-type:pt-0"
    >
      <h3 id={id} className="font-bold text-md">
        {titulo}
      </h3>
      {children}
    </section>
  )
}
