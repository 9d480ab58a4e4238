/** Shared by the tabs of a browser. */
export type SlipStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Texts by name. It never throws. */
export interface KeptStore {
  keys(): string[]
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  /** Another tab has changed this one, or all of them. */
  refresh(key: string | null): void
}

/**
 * The store of a browser that may be full, or refuse what it is asked for, or be blocked altogether. What it does not take
 * this page remembers itself, until another tab changes the same: it works as if it were alone in its tab.
 */
export function keptStore(store: () => SlipStore, warn: (message: string) => void): KeptStore {
  /** Null is what the browser would not remove. */
  const own = new Map<string, string | null>()
  let hasWarned = false
  return {
    keys: () => {
      const kept = attempt((there) => Array.from({ length: there.length }, (_, place) => there.key(place)))
      const all = new Set((kept ?? []).flatMap((key) => key ?? []))
      for (const [key, text] of own) {
        if (text === null) all.delete(key)
        else all.add(key)
      }
      return [...all]
    },
    get,
    set: (key, text) => {
      if (get(key) === text) return
      const isKept = attempt((there) => {
        there.setItem(key, text)
        return true
      })
      if (isKept) own.delete(key)
      else refused(key, text)
    },
    remove: (key) => {
      own.delete(key)
      attempt((there) => there.removeItem(key))
      if (get(key) !== null) own.set(key, null)
    },
    refresh: (key) => {
      if (key === null) own.clear()
      else own.delete(key)
    },
  }

  function get(key: string): string | null {
    return own.has(key) ? (own.get(key) ?? null) : (attempt((there) => there.getItem(key)) ?? null)
  }

  function refused(key: string, text: string): void {
    own.set(key, text)
    if (!hasWarned) warn(`The browser refuses to keep ${key}.`)
    hasWarned = true
  }

  function attempt<T>(ask: (there: SlipStore) => T): T | undefined {
    try {
      return ask(store())
    } catch {
      return undefined
    }
  }
}
