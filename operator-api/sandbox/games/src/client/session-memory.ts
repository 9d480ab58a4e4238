/** The memory of one tab; a reload keeps it where the browser allows storage in a frame of another site. */
export interface SessionMemory {
  get(name: string): string | null
  set(name: string, value: string): void
}

/** @param open returns the storage; throws where the browser denies it */
export function sessionMemory(open: () => Pick<Storage, 'getItem' | 'setItem'>): SessionMemory {
  const values = new Map<string, string>()
  const stored = <T>(use: (storage: Pick<Storage, 'getItem' | 'setItem'>) => T): T | null => {
    try {
      return use(open())
    } catch {
      return null
    }
  }
  return {
    get: (name) => values.get(name) ?? stored((storage) => storage.getItem(name)),
    set: (name, value) => {
      values.set(name, value)
      stored((storage) => storage.setItem(name, value))
    },
  }
}

export const memory = sessionMemory(() => sessionStorage)
/** Outlasts the tab. */
export const device = sessionMemory(() => localStorage)
