import { makeAutoObservable } from 'mobx'
import { GUARD_MS } from '../domain/press'
import { betAll, editableOf, readyOf, type Singles, totalsOf } from './several'
import type { SlipEntry } from './slip-entry'

/** What the one button of several singles says of each of them, and what they risk together. */
interface Said {
  readonly each: readonly SaidOfOne[]
  readonly risk: number | null
}

interface SaidOfOne {
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
  private drawn: Said | null = null

  constructor(private readonly now: () => number) {
    makeAutoObservable<this, 'drawn' | 'now'>(this, { drawn: false, now: false })
  }

  /** The button is on screen with these bets. Bets that joined or went, except by typing, guard it. */
  draw(all: readonly SlipEntry[]): void {
    const now = saidOf(all)
    if (hasOthers(this.drawn, now)) this.guard()
    this.drawn = now
  }

  /** Bets on all that it said, where it still says the same. */
  async press(slip: Singles, available: number): Promise<void> {
    if (this.now() < this.guardedUntil) return
    if (isSame(this.drawn, saidOf(slip.all))) return betAll(slip, available)
    this.guard()
  }

  private guard(): void {
    this.guardedUntil = this.now() + GUARD_MS
  }
}

function saidOf(all: readonly SlipEntry[]): Said {
  const ready = readyOf(all)
  const each = editableOf(all).map((entry) => ({
    id: entry.id,
    stakeText: entry.wager.draft?.stakeText ?? '',
    readiness: entry.wager.kind.readiness,
    leaves: ready.includes(entry),
  }))
  return { each, risk: totalsOf(ready)?.risk ?? null }
}

const saidToLeave = (said: Said | null): readonly SaidOfOne[] =>
  said?.each.filter(({ leaves }) => leaves) ?? []

const isSame = (drawn: Said | null, now: Said): boolean =>
  drawn?.risk === now.risk && JSON.stringify(saidToLeave(drawn)) === JSON.stringify(saidToLeave(now))

/** Whether it bets on others than before, though nothing was typed for them: who types knows. */
function hasOthers(before: Said | null, now: Said): boolean {
  const isOther = (one: SaidOfOne, there: Said | null): boolean => {
    const other = there?.each.find(({ id }) => id === one.id)
    return !other || (!other.leaves && other.stakeText === one.stakeText)
  }
  return (
    saidToLeave(now).some((one) => isOther(one, before)) ||
    saidToLeave(before).some((one) => isOther(one, now))
  )
}
