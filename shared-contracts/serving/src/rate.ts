import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { BoundedMap } from './bounded-map'

/** So many in so many seconds. */
export interface RateLimit {
  readonly points: number
  readonly seconds: number
}

const NAMES_MAX = 10_000

/**
 * Limits how often an event may happen, for each name. When full it forgets the name that was quiet longest.
 */
export class Rate {
  private readonly limiter: RateLimiterMemory
  private readonly names: BoundedMap<string, true>
  private readonly windowMs: number

  constructor({ points, seconds }: RateLimit, namesMax = NAMES_MAX) {
    const limiter = new RateLimiterMemory({ points, duration: seconds })
    this.limiter = limiter
    this.windowMs = seconds * 1000
    this.names = new BoundedMap(namesMax, (name) => void limiter.delete(name))
  }

  /** Counts nothing: null when one may happen, else how long its name has to wait, in milliseconds. */
  async waitOf(name: string): Promise<number | null> {
    const held = await this.limiter.get(name)
    return held && held.remainingPoints <= 0 && held.msBeforeNext > 0 ? this.waitIn(held) : null
  }

  /** Counts one, or as many as it costs: null when it may happen, else how long its name has to wait, in milliseconds. */
  async take(name: string, points = 1): Promise<number | null> {
    this.names.set(name, true)
    return this.limiter.consume(name, points).then(
      () => null,
      (refused: RateLimiterRes) => this.waitIn(refused),
    )
  }

  /** Takes back one event. */
  async giveBack(name: string): Promise<void> {
    await this.limiter.reward(name, 1)
  }

  /** The limiter reads the wall clock; its timer ends the window in time even when that stepped back. */
  private waitIn({ msBeforeNext }: RateLimiterRes): number {
    return Math.min(msBeforeNext, this.windowMs)
  }
}
