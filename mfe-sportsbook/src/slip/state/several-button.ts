import { makeAutoObservable } from 'mobx'
import { GUARD_MS } from '../domain/press'
import { betAll, editableOf, readyOf, type Singles, totalsOf } from './several'
import type { SlipEntry } from './slip-entry'

/** What the one button of several singles says of each of them, and what they risk together. */
interface ButtonBets {
  readonly each: readonly ButtonBet[]
  readonly risk: number | null
}

interface ButtonBet {
  readonly id: number
  readonly stakeText: string
  readonly readiness: 'locked' | 'ready' | 'asks'
  readonly leaves: boolean
}

/**
 * The button of several singles. A press sends the bets of the last drawn text, or nothing: a single that opens
 * between drawing and press waits for the next press.
 */
export class SeveralButton {
  /** Until then it takes no press, and is drawn locked; epoch milliseconds. */
  guardedUntil = Number.NEGATIVE_INFINITY
  private drawn: ButtonBets | null = null

  constructor(private readonly now: () => number) {
    makeAutoObservable<this, 'drawn' | 'now'>(this, { drawn: false, now: false })
  }

  /** The button is on screen with these bets. Bets that joined or went, except by typing, guard it. */
  draw(all: readonly SlipEntry[]): void {
    const now = betsOf(all)
    if (hasOthers(this.drawn, now)) this.guard()
    this.drawn = now
  }

  /** Bets on all that it said, where it still says the same. */
  async press(slip: Singles, available: number): Promise<void> {
    if (this.now() < this.guardedUntil) return
    if (isSame(this.drawn, betsOf(slip.all))) return betAll(slip, available)
    this.guard()
  }

  private guard(): void {
    this.guardedUntil = this.now() + GUARD_MS
  }
}

function betsOf(all: readonly SlipEntry[]): ButtonBets {
  const ready = readyOf(all)
  const each = editableOf(all).map((entry) => ({
    id: entry.id,
    stakeText: entry.wager.draft?.stakeText ?? '',
    readiness: entry.wager.kind.readiness,
    leaves: ready.includes(entry),
  }))
  return { each, risk: totalsOf(ready)?.risk ?? null }
}

const betsToSend = (bets: ButtonBets | null): readonly ButtonBet[] =>
  bets?.each.filter(({ leaves }) => leaves) ?? []

const isSame = (drawn: ButtonBets | null, now: ButtonBets): boolean =>
  drawn?.risk === now.risk && JSON.stringify(betsToSend(drawn)) === JSON.stringify(betsToSend(now))

/** Whether it bets on others than before, though nothing was typed for them: who types knows. */
function hasOthers(before: ButtonBets | null, now: ButtonBets): boolean {
  const isOther = (one: ButtonBet, there: ButtonBets | null): boolean => {
    const other = there?.each.find(({ id }) => id === one.id)
    return !other || (!other.leaves && other.stakeText === one.stakeText)
  }
  return (
    betsToSend(now).some((one) => isOther(one, before)) || betsToSend(before).some((one) => isOther(one, now))
  )
}
