import { TriangleAlert } from 'lucide-react'
import { EmptyState } from './empty-state'
import { RetryLink } from './retry-link'

/** Instead of a page that a bug keeps from being drawn. */
export function PageBroken({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        headingLevel={1}
        icon={<TriangleAlert />}
        title="Algo deu errado."
        text="Tente novamente em instantes."
        action={<RetryLink error={error} />}
      />
    </main>
  )
}
