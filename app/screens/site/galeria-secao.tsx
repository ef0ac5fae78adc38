import type { Elements } from '~/ui/elements'

export function Secao({ titulo, children }: { titulo: string; children: Elements }) {
  return (
    <section>
      <h2 className="mb-4 font-bold text-lg">{titulo}</h2>
      {children}
    </section>
  )
}
