import { chance, wander } from '../random'
import type { Fixture } from '../schedule/fixture'

const GOALS_MIN = 0.25
/** Form of the day: how far a team may be from its rating. */
const FORM_POINTS = 5
const STEP_MS = 45_000
/** A step of the market moves a mean by about a hundredth. */
const DRIFT = 0.05

export interface Means {
  lambda: number
  mu: number
}

/** Mean goals of both sides over 90 minutes, from ratings, home advantage and the form of the day. */
export function meansOf(seed: string, { id, league, home, away }: Fixture): Means {
  const form = FORM_POINTS * (chance(seed, id, 1) - chance(seed, id, 2))
  const difference = home.rating - away.rating + form
  const supremacy = difference * league.perPoint + league.homeEdge
  // Uneven matches see more goals.
  const total = league.total + 0.01 * Math.abs(difference)
  return {
    lambda: Math.max(GOALS_MIN, (total + supremacy) / 2),
    mu: Math.max(GOALS_MIN, (total - supremacy) / 2),
  }
}

/** The same as the market sees it at a moment: it wanders a little every 45 s, and stops at the kick-off. */
export function drifted(seed: string, id: number, { lambda, mu }: Means, now: number): Means {
  return {
    lambda: lambda * Math.exp(DRIFT * wander(seed, 2 * id, now, STEP_MS)),
    mu: mu * Math.exp(DRIFT * wander(seed, 2 * id + 1, now, STEP_MS)),
  }
}
