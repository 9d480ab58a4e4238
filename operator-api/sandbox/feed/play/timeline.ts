import { SUSPENSION_REASONS, type SuspensionReason } from '@touchline/contracts/odds'
import type { PlayStep } from './match-script'

/** A change of facts at a moment. */
export interface Change {
  at: number
  set: Partial<Omit<PlayStep, 'at' | 'suspension' | 'danger'>>
}

/** A time during which prices are suspended, or waiting bets have to wait on. */
export interface Interval {
  from: number
  to: number
  /** Why prices are suspended; null when they stay open. */
  reason: SuspensionReason | null
  danger: boolean
}

/** Of two reasons at once the weightier is shown. */
const WEIGHT: readonly SuspensionReason[] = [
  'ended',
  'varCheck',
  'goal',
  'redCard',
  'penalty',
  'halfTime',
  'kickOff',
  'corner',
  'dangerousAttack',
]

/** Facts and intervals as steps in order, one for each moment at which anything changes. */
export function timeline(start: Omit<PlayStep, 'at'>, changes: Change[], intervals: Interval[]): PlayStep[] {
  const moments = new Set([
    0,
    ...changes.map(({ at }) => at),
    ...intervals.flatMap(({ from, to }) => [from, to]),
  ])
  const byTime = changes.toSorted((a, b) => a.at - b.at)
  const steps: PlayStep[] = []
  let facts = start
  let next = 0
  for (const at of [...moments]
    .filter((moment) => moment >= 0 && Number.isFinite(moment))
    .sort((a, b) => a - b)) {
    for (; next < byTime.length && (byTime[next] as Change).at <= at; next++)
      facts = { ...facts, ...(byTime[next] as Change).set }
    const now = intervals.filter(({ from, to }) => from <= at && at < to)
    const reason = WEIGHT.find((word) => now.some((interval) => interval.reason === word)) ?? 'none'
    const step = {
      ...facts,
      at,
      suspension: SUSPENSION_REASONS.indexOf(reason),
      danger: now.some(({ danger }) => danger),
    }
    const last = steps.at(-1)
    if (!last || !sameStep(last, step)) steps.push(step)
  }
  return steps
}

const sameStep = (a: PlayStep, b: PlayStep): boolean =>
  a.period === b.period &&
  a.clockFrom === b.clockFrom &&
  a.score === b.score &&
  a.halfScore === b.halfScore &&
  a.reds === b.reds &&
  a.detail === b.detail &&
  a.bookings === b.bookings &&
  a.scoreboard === b.scoreboard &&
  a.status === b.status &&
  a.suspension === b.suspension &&
  a.danger === b.danger
