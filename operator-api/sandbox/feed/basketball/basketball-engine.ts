import { CENTS, COMBO_MIN, type Engine, type EngineDeps, LIVE_STEP_MS, type Offer } from '../play/engine'
import { chance, wander } from '../random'
import type { Fixture } from '../schedule/fixture'
import { BEFORE, basketballOffer, stateAt } from './basketball-offer'
import { basketballScript, type PointMeans, QUARTER_MINUTES, QUARTERS } from './basketball-script'

const STEP_MS = 45_000
/** Points by which the market wanders. */
const DRIFT_POINTS = 1.6
const FORM_POINTS = 5

export function basketballEngine({ seed, pace }: EngineDeps): Engine {
  const meansAt = (fixture: Fixture, now: number, stepMs: number): PointMeans => {
    const { id, league, home, away } = fixture
    const form = FORM_POINTS * (chance(seed, id, 1) - chance(seed, id, 2))
    const spread =
      (home.rating - away.rating + form) * league.perPoint +
      league.homeEdge +
      DRIFT_POINTS * wander(seed, 2 * id, now, stepMs)
    const total = league.total + DRIFT_POINTS * wander(seed, 2 * id + 1, now, stepMs)
    return [(total + spread) / 2, (total - spread) / 2]
  }

  return {
    longestMinutes: QUARTERS * QUARTER_MINUTES + 14 + 14,
    script: (fixture) => basketballScript(seed, fixture.id, meansAt(fixture, fixture.kickoff, STEP_MS), pace),
    offerBefore(fixture, now): Offer {
      const terms = { cents: CENTS.before[fixture.league.tier], combo_min: COMBO_MIN.before }
      return basketballOffer(meansAt(fixture, now, STEP_MS), BEFORE, terms)
    },
    offerDuring(fixture, script, step, at): Offer {
      const terms = { cents: CENTS.during[fixture.league.tier], combo_min: COMBO_MIN.during }
      const means = meansAt(fixture, fixture.kickoff + at, LIVE_STEP_MS)
      return basketballOffer(means, stateAt(script, step, at), terms)
    },
  }
}
