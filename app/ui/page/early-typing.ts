/** Of all kinds, so each has only some of these. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'selectedOptions'>>

/**
 * React leaves in a field what was typed or chosen before the page's script ran, or what a reload has brought back, and calls no
 * onChange for it; tests/e2e/digitado-cedo.e2e.ts fails on the day it does. This finds such fields before React draws anything
 * anew, and each function that it returns lets React hear of one. A box is ticked again only when a person did it (`touched`),
 * because some boxes act at once. A chosen file is sent with its form in any case. `replacementOf` tells which field now stands for the
 * one that was used.
 */
export function readEarlyTyping(
  fields: readonly HTMLElement[],
  touched: readonly unknown[],
  replacementOf: (field: HTMLElement) => HTMLElement | undefined,
): (() => void)[] {
  const again: (() => void)[] = []
  for (const field of fields as Field[]) {
    const replacement = replacementOf(field) as Field | undefined
    if (!replacement || field.matches('button,[type=file]')) continue
    const { type, value, checked, defaultValue, selectedOptions } = field
    if (type === 'checkbox' || type === 'radio') {
      if (checked !== field.defaultChecked && touched.includes(field))
        again.push(() => {
          replacement.checked = !checked
          replacement.click()
        })
    } else if (selectedOptions ? !selectedOptions[0]?.defaultSelected : value !== defaultValue) {
      again.push(() => {
        // React remembers what a page writes into a field, and hears of it only when it finds something else there.
        replacement.value = defaultValue
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(replacement), 'value')?.set?.call(
          replacement,
          value,
        )
        for (const said of ['input', 'change']) replacement.dispatchEvent(new Event(said, { bubbles: true }))
      })
    }
  }
  return again
}
