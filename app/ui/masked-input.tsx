import { type ChangeEvent, useRef } from 'react'
import { applyEdit, keep, type Mask } from './mask'
import { TextInput, type TextInputProps } from './text-input'

type MaskedInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'maxLength'> & {
  /** `value` and `onValueChange` have only the kept characters; the separators are only shown. */
  value?: string
  defaultValue?: string
  onValueChange?: (kept: string) => void
  mask: Mask
}

const KEYBOARDS = { digits: 'numeric', alphanumeric: 'text', phone: 'tel' } as const

/** Shows separators while somebody types, and never moves the caret away from where they type. */
export function MaskedInput({ value, defaultValue, onValueChange, mask, ...rest }: MaskedInputProps) {
  const before = useRef(defaultValue ?? '')
  const shown = value ?? before.current

  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const after = applyEdit(
      {
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        inputType: 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '',
        before: value ?? before.current,
      },
      mask,
    )
    // Written at once, so that React finds the value already in the field and does not move the caret.
    input.value = after.text
    if (document.activeElement === input) input.setSelectionRange(after.caret, after.caret)
    before.current = after.kept
    onValueChange?.(after.kept)
  }
  return (
    <TextInput
      inputMode={KEYBOARDS[mask.accepts ?? 'digits']}
      {...rest}
      {...(value === undefined
        ? { defaultValue: mask.format(keep(shown, mask)) }
        : { value: mask.format(keep(value, mask)) })}
      onChange={change}
    />
  )
}
