import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { classes } from '../classes'
import { controlClasses, useControl } from './field'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & {
  value?: string
  defaultValue?: string
  /** With `maxLength`: how many characters before it the counter appears. */
  countFrom?: number
}

/** Grows with its text where the browser can; counts what is left once it becomes little. */
export function TextArea({ countFrom = 60, className, onChange, ...rest }: TextAreaProps) {
  const counterId = useId()
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const left = (rest.maxLength ?? Number.POSITIVE_INFINITY) - (rest.value ?? typed).length
  const counting = left <= countFrom
  const wiring = useControl(counting ? { ...rest, 'aria-describedby': counterId } : rest)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value)
    onChange?.(event)
  }
  return (
    <div>
      <textarea
        rows={3}
        {...rest}
        {...wiring}
        onChange={change}
        className={classes(
          controlClasses,
          'field-sizing-content block max-h-64 min-h-24 resize-y py-3',
          className,
        )}
      />
      <p
        id={counterId}
        aria-live="polite"
        className={classes(
          'text-right text-xs tabular-nums',
          left <= 0 ? 'font-semibold text-red-tinta' : 'text-tinta-suave',
          counting && 'mt-1.5',
        )}
      >
        {counting && `${left} ${left === 1 ? 'caractere restante' : 'caracteres restantes'}`}
      </p>
    </div>
  )
}
