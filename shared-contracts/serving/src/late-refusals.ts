import type { Duplex } from 'node:stream'
import { OpenCount } from './open-count'

export interface RefusalLimits {
  /** Minimum delay of a refusal, milliseconds; 0 sends every one at once. */
  readonly delayMs: number
  /** How many of one name wait, and of all names together. */
  readonly each: number
  readonly all: number
}

/** With every hundred refusals that wait for the same name, each waits as long again, up to ten times. */
const CROWD = 100
const TIMES_MAX = 10

/**
 * Callbacks for a closing connection: one listener for each connection, for any number of simultaneous
 * requests.
 */
const waits = new WeakMap<Duplex, Set<() => void>>()

/** Lets refusals wait: a script that asks again at once would otherwise keep the server busy with refusing. */
export class LateRefusals {
  private readonly waiting: OpenCount

  constructor(private readonly limits: RefusalLimits) {
    this.waiting = new OpenCount(limits)
  }

  /**
   * Resolves when the refusal may be sent: after its delay, or as soon as its connection has closed. At once,
   * with false, when too many wait already.
   */
  async wait(name: string, connection: Duplex): Promise<boolean> {
    if (this.limits.delayMs === 0 || connection.destroyed) return true
    const leave = this.waiting.take(name)
    if (!leave) return false
    const times = Math.min(1 + Math.floor(this.waiting.of(name) / CROWD), TIMES_MAX)
    await pause(this.limits.delayMs * times, connection)
    leave()
    return true
  }
}

function pause(ms: number, connection: Duplex): Promise<void> {
  const own = waitsOf(connection)
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      own.delete(end)
      done()
    }
    const timer = setTimeout(end, ms)
    own.add(end)
  })
}

function waitsOf(connection: Duplex): Set<() => void> {
  const known = waits.get(connection)
  if (known) return known
  const own = new Set<() => void>()
  waits.set(connection, own)
  connection.once('close', () => {
    for (const end of [...own]) end()
  })
  return own
}
