import type { ReactNode } from 'react'
import { classes } from './classes'

export type Tone = 'neutral' | 'accent' | 'orange' | 'yellow' | 'blue' | 'green' | 'red'

interface BadgeProps {
  tone?: Tone
  size?: 'sm' | 'lg'
  /** Colour is never the only sign: the child is a word, and the icon helps at a distance. */
  icon?: ReactNode
  className?: string
  /** For a sentence, which may need more than one line. */
  wrap?: boolean
  children: ReactNode
}

const tones: Record<Tone, string> = {
  neutral: 'bg-fundo text-tinta',
  accent: 'bg-acento-suave text-acento-forte',
  orange: 'bg-orange-fundo text-orange-tinta',
  yellow: 'bg-yellow-fundo text-yellow-tinta',
  blue: 'bg-blue-fundo text-blue-tinta',
  green: 'bg-green-fundo text-green-tinta',
  red: 'bg-red-fundo text-red-tinta',
}

const sizes = {
  sm: 'px-2.5 py-0.5 text-xs [&_svg]:size-3.5',
  lg: 'px-3.5 py-1.5 text-md [&_svg]:size-5',
}

export function Badge({
  tone = 'neutral',
  size = 'sm',
  icon,
  wrap = false,
  className,
  children,
}: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 font-semibold',
        wrap ? 'rounded-sm' : 'whitespace-nowrap rounded-full',
        tones[tone],
        sizes[size],
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="shrink-0">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </span>
  )
}
