/**
 * Copies a text that `field` shows. Without https a page has no clipboard API, so the text is selected, and the browser
 * or the person can copy it. False when only the person can.
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}
