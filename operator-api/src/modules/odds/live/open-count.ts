import type { Duplex } from 'node:stream'

/** Counts open connections by a name, up to a bound each. */
export class OpenCount {
  private readonly open = new Map<string, number>()

  constructor(private readonly max: number) {}

  /** Counts a connection until it closes; false when there are as many as may be. */
  take(name: string, socket: Duplex): boolean {
    const count = this.open.get(name) ?? 0
    if (count >= this.max) return false
    this.open.set(name, count + 1)
    socket.once('close', () => {
      const left = (this.open.get(name) ?? 1) - 1
      if (left > 0) this.open.set(name, left)
      else this.open.delete(name)
    })
    return true
  }
}
