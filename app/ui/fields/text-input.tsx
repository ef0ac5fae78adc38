import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import { controlClasses, useControl } from './field'

export type TextInputProps = ComponentProps<'input'> & {
  /** An icon or unit at the start, inside the box; decoration. */
  leading?: ReactNode
  /** At the end, inside the box: an icon button, a spinner. */
  trailing?: ReactNode
}

/** 48 px high. */
export function TextInput({ leading, trailing, className, ...rest }: TextInputProps) {
  const wiring = useControl(rest)
  return (
    <div className="relative">
      {leading && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-sm text-tinta-suave"
        >
          {leading}
        </span>
      )}
      <input
        type="text"
        {...rest}
        {...wiring}
        className={classes(
          controlClasses,
          'h-12',
          Boolean(leading) && 'pl-11',
          Boolean(trailing) && 'pr-12',
          className,
        )}
      />
      {trailing && (
        <span className="absolute inset-y-0 right-0.5 grid w-11 place-items-center text-tinta-suave">
          {trailing}
        </span>
      )}
    </div>
  )
}
