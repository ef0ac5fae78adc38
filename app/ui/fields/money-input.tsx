import type { ChangeEvent, FocusEvent } from 'react'
import { TextInput, type TextInputProps } from './text-input'

type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'leading' | 'type'> & {
  value?: string
  defaultValue?: string
  onValueChange?: (typed: string) => void
  /** The typed amount in its tidy form, without 'R$'; null leaves the text as it is, for the person to correct. */
  format: (typed: string) => string | null
}

/** Keeps what is typed as it is typed, and tidies it when the field is left. */
export function MoneyInput({ value, onValueChange, format, onBlur, ...rest }: MoneyInputProps) {
  function leave(event: FocusEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value
    const tidy = typed.trim() === '' ? typed : format(typed)
    if (tidy !== null && tidy !== typed) {
      event.currentTarget.value = tidy
      onValueChange?.(tidy)
    }
    onBlur?.(event)
  }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={value}
      leading="R$"
      onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange?.(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
