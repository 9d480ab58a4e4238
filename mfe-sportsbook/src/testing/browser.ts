import { tabStorage } from './slip-bench'

/** A browser with tabs: one store, which notifies the other tabs of its changes. */
export function openBrowser() {
  const first = tabStorage()
  const { kept } = first
  const tabs: ReturnType<typeof tabStorage>[] = []
  /** How often any tab wrote: tabs that answer one another's changes would never end. */
  const writes = { count: 0 }

  return { kept, writes, openTab }

  /** A deaf tab gets no storage events; a late one also reads the storage as it was at its start. */
  function openTab({ isDeaf = false, isLate = false } = {}) {
    const tab = tabStorage()
    if (!isDeaf && !isLate) tabs.push(tab)
    const own = isLate ? new Map(kept) : kept
    const showPrice = (key: string, before: string | null): void => {
      if (kept.get(key) === (before ?? undefined)) return
      writes.count += 1
      for (const other of tabs) if (other !== tab) other.changed$.next(key)
    }
    const store: typeof tab = {
      ...tab,
      kept,
      get length() {
        return own.size
      },
      key: (place) => [...own.keys()][place] ?? null,
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, value) => {
        const before = kept.get(key) ?? null
        own.set(key, value)
        kept.set(key, value)
        showPrice(key, before)
      },
      removeItem: (key) => {
        const before = kept.get(key) ?? null
        own.delete(key)
        kept.delete(key)
        showPrice(key, before)
      },
      of: (kind) => [...kept].flatMap(([key, text]) => (key.includes(`/${kind}`) ? [text] : [])),
    }
    return { store }
  }
}
