/** Of all kinds, so each has only some of these. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'selectedOptions'>>

/**
 * What fields hold that the page has not written: typed or chosen before its script ran, or brought back by the browser with a
 * reload. The screen knows nothing of it until it hears it again, field by field, by what this returns; it is to be called before
 * any screen is drawn anew. A box is ticked again only when a person did it (`touched`), because some boxes act at once. A file
 * that was chosen is sent with its form in any case. `heirOf` tells which field now stands for the one that was used.
 */
export function readEarlyTyping(
  fields: readonly HTMLElement[],
  touched: readonly unknown[],
  heirOf: (field: HTMLElement) => HTMLElement | undefined,
): (() => void)[] {
  const again: (() => void)[] = []
  for (const field of fields as Field[]) {
    const heir = heirOf(field) as Field | undefined
    if (!heir || field.matches('button,[type=file]')) continue
    const { type, value, checked, defaultValue, selectedOptions } = field
    if (type === 'checkbox' || type === 'radio') {
      if (checked !== field.defaultChecked && touched.includes(field))
        again.push(() => {
          heir.checked = !checked
          heir.click()
        })
    } else if (selectedOptions ? !selectedOptions[0]?.defaultSelected : value !== defaultValue) {
      again.push(() => {
        // React remembers what a page writes into a field, and hears of it only when it finds something else there.
        heir.value = defaultValue
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(heir), 'value')?.set?.call(heir, value)
        for (const said of ['input', 'change']) heir.dispatchEvent(new Event(said, { bubbles: true }))
      })
    }
  }
  return again
}
