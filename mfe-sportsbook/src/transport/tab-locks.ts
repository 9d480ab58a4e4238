import { type TurnStore, takeInStore } from './take-in-store'

/** Tells tabs of a browser apart from those that are gone: a lock ends with the page that holds it. */
export interface TabLocks {
  /**
   * Asks for the lock `name`. `onHeld` is called once this tab has it, and with true when another tab had it before. Gives
   * back how to let go of it, or to ask for it no more.
   */
  hold(name: string, onHeld: (hadOther: boolean) => void): () => void
  /** The lock `name` at once, as what lets go of it; null while another tab has it. */
  take(name: string): Promise<(() => void) | null>
}

/**
 * Locks of the browser. Without them, on a page that is not secure, every tab looks after all bets, and what one tab alone
 * may do is settled in the store.
 */
export function createTabLocks(locks: LockManager | undefined, store: () => TurnStore): TabLocks {
  return {
    take: (name) => (locks ? takeNow(locks, name) : takeInStore(store, name)),
    hold: (name, onHeld) => {
      if (!locks) {
        onHeld(false)
        return () => undefined
      }
      const given = new AbortController()
      let letGo = (): void => given.abort()
      const keep = (hadOther: boolean) =>
        new Promise<void>((resolve) => {
          letGo = resolve
          if (given.signal.aborted) resolve()
          else onHeld(hadOther)
        })
      const wait = () => locks.request(name, { signal: given.signal }, () => keep(true))
      locks
        .request(name, { ifAvailable: true }, (lock) => (lock ? keep(false) : 'taken'))
        .then((outcome) => (outcome === 'taken' && !given.signal.aborted ? wait() : undefined))
        .catch(() => undefined)
      return () => {
        given.abort()
        letGo()
      }
    },
  }
}

function takeNow(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((letGo) => resolve(letGo))
        return resolve(null)
      })
      // A browser that refuses locks altogether: the records of what was sent are all there is.
      .catch(() => resolve(() => undefined))
  })
}
