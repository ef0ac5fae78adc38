import type { ComponentProps } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon'
import { controlClasses, useControl } from './field'

/** The platform's own list of choices, which every phone and screen reader knows; 48 px high. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const wiring = useControl(rest)
  return (
    <div className="relative">
      <select
        {...rest}
        {...wiring}
        className={classes(
          controlClasses,
          'h-12 cursor-pointer appearance-none truncate pr-11 not-aria-invalid:enabled:bg-folha!',
          className,
        )}
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-tinta-suave"
      />
    </div>
  )
}
