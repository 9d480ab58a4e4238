import { CENTS, COMBO_MIN, type Engine, type EngineDeps, LIVE_STEP_MS, type Offer } from '../play/engine'
import type { MatchScript } from '../play/match-script'
import { wander } from '../random'
import type { Fixture } from '../schedule/fixture'
import { footballOffer } from './football-offer'
import { footballScript, SHOOTOUT_MINUTES } from './football-script'
import { HALF } from './goal-clock'
import { type MatchFacts, matchModel } from './match-model'
import { drifted, type Means, meansOf } from './means'
import { myanmarOffer } from './myanmar-offer'

/** In play the market's mind changes less than the match does. */
const LIVE_DRIFT = 0.02

export function footballEngine({ seed, pace }: EngineDeps): Engine {
  const atKickoff = (fixture: Fixture): Means =>
    drifted(seed, fixture.id, meansOf(seed, fixture), fixture.kickoff)

  return {
    longestMinutes: 2 * HALF + 11 + 15 + SHOOTOUT_MINUTES,
    script: (fixture) => footballScript(seed, fixture.id, atKickoff(fixture), pace, fixture.league.knockout),
    offerBefore(fixture, now): Offer {
      const means = drifted(seed, fixture.id, meansOf(seed, fixture), now)
      const model = matchModel({ ...means, ...KICKOFF })
      const { tier, knockout } = fixture.league
      const terms = { cents: CENTS.before[tier], combo_min: COMBO_MIN.before, knockout }
      return { lines: footballOffer(model, terms), myanmar: myanmarOffer(model) }
    },
    offerDuring(fixture, script, step, at): Offer {
      const { lambda, mu } = atKickoff(fixture)
      const breath = LIVE_DRIFT * wander(seed, fixture.id, fixture.kickoff + at, LIVE_STEP_MS)
      const model = matchModel({
        lambda: lambda * Math.exp(breath),
        mu: mu * Math.exp(-breath),
        minute: modelMinute(script, at),
        score: step.score,
        halfScore: step.halfScore,
        reds: step.reds,
      })
      const { tier, knockout } = fixture.league
      const terms = { cents: CENTS.during[tier], combo_min: COMBO_MIN.during, knockout }
      return { lines: footballOffer(model, terms), myanmar: [] }
    },
  }
}

const KICKOFF: Omit<MatchFacts, 'lambda' | 'mu'> = {
  minute: 0,
  score: [0, 0],
  halfScore: null,
  reds: [0, 0],
}

/** Minute of the price model, 0 to 90, stoppage time pressed into its half. */
export function modelMinute({ halves }: MatchScript, at: number): number {
  const played = halves.map(({ from, length }) => Math.min(1, Math.max(0, (at - from) / length)))
  return played.reduce((minutes, share) => minutes + HALF * share, 0)
}
