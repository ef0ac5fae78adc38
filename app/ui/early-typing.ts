/** Of all kinds, so each has only some of these. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'selectedOptions'>>

/**
 * What fields hold that the page has not written: typed or chosen before its script ran, or brought back by the browser with a
 * reload. The screen knows nothing of it until it hears it again, field by field, by what this returns; it is to be called before
 * any screen is drawn anew. A box is ticked again only when a person did it (`touched`), because some boxes act at once. A file
 * that was chosen is sent with its form in any case.
 */
export function readEarlyTyping(touched: readonly unknown[]): (() => void)[] {
  const again: (() => void)[] = []
  for (const field of document.querySelectorAll<Field>('input:not([type=file]),textarea,select')) {
    const { type, value, checked, defaultValue, selectedOptions } = field
    if (type === 'checkbox' || type === 'radio') {
      if (checked !== field.defaultChecked && touched.includes(field))
        again.push(() => {
          field.checked = !checked
          field.click()
        })
    } else if (selectedOptions ? !selectedOptions[0]?.defaultSelected : value !== defaultValue) {
      again.push(() => {
        // React remembers what a page writes into a field, and hears of it only when it finds something else there.
        field.value = defaultValue
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        for (const said of ['input', 'change']) field.dispatchEvent(new Event(said, { bubbles: true }))
      })
    }
  }
  return again
}
