import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state'
import { Icon } from '../icon'
import { RetryLink } from './retry-link'

interface PageBrokenProps {
  error: unknown
  icon?: ReactNode
  /** A sentence. */
  title?: string
  text?: string | undefined
  /** What leads on from here; to try again, unless told otherwise. */
  action?: ReactNode
}

/** Instead of a page that could not be read, or that a bug keeps from being drawn. */
export function PageBroken({
  error,
  icon = <Icon name="triangle-alert" />,
  title = 'Algo deu errado.',
  text = 'Tente novamente em instantes.',
  action = <RetryLink error={error} />,
}: PageBrokenProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{`${title.replace(/\.$/, '')} · Comanda`}</title>
      <EmptyState headingLevel={1} icon={icon} title={title} text={text} action={action} />
    </main>
  )
}
