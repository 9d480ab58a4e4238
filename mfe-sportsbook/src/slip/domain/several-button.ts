import { editableOf, readyOf, totalsOf } from './several'
import type { SlipEntry } from './slip-now'

/** The bets in the text of the button of several singles, and their risk together. */
export interface DrawnBets {
  readonly each: readonly DrawnBet[]
  readonly risk: number | null
}

interface DrawnBet {
  readonly id: number
  readonly stakeText: string
  readonly readiness: 'locked' | 'ready' | 'asks'
  /** The press sends it. */
  readonly isSent: boolean
}

export function drawnBets(all: readonly SlipEntry[]): DrawnBets {
  const ready = readyOf(all)
  const each = editableOf(all).map((entry) => ({
    id: entry.id,
    stakeText: entry.wager.draft?.stakeText ?? '',
    readiness: entry.wager.kind.readiness,
    isSent: ready.includes(entry),
  }))
  return { each, risk: totalsOf(ready)?.risk ?? null }
}

const betsToSend = (bets: DrawnBets | null): readonly DrawnBet[] =>
  bets?.each.filter(({ isSent }) => isSent) ?? []

/** Whether a press sends the bets of the drawn text: a single that opens between drawing and press waits. */
export const isSameButton = (drawn: DrawnBets | null, now: DrawnBets): boolean =>
  drawn?.risk === now.risk && JSON.stringify(betsToSend(drawn)) === JSON.stringify(betsToSend(now))

/** Whether the press sends others than before, though nothing was typed for them. */
export function hasOthers(before: DrawnBets | null, now: DrawnBets): boolean {
  const isOther = (one: DrawnBet, there: DrawnBets | null): boolean => {
    const other = there?.each.find(({ id }) => id === one.id)
    return !other || (!other.isSent && other.stakeText === one.stakeText)
  }
  return (
    betsToSend(now).some((one) => isOther(one, before)) || betsToSend(before).some((one) => isOther(one, now))
  )
}
