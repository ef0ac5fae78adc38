import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes'
import { controlClasses, useControl } from './field'

export type TextInputProps = Omit<ComponentProps<'input'>, 'onInput'> & {
  /** An icon or unit at the start, inside the box; decoration. */
  leading?: ReactNode
  /** At the end, inside the box: an icon button, a spinner. */
  trailing?: ReactNode
}

/** 48 px high. */
export function TextInput({ leading, trailing, className, ...rest }: TextInputProps) {
  const wiring = useControl(rest)
  const noteTyping = useReplacedByTyping(wiring.id, rest.value)
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
        onInput={noteTyping}
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

/**
 * An answer that fills the blank field in which somebody is about to type comes selected: their first key would else be added to
 * its end.
 */
function useReplacedByTyping(id: string | undefined, value: TextInputProps['value']): () => void {
  const byHand = useRef(false)
  const before = useRef(value)
  useLayoutEffect(() => {
    const { activeElement } = document
    const cameByItself = before.current === '' && value && !byHand.current
    if (cameByItself && activeElement instanceof HTMLInputElement && activeElement.id === id)
      activeElement.select()
    before.current = value
    byHand.current = false
  }, [id, value])
  return () => {
    byHand.current = true
  }
}
