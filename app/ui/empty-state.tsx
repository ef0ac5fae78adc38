import type { ReactNode } from 'react'
import { classes } from './classes'

interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  /** What to do now. */
  text?: ReactNode
  action?: ReactNode
  /** A heading where it stands for a whole page or section, else a paragraph. */
  headingLevel?: 1 | 2 | 3
  className?: string
  children?: ReactNode
}

export function EmptyState({
  icon,
  title,
  text,
  action,
  headingLevel,
  className,
  children,
}: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div
      className={classes(
        'wrap-anywhere mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-16 place-items-center rounded-full bg-acento-suave text-acento-forte [&_svg]:size-7"
        >
          {icon}
        </span>
      )}
      <Title className="font-bold text-lg">{title}</Title>
      {text && <p className="mt-1.5 text-pretty text-tinta-suave">{text}</p>}
      {children && <div className="mt-5 w-full">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
