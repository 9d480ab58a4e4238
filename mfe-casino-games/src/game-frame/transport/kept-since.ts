/** When the play of a game in this window began: a reload goes on with it. */
export interface KeptSince {
  read(): number | null
  keep(since: number): void
}

/** Sessions older than this are over. */
const LONGEST_MS = 12 * 60 * 60_000

export function keptSince(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  game: string,
  now: () => number,
): KeptSince {
  const key = `touchline.play.${game}`
  return {
    read: () => {
      try {
        const since = Number(storage().getItem(key) ?? Number.NaN)
        return since > now() - LONGEST_MS && since <= now() ? since : null
      } catch {
        return null
      }
    },
    keep: (since) => {
      try {
        storage().setItem(key, String(since))
      } catch {
        // Full or forbidden: the session begins anew with the next reload.
      }
    },
  }
}
