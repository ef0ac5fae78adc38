import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { applyEdit, complete, keep, type Mask } from './mask'
import { TextInput, type TextInputProps } from './text-input'

type MaskedInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'maxLength'> & {
  /** `value` and `onValueChange` have the value alone; separators, and what `clean` removes, are only shown. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  mask: Mask
}

const KEYBOARDS = { digits: 'numeric', alphanumeric: 'text', phone: 'tel' } as const

/** Shows separators while somebody types, and never moves the caret away from where they type. */
export function MaskedInput({
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  mask,
  ...rest
}: MaskedInputProps) {
  const [typed, setTyped] = useState(value ?? defaultValue)
  const kept = value === undefined || complete(typed, mask) === value ? typed : keep(value, mask)

  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const after = applyEdit(
      {
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        inputType: 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '',
        before: kept,
      },
      mask,
    )
    // Written at once, so that React finds the value already in the field and does not move the caret.
    input.value = after.text
    if (document.activeElement === input) input.setSelectionRange(after.caret, after.caret)
    setTyped(after.kept)
    onValueChange?.(complete(after.kept, mask))
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    const whole = complete(kept, mask)
    if (whole !== kept) event.currentTarget.value = mask.format(whole)
    setTyped(whole)
    onBlur?.(event)
  }
  return (
    <TextInput
      inputMode={KEYBOARDS[mask.accepts ?? 'digits']}
      {...rest}
      {...(value === undefined
        ? { defaultValue: mask.format(keep(defaultValue, mask)) }
        : { value: mask.format(kept) })}
      onChange={change}
      onBlur={leave}
    />
  )
}
