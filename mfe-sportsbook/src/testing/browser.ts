import { type BetTurns, takeTurn } from '../slip/domain/bet-turn'
import type { TabLocks } from '../slip/transport/tab-locks'
import type { TurnTaking } from '../slip/transport/turn-taking'
import { tabStorage } from './slip-bench'

/** A browser with tabs: one store, whose changes the other tabs hear, and locks that end with the tab that holds them. */
export function openBrowser() {
  const first = tabStorage()
  const { kept } = first
  const tabs: ReturnType<typeof tabStorage>[] = []
  const waiting = new Map<string, ((hadOther: boolean) => void)[]>()
  const holders = new Set<string>()
  let turns: BetTurns = {}
  let opened = 0
  /** How often any tab wrote: tabs that answer one another's changes would never end. */
  const writes = { count: 0 }

  return { kept, writes, openTab }

  /** A deaf tab hears of no change; one that is late as well still reads what there was when it was opened. */
  function openTab({ isDeaf = false, isLate = false } = {}) {
    const tab = tabStorage()
    opened += 1
    const id = String(opened)
    if (!isDeaf && !isLate) tabs.push(tab)
    const own = isLate ? new Map(kept) : kept
    const tell = (key: string, before: string | null): void => {
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
        tell(key, before)
      },
      removeItem: (key) => {
        const before = kept.get(key) ?? null
        own.delete(key)
        kept.delete(key)
        tell(key, before)
      },
      of: (kind) => [...kept].flatMap(([key, text]) => (key.includes(`/${kind}`) ? [text] : [])),
    }
    const take = async (name: string, pressedAgoMs: number) => {
      const now = Date.now()
      const after = takeTurn(turns, name, { tab: id, pressedAt: now - pressedAgoMs, now })
      turns = after ?? turns
      return after !== null
    }
    const isTaken = async (name: string, pressedAgoMs: number) => {
      const now = Date.now()
      return takeTurn(turns, name, { tab: id, pressedAt: now - pressedAgoMs, now }) === null
    }
    const giveBack = (name: string) => {
      const { [name]: own, ...others } = turns
      if (own?.tab === id) turns = others
    }
    const forget = () => {
      turns = {}
    }
    return {
      store,
      locks: { hold } satisfies TabLocks,
      turns: { take, isTaken, giveBack, forget } satisfies TurnTaking,
    }
  }

  function hold(name: string, onHeld: (hadOther: boolean) => void): () => void {
    const queue = waiting.get(name) ?? []
    waiting.set(name, queue)
    let isHeld = false
    const take = (hadOther: boolean): void => {
      isHeld = true
      holders.add(name)
      onHeld(hadOther)
    }
    if (holders.has(name)) queue.push(take)
    else take(false)
    return () => {
      const place = queue.indexOf(take)
      if (place >= 0) queue.splice(place, 1)
      if (!isHeld) return
      isHeld = false
      holders.delete(name)
      queue.shift()?.(true)
    }
  }
}
