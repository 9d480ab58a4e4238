/** Shared by the tabs of a browser. */
export type TurnStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a tab writes reaches the others within a few milliseconds. */
const HEARD_AFTER_MS = 60
/** What a tab that is gone has left stands in nobody's way for longer. */
const LEFT_AFTER_MS = 5000

/**
 * A lock as a record of the store, for browsers without locks: whoever writes last has it, and every tab looks who that was
 * once all can have heard of it. Two tabs that begin at the same moment write the same record, which ends up the same in both.
 */
export async function takeInStore(store: () => TurnStore, name: string): Promise<(() => void) | null> {
  const mine = `${Date.now()} ${Math.random()}`
  try {
    const [since = '0'] = store().getItem(name)?.split(' ') ?? []
    if (Math.abs(Date.now() - Number(since)) < LEFT_AFTER_MS) return null
    store().setItem(name, mine)
    await new Promise((heard) => setTimeout(heard, HEARD_AFTER_MS))
    if (store().getItem(name) !== mine) return null
  } catch {
    // A store that takes nothing tells nothing of other tabs either.
  }
  return () => {
    try {
      if (store().getItem(name) === mine) store().removeItem(name)
    } catch {
      // It ends by itself.
    }
  }
}
