/** Browser storage that may be forbidden or full: then nothing is kept, and nothing breaks. */
export interface KeyValues {
  read<Value>(key: string): Value | null
  write(key: string, value: unknown): void
  remove(key: string): void
}

export const createStorage = (area: () => Storage): KeyValues => ({
  read: (key) => {
    try {
      return JSON.parse(area().getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write: (key, value) => {
    try {
      area().setItem(key, JSON.stringify(value))
    } catch {
      // Private windows and full disks: the page works without.
    }
  },
  remove: (key) => {
    try {
      area().removeItem(key)
    } catch {
      // As above.
    }
  },
})

/** What is kept where: the account apart from the layout, so that logging out clears one and leaves the other. */
export const KEYS = {
  rememberedName: 'touchline.remembered',
  layout: 'touchline.layout',
  accountSettings: 'touchline.account.settings',
  /** The first announcement of the last time, empty when there was none. */
  announced: 'touchline.announced',
} as const
