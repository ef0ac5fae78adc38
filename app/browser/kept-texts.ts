import { type TextStorage, thisBrowser } from './storage'

/** Texts that all tabs of a browser share. A text that the browser refuses to store lasts as long as the page. */
export interface KeptTexts {
  read(key: string): string | null
  /** Null forgets the text. */
  write(key: string, text: string | null): void
  /** Another tab, or another part of this page, may write. */
  subscribe(onChange: () => void): () => void
}

export function openKeptTexts(storage: TextStorage): KeptTexts {
  const onlyHere = new Map<string, string>()
  const listeners = new Set<() => void>()
  return {
    // A full storage still has the older text, so the newer one, which is only in memory, comes first.
    read: key => onlyHere.get(key) ?? storage.read(key),
    write(key, text) {
      onlyHere.delete(key)
      if (!storage.write(key, text) && text !== null) onlyHere.set(key, text)
      for (const onChange of listeners) onChange()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      window.addEventListener('storage', onChange)
      // A page that the back button brings back from the browser's cache has missed the storage events.
      window.addEventListener('pageshow', onChange)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', onChange)
        window.removeEventListener('pageshow', onChange)
      }
    },
  }
}

export const keptTexts = openKeptTexts(thisBrowser)
