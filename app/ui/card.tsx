import type { ComponentProps } from 'react'
import { classes } from './classes'

type CardProps = ComponentProps<'div'> & {
  /** For parts of a page that a screen reader should list separately, as an order or a product. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Without its own padding: for pictures and lists that reach the edge. */
  flush?: boolean
  /** Lifts under the pointer; the link or button inside it covers the whole card with `after:absolute after:inset-0`. */
  interactive?: boolean
}

export function Card({ as: Tag = 'div', flush = false, interactive = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)}
      className={classes(
        'relative rounded-lg border border-linha bg-folha shadow-card',
        flush ? 'overflow-hidden' : 'p-4',
        interactive &&
          'transition-[box-shadow,border-color] duration-150 hover:border-linha-forte/60 hover:shadow-overlay has-focus-visible:outline-3 has-focus-visible:outline-foco has-focus-visible:outline-offset-2',
        className,
      )}
    />
  )
}
