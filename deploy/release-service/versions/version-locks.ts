interface Lock {
  users: number
  /** Ends with the last work that was to be alone. */
  alone: Promise<unknown>
  /** Works together since then. */
  together: Promise<unknown>[]
}

/** Operations on one version wait for each other where they must; other versions wait for nothing. */
export class VersionLocks {
  private readonly locks = new Map<string, Lock>()

  /** Runs beside others of this kind, and while nothing runs alone. */
  together<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lock = this.lockOf(key)
    const result = lock.alone.then(work)
    lock.together.push(this.ended(key, result))
    return result
  }

  /** Runs while nothing else is done to the version; later actions wait. */
  alone<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lock = this.lockOf(key)
    const result = Promise.all([lock.alone, ...lock.together]).then(work)
    lock.alone = this.ended(key, result)
    lock.together = []
    return result
  }

  /** Whether anything is done to the version, or waits. */
  isBusy(key: string): boolean {
    return this.locks.has(key)
  }

  private lockOf(key: string): Lock {
    const lock = this.locks.get(key) ?? { users: 0, alone: Promise.resolve(), together: [] }
    lock.users += 1
    this.locks.set(key, lock)
    return lock
  }

  private ended(key: string, result: Promise<unknown>): Promise<unknown> {
    return result
      .catch(() => undefined)
      .then(() => {
        const lock = this.locks.get(key)
        if (!lock) return
        lock.users -= 1
        if (lock.users === 0) this.locks.delete(key)
      })
  }
}
