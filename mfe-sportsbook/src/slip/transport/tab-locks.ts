/** Tells tabs of a browser apart from those that are gone: a lock ends with the page that holds it. */
export interface TabLocks {
  /**
   * Asks for the lock `name`. `onHeld` is called once this tab has it, and with true when another tab had it before. Gives
   * back how to let go of it, or to ask for it no more.
   */
  hold(name: string, onHeld: (hadOther: boolean) => void): () => void
}

/** Locks of the browser. Without them, on a page that is not secure, every tab looks after all bets. */
export function createTabLocks(locks: LockManager | undefined): TabLocks {
  return {
    hold: (name, onHeld) => {
      if (!locks) {
        onHeld(false)
        return () => undefined
      }
      const given = new AbortController()
      let isHeld = false
      let letGo = (): void => given.abort()
      const keep = (hadOther: boolean) =>
        new Promise<void>((resolve) => {
          letGo = resolve
          if (given.signal.aborted) resolve()
          else {
            isHeld = true
            onHeld(hadOther)
          }
        })
      const wait = () => locks.request(name, { signal: given.signal }, () => keep(true))
      locks
        .request(name, { ifAvailable: true }, (lock) => (lock ? keep(false) : 'taken'))
        .then((outcome) => (outcome === 'taken' && !given.signal.aborted ? wait() : undefined))
        // Forbidden as storage is: this tab looks after all bets, as if it were alone.
        .catch(() => !isHeld && !given.signal.aborted && onHeld(false))
      return () => {
        given.abort()
        letGo()
      }
    },
  }
}
