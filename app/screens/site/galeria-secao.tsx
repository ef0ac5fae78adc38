import type { ReactNode } from 'react'

export function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-bold text-lg">{titulo}</h2>
      {children}
    </section>
  )
}
