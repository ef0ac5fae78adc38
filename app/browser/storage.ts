/** Texts by key in a browser's storage. The browser may forbid it, and it may be full: nothing here throws. */
export interface TextStorage {
  /** Null: nothing is kept under the key, or nothing may be. */
  read(key: string): string | null
  /** Null removes the text. False: the browser did not keep it. */
  write(key: string, text: string | null): boolean
  keys(): string[]
}

/** `area` is a function because a browser that forbids its storage throws when the property itself is read. */
export function openStorage(area: () => Storage): TextStorage {
  function attempt<T>(access: (storage: Storage) => T, otherwise: T): T {
    try {
      return access(area())
    } catch {
      return otherwise
    }
  }
  return {
    read: key => attempt(storage => storage.getItem(key), null),
    write: (key, text) =>
      attempt(storage => {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return true
      }, false),
    keys: () => attempt(storage => Object.keys(storage), []),
  }
}

export const thisBrowser = openStorage(() => localStorage)

export const thisTab = openStorage(() => sessionStorage)
