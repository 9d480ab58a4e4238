import type { PickIntent } from '@touchline/contracts'
import { isSamePick } from '../domain/slip-draft'

/** What was pressed longer ago is no longer what somebody wants. */
const KEPT_MS = 30_000

interface UnheardPick {
  readonly pick: PickIntent
  readonly at: number
}

/** Selections that were pressed while no slip listened; moments in epoch milliseconds. */
export class UnheardPicks {
  private held: readonly UnheardPick[] = []
  private slips = 0

  /** Whether a slip listens, so that nothing needs to be kept. */
  get isHeard(): boolean {
    return this.slips > 0
  }

  /** Keeps a selection, or drops it when it was pressed before; answers all that are kept. */
  toggle(pick: PickIntent, at: number): readonly PickIntent[] {
    const others = this.held.filter((one) => !isSamePick(one.pick, pick))
    this.held = others.length < this.held.length ? others : [...others, { pick, at }]
    return this.held.map((one) => one.pick)
  }

  /** Hands over what is kept. */
  take(now: number): readonly PickIntent[] {
    const { held } = this
    this.held = []
    return held.filter(({ at }) => now - at <= KEPT_MS).map(({ pick }) => pick)
  }

  /** A slip listens, until the returned function is called. */
  listen(): () => void {
    this.slips += 1
    return () => {
      this.slips -= 1
    }
  }
}

/** Board and slip are parts of one remote and meet here: the slip comes after the board, and is away while it is replaced. */
export const unheardPicks = new UnheardPicks()
