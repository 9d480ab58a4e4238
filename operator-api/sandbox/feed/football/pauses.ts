import type { Score } from '../play/match-script'
import type { Pace } from '../play/pace'
import type { Interval } from '../play/timeline'
import { between, type Random } from '../random'
import type { PitchEvent, Side } from './draw-events'

/** The change of the score by an event, and the suspension of prices around it. */
export interface Pause {
  steps: { at: number; goal: Score; red: Score; corner: Score }[]
  intervals: Interval[]
}

/** Before a dangerous moment resolves, prices rest this many seconds (domain 6.4). */
const BEFORE_RESOLUTION = 5

/** Pauses of one event at a moment; lengths in seconds as on a real pitch. */
export function pauseOf(event: PitchEvent, at: number, pace: Pace, random: Random): Pause {
  const after = pace.pause(between(random, 20, 40))
  switch (event.kind) {
    case 'goal':
      return {
        steps: [scored(at, event.side)],
        intervals: [...attack(at, 10, pace), closed(at, at + after, 'goal')],
      }
    case 'penaltyGoal':
      return { steps: [scored(at, event.side)], intervals: [spot(at, pace), closed(at, at + after, 'goal')] }
    case 'checkedGoal':
      return {
        steps: [scored(at, event.side)],
        intervals: [...attack(at, 10, pace), closed(at, at + after, 'goal'), check(at, pace)],
      }
    case 'cancelledGoal': {
      const decision = at + pace.pause(45)
      return {
        steps: [scored(at, event.side), scored(decision, event.side, -1)],
        intervals: [...attack(at, 10, pace), closed(at, decision, 'goal'), check(at, pace)],
      }
    }
    case 'missedPenalty':
      return { steps: [], intervals: [spot(at, pace), closed(at, at + pace.pause(6), 'penalty')] }
    case 'red':
      return { steps: [carded(at, event.side)], intervals: [closed(at, at + after, 'redCard')] }
    case 'corner':
      return { steps: [cornered(at, event.side)], intervals: attack(at + pace.pause(9), 9, pace, 'corner') }
    // Prices of goals go on over a yellow card.
    case 'yellow':
      return { steps: [], intervals: [] }
    case 'attack':
      return { steps: [], intervals: attack(at, between(random, 7, 14), pace) }
  }
}

const NONE: Score = [0, 0]
const of = (side: Side, count: number): Score => (side === 0 ? [count, 0] : [0, count])
const scored = (at: number, side: Side, count = 1) => ({ at, goal: of(side, count), red: NONE, corner: NONE })
const carded = (at: number, side: Side) => ({ at, goal: NONE, red: of(side, 1), corner: NONE })
const cornered = (at: number, side: Side) => ({ at, goal: NONE, red: NONE, corner: of(side, 1) })

const closed = (from: number, to: number, reason: Interval['reason']): Interval => ({
  from,
  to,
  reason,
  danger: false,
})

/** Danger for so many seconds, with prices suspended through the last of them. */
function attack(
  resolved: number,
  seconds: number,
  pace: Pace,
  reason: 'dangerousAttack' | 'corner' = 'dangerousAttack',
): Interval[] {
  const from = Math.max(0, resolved - pace.pause(seconds))
  return [
    { from, to: resolved, reason: null, danger: true },
    { from: Math.max(from, resolved - pace.pause(BEFORE_RESOLUTION)), to: resolved, reason, danger: true },
  ]
}

/** From the referee's whistle to the kick. */
const spot = (at: number, pace: Pace): Interval => ({
  from: Math.max(0, at - pace.pause(35)),
  to: at,
  reason: 'penalty',
  danger: true,
})

/** The video is looked at for a while, and prices come back a little after the decision. */
const check = (at: number, pace: Pace): Interval => ({
  from: at + pace.pause(8),
  to: at + pace.pause(55),
  reason: 'varCheck',
  danger: false,
})
