import type { ComponentProps } from 'react'
import type { IconName } from './icon-names'
import sprite from './icons.svg'

export type { IconName }

interface IconProps extends Pick<ComponentProps<'svg'>, 'className' | 'color' | 'strokeWidth'> {
  /** After a new name: node bin/make-icons.mjs. */
  name: IconName
  /** What it says when nothing beside it does; without a label it is silent. */
  label?: string
}

/** A drawing of the one file that has them all. */
export function Icon({ name, label, strokeWidth = 2, ...look }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has its label, or is silent
    <svg
      {...look}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
