import { makeAutoObservable } from 'mobx'
import { MEANING_MS } from './press-times'
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
 * The one button of several singles. What it said when it was drawn is what leaves, or nothing: one that opens, or comes from
 * another tab, between the drawing and the press is bet on by a later press, which had it in sight.
 */
export class SeveralButton {
  /** Time of the host until which it takes no press, and is drawn at rest. */
  restsUntil = Number.NEGATIVE_INFINITY
  private drawn: Said | null = null

  constructor(private readonly now: () => number) {
    makeAutoObservable<this, 'drawn' | 'now'>(this, { drawn: false, now: false })
  }

  /** It stands on the screen as these are now; what has joined or gone since the last time, and not by typing, is read first. */
  draw(all: readonly SlipEntry[]): void {
    const now = saidOf(all)
    if (hasOthers(this.drawn, now)) this.rest()
    this.drawn = now
  }

  /** Bets on all that it said, where it still says the same. */
  async press(slip: Singles, available: number): Promise<void> {
    if (this.now() < this.restsUntil) return
    if (isSame(this.drawn, saidOf(slip.all))) return betAll(slip, available)
    this.rest()
  }

  /** One span alone, so that the latest ends last. */
  private rest(): void {
    this.restsUntil = this.now() + MEANING_MS
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
