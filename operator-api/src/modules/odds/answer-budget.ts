import { Rate } from '@touchline/serving'

const SECONDS = 3
const KB = 1024

/** Kilobytes of answers within three seconds that are made for some reader alone. */
export interface AnswerShares {
  /** For one network, as long as not all is spent. */
  readonly own: number
  /** For one network, however much the others take. */
  readonly least: number
  /** For all networks together. */
  readonly all: number
}

/** A list of 100 kB takes 10 to 20 ms to build and pack, so all of it is about an eighth of a core. */
const SHARES: AnswerShares = { own: 600, least: 60, all: 2400 }

/**
 * The cost of answers that one reader alone asks for, by their size: a list of hundreds of matches is not a list of two. The
 * networks with the highest cost are refused first, so that many of them together leave the others their share.
 */
export class AnswerBudget {
  private readonly own: Rate
  private readonly least: Rate
  private readonly all: Rate

  constructor({ own, least, all }: AnswerShares = SHARES) {
    this.own = new Rate({ points: own, seconds: SECONDS })
    this.least = new Rate({ points: least, seconds: SECONDS })
    this.all = new Rate({ points: all, seconds: SECONDS }, 1)
  }

  async isSpent(network: string): Promise<boolean> {
    if ((await this.own.waitOf(network)) !== null) return true
    return (await this.all.waitOf('all')) !== null && (await this.least.waitOf(network)) !== null
  }

  /** @param bytes of the answer before it is packed */
  async spend(network: string, bytes: number): Promise<void> {
    const points = Math.ceil(bytes / KB)
    await Promise.all([
      this.own.take(network, points),
      this.least.take(network, points),
      this.all.take('all', points),
    ])
  }
}
