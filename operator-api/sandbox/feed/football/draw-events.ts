import { between, type Random, wholeBetween } from '../random'
import { goalClock, HALF } from './goal-clock'
import type { Means } from './means'

export type Side = 0 | 1

/** Something that happens, at a minute of its half counted with stoppage time. */
export interface PitchEvent {
  half: 0 | 1
  minute: number
  side: Side
  kind:
    | 'goal'
    | 'penaltyGoal'
    | 'checkedGoal'
    | 'cancelledGoal'
    | 'missedPenalty'
    | 'red'
    | 'corner'
    | 'attack'
    | 'yellow'
}

export interface DrawnMatch {
  /** Minutes of both halves with stoppage time. */
  lengths: readonly [number, number]
  events: readonly PitchEvent[]
}

const STEP_MINUTES = 0.25
/** Mean numbers in a match, both sides together. */
export const PER_MATCH = { red: 0.16, missedPenalty: 0.07, cancelledGoal: 0.12, corner: 9.6, attack: 9 }
const PENALTY_SHARE = 0.09
const CHECKED_SHARE = 0.08
const CARDED = 2 / 3
const AGAINST_CARDED = 5 / 4

/** Draws a match step by step from the same rates that price it: goals by the goal clock, red cards changing them. */
export function drawEvents({ lambda, mu }: Means, random: Random): DrawnMatch {
  const lengths = [HALF + wholeBetween(random, 1, 4), HALF + wholeBetween(random, 3, 7)] as const
  const events: PitchEvent[] = []
  const rates: [number, number] = [lambda, mu]
  for (const half of [0, 1] as const) {
    const length = lengths[half]
    for (let minute = 0; minute < length; minute += STEP_MINUTES) {
      // Stoppage time is pressed into the half, as in the price model.
      const from = HALF * half + (HALF * minute) / length
      const goals = goalClock(from + (HALF * STEP_MINUTES) / length) - goalClock(from)
      for (const side of [0, 1] as const) {
        const happened = drawStep(random, rates[side], goals, STEP_MINUTES / (2 * length))
        if (!happened) continue
        events.push({ half, minute: minute + STEP_MINUTES * random(), side, kind: happened })
        if (happened === 'red') {
          rates[side] *= CARDED
          rates[side === 0 ? 1 : 0] *= AGAINST_CARDED
        }
      }
    }
  }
  return { lengths, events: events.sort((a, b) => a.half - b.half || a.minute - b.minute) }
}

/** The event of one side in one step: `share` is the step's part of the match. */
function drawStep(random: Random, rate: number, goals: number, share: number): PitchEvent['kind'] | null {
  if (random() < rate * goals) return goalKind(random)
  const draw = random()
  let limit = 0
  for (const kind of ['red', 'missedPenalty', 'cancelledGoal', 'corner', 'attack'] as const) {
    // Corners come with attacking play, as goals do; the price of corners counts on it.
    limit += (PER_MATCH[kind] / 2) * (kind === 'corner' ? goals : share)
    if (draw < limit) return kind
  }
  return null
}

function goalKind(random: Random): PitchEvent['kind'] {
  const draw = between(random, 0, 1)
  if (draw < PENALTY_SHARE) return 'penaltyGoal'
  return draw < PENALTY_SHARE + CHECKED_SHARE ? 'checkedGoal' : 'goal'
}
