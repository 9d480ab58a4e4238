import { seriesOffer } from '../best-of-three/series-offer'
import { CENTS, COMBO_MIN, type Engine, type EngineDeps, LIVE_STEP_MS, type Offer } from '../play/engine'
import type { PlayStep } from '../play/match-script'
import { setWinner } from '../play/sets'
import { chance, wander } from '../random'
import type { Fixture } from '../schedule/fixture'
import { SET_START, type ServeChances, type SetState, setChance } from './tennis-chances'
import { LONGEST_MINUTES, tennisScript } from './tennis-script'

const STEP_MS = 45_000
const DRIFT = 0.006
const FORM_POINTS = 3
/** Points won on serve by an even player: seven years of men's and women's matches. */
const ON_SERVE = { men: 0.637, women: 0.566 } as const
/** Difference on serve that a point of rating makes, and the most that any makes. */
const PER_RATING = 0.0062
const DIFFERENCE_MOST = 0.15

/** Tennis: points make games, games make sets. Winner, handicap and total of sets. */
export function tennisEngine({ seed, pace }: EngineDeps): Engine {
  const serveOf = ({ id, league, home, away }: Fixture, now: number, stepMs: number): ServeChances => {
    const form = FORM_POINTS * (chance(seed, id, 1) - chance(seed, id, 2))
    const edge = (home.rating - away.rating + form) * PER_RATING + DRIFT * wander(seed, id, now, stepMs)
    const difference = Math.min(DIFFERENCE_MOST, Math.max(-DIFFERENCE_MOST, edge))
    const even = league.name.startsWith('WTA') ? ON_SERVE.women : ON_SERVE.men
    return [even + difference / 2, even - difference / 2]
  }
  return {
    longestMinutes: LONGEST_MINUTES,
    pricesEveryPoint: true,
    script: (fixture) => tennisScript(seed, fixture.id, serveOf(fixture, fixture.kickoff, STEP_MS), pace),
    offerBefore(fixture, now): Offer {
      const set = setChance(serveOf(fixture, now, STEP_MS), SET_START)
      const cents = CENTS.before[fixture.league.tier]
      return seriesOffer({ current: set, later: set, score: [0, 0], cents, combo_min: COMBO_MIN.before })
    },
    offerDuring(fixture, _, step, at): Offer {
      const serve = serveOf(fixture, fixture.kickoff + at, LIVE_STEP_MS)
      return seriesOffer({
        current: setChance(serve, setStateOf(step)),
        later: setChance(serve, SET_START),
        score: step.score,
        cents: CENTS.during[fixture.league.tier],
        combo_min: COMBO_MIN.during,
      })
    },
  }
}

/** Where the running set stands; between two sets the next one stands at its beginning. */
function setStateOf({ detail, scoreboard }: PlayStep): SetState {
  const games = scoreboard?.parts.at(-1)
  if (!games || setWinner(games) !== null) return SET_START
  return { games, points: detail, server: scoreboard?.server ?? 0 }
}
