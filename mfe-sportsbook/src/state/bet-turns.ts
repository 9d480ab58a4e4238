import type { TabLocks } from '../transport/tab-locks'

/** What a tab has written down of a bet that left is in every tab by then. */
const KEPT_MS = 1000

/** Which tab of the browser sends a bet that two of them were told to send at the same moment. */
export interface BetTurns {
  /**
   * True when this tab may send a bet of this name; false when another one has just sent the same. From the bet's own
   * record the others know of it only after a moment, so that the turn is kept for as long.
   */
  take(name: string): Promise<boolean>
  close(): void
}

/** Turns among the tabs of this browser. */
export function betTurns(locks: TabLocks): BetTurns {
  const held = new Map<string, () => void>()
  return {
    take: async (name) => {
      // Whoever bets the same once more in this tab means it: the slip has shown what became of the first.
      if (held.has(name)) return true
      const letGo = await locks.take(name)
      if (!letGo) return false
      const timer = setTimeout(end, KEPT_MS)
      held.set(name, end)
      return true

      function end(): void {
        clearTimeout(timer)
        held.delete(name)
        letGo?.()
      }
    },
    close: () => {
      for (const end of [...held.values()]) end()
    },
  }
}
