import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon'
import { useControl } from './field'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  description?: ReactNode
  /** At the end of the row, as a price. */
  trailing?: ReactNode
  /** One of several rows of which only one can be chosen. */
  type?: 'checkbox' | 'radio'
}

/** The whole row, at least 44 px high, can be pressed. */
export function Checkbox({
  label,
  description,
  trailing,
  type = 'checkbox',
  className,
  ...rest
}: CheckboxProps) {
  const wiring = useControl(rest)
  return (
    <label
      className={classes(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-tinta-suave',
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          {...wiring}
          type={type}
          className={classes(
            type === 'radio' ? 'rounded-full' : 'rounded-[0.375rem]',
            'peer col-start-1 row-start-1 size-6 cursor-[inherit] appearance-none border-2 border-linha-forte bg-folha transition-colors duration-150 checked:border-acento checked:bg-acento disabled:border-linha disabled:bg-fundo disabled:checked:border-transparent disabled:checked:bg-linha-forte forced-colors:appearance-auto',
          )}
        />
        <Icon
          name="check"
          strokeWidth={3.5}
          className="pointer-events-none col-start-1 row-start-1 size-4 text-sobre-acento opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-6">{label}</span>
        {description && <span className="block text-tinta-suave text-xs">{description}</span>}
      </span>
      {trailing && (
        <span className="shrink-0 font-semibold text-tinta-suave leading-6 tabular-nums">{trailing}</span>
      )}
    </label>
  )
}
