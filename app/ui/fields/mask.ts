export interface Mask {
  /** The text to show for the kept characters, whole or half typed. */
  format: (kept: string) => string
  /** Nothing is cut unless told. */
  maxLength?: number
  /**
   * What is kept of the typed text: 'digits' unless told; 'alphanumeric' keeps letters too, upper-cased, 'phone' a plus sign
   * before the digits.
   */
  accepts?: keyof typeof REFUSED
  /**
   * Removes from the front what does not belong to the value, such as a country code. It stays in the field until that is
   * left, because what comes next may make another value of it.
   */
  clean?: (kept: string) => string
}

export interface Edit {
  /** The text after the browser's own edit, and the caret in it. */
  text: string
  caret: number
  /** InputEvent.inputType. */
  inputType: string
  /** The characters kept before the edit. */
  before: string
}

const REFUSED = { digits: /\D/g, alphanumeric: /[^0-9A-Z]/g, phone: /[^\d+]/g }

/** The characters of a text that the mask keeps, at most `maxLength`. */
export function keep(text: string, mask: Mask): string {
  return pick(text, mask).slice(0, mask.maxLength)
}

/** The value that the kept characters are, when nothing is typed any more. */
export function complete(kept: string, { clean }: Mask): string {
  return clean?.(kept) ?? kept
}

function pick(text: string, { accepts = 'digits' }: Mask): string {
  return text
    .toUpperCase()
    .replace(REFUSED[accepts], '')
    .replace(/(?!^)\+/g, '')
}

/**
 * The contents of a masked field after an edit. The caret stays behind the same kept character, whatever separators
 * appear or disappear. Deleting a separator deletes the character beside it, so that every key press has an effect.
 */
export function applyEdit({ text, caret, inputType, before }: Edit, mask: Mask) {
  let ahead = pick(text.slice(0, caret), mask).length
  let kept = keep(text, mask)
  if (kept === before && inputType === 'deleteContentBackward' && ahead > 0) {
    kept = kept.slice(0, ahead - 1) + kept.slice(ahead)
    ahead -= 1
  } else if (kept === before && inputType === 'deleteContentForward') {
    kept = kept.slice(0, ahead) + kept.slice(ahead + 1)
  }
  const formatted = mask.format(kept)
  return {
    kept,
    text: formatted,
    caret: caretBehind(formatted, Math.min(ahead, kept.length), kept.length, mask),
  }
}

function caretBehind(formatted: string, ahead: number, total: number, mask: Mask): number {
  if (ahead === total) return formatted.length
  if (ahead === 0) return 0
  let caret = 0
  while (pick(formatted.slice(0, caret), mask).length < ahead) caret += 1
  return caret
}
