import type { RoundProduct } from '@touchline/contracts/calls'
import { type RoundKind, roundKind } from '@touchline/fair/rounds'
import type { Timetable } from './timetable'

/** Bets of a kind in ringgit, minor units; other currencies by the scale of their fees. */
export interface RoundLimits {
  readonly minBet: number
  readonly maxBet: number
  readonly maxPayout: number
  /** The most that the house pays on one number or selection of a round. */
  readonly cap: number
  /** The most that it pays on the worst draw of 23 numbers; none unless given. */
  readonly drawCap?: number
}

/** A kind of rounds as the server runs it. */
export interface RunKind extends RoundKind {
  readonly product: RoundProduct
  /** Product by which an upline disables it. */
  readonly switchedBy: 'esports' | 'mini' | 'lottery'
  readonly timetable: Timetable
  /** Rounds that accept bets at once. */
  readonly ahead: number
  /** From the lock to the off. */
  readonly lockMs: number
  /** From the off to the result. */
  readonly playMs: number
  readonly limits: RoundLimits
}

const SECOND = 1000
const MINUTE = 60 * SECOND

const VIRTUAL = {
  product: 'virtual',
  switchedBy: 'esports',
  ahead: 3,
  lockMs: 5 * SECOND,
  playMs: 35 * SECOND,
  limits: { minBet: 100, maxBet: 100_000, maxPayout: 1_000_000, cap: 5_000_000 },
} as const

/** A ticket of a lottery wins thousands of times its stake: the house is bound by each number. */
const LOTTERY = {
  product: 'lottery',
  switchedBy: 'lottery',
  ahead: 3,
  lockMs: 20 * SECOND,
  playMs: 5 * SECOND,
  limits: { minBet: 100, maxBet: 10_000, maxPayout: 25_000_000, cap: 25_000_000 },
} as const

/** Ten numbers at their cap do not close a draw to everybody else. */
const LOTTERY_4D = { ...LOTTERY, limits: { ...LOTTERY.limits, drawCap: 20 * LOTTERY.limits.cap } } as const

/** In minutes of the day. */
const HOUR = 60

const every = (minutes: number, offsetMinutes = 0): Timetable => ({
  everyMs: minutes * MINUTE,
  offsetMs: offsetMinutes * MINUTE,
})

function kind(code: string, terms: Omit<RunKind, keyof RoundKind>): RunKind {
  const known = roundKind(code)
  if (!known) throw new Error(`There is no kind of rounds ${code}`)
  return { ...known, ...terms }
}

const SPECIAL_EVERY_MINUTES = 5

/** A special sport: its off is at the minute of its delay, every five minutes. */
const special = (sport: number, terms: Partial<RunKind> = {}): RunKind =>
  kind(`s${sport}`, {
    ...VIRTUAL,
    timetable: every(SPECIAL_EVERY_MINUTES, (sport - 40) % SPECIAL_EVERY_MINUTES),
    ...terms,
  })

/** Every kind that the server runs; a row is all that a new one needs. */
export const RUN_KINDS: readonly RunKind[] = [
  kind('vd', { ...VIRTUAL, timetable: every(2) }),
  kind('vh', { ...VIRTUAL, timetable: every(3) }),
  kind('vm', { ...VIRTUAL, timetable: every(3, 1) }),
  kind('keno', { ...LOTTERY, timetable: every(1), lockMs: 5 * SECOND, playMs: 10 * SECOND }),
  special(40, { switchedBy: 'mini' }),
  special(41),
  special(42),
  special(43),
  special(44),
  special(47),
  special(52),
  special(53),
  kind('vs', { ...VIRTUAL, timetable: every(3, 2) }),
  special(48),
  kind('4d', { ...LOTTERY_4D, timetable: { atMinutes: [19 * HOUR] }, lockMs: 5 * MINUTE }),
  kind('3d', { ...LOTTERY, timetable: { atMinutes: [19 * HOUR] }, lockMs: 5 * MINUTE }),
  kind('2d', { ...LOTTERY, timetable: { atMinutes: [12 * HOUR, 16 * HOUR + 30] }, lockMs: 5 * MINUTE }),
  kind('q4d', { ...LOTTERY_4D, timetable: every(10) }),
  kind('q3d', { ...LOTTERY, timetable: every(10) }),
  kind('q2d', { ...LOTTERY, timetable: every(10) }),
  special(45),
  special(46),
  special(49),
  special(50),
  special(51),
  special(54),
]

export const runKind = (code: string): RunKind | undefined => RUN_KINDS.find((one) => one.code === code)
