import type { OfferLine } from '../../../src/modules/feed'
import { isSeriesOver, LEAST, type PartTerms, partWinner, seriesOffer } from '../best-of-three/series-offer'
import { CENTS, COMBO_MIN, type Engine, type EngineDeps, LIVE_STEP_MS, type Offer } from '../play/engine'
import type { PlayStep, Score } from '../play/match-script'
import { FIRST_SET, setWinner } from '../play/sets'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import { distributed } from '../pricing/chances'
import { chance, wander } from '../random'
import type { Fixture } from '../schedule/fixture'
import {
  freshSet,
  homeWins,
  type ServeChances,
  type SetScore,
  type SetState,
  setScores,
} from './tennis-chances'
import { LONGEST_MINUTES, tennisScript } from './tennis-script'

const STEP_MS = 45_000
const DRIFT = 0.006
const FORM_POINTS = 3
/** Points won on serve by an even player: seven years of men's and women's matches. */
const ON_SERVE = { men: 0.637, women: 0.566 } as const
/** Difference on serve that a point of rating makes, and the most that any makes. */
const PER_RATING = 0.0062
const DIFFERENCE_MOST = 0.15

/** Tennis: points make games, games make sets. Winner, handicap and total of sets, and of games in the running set. */
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
      const set = freshSet(serveOf(fixture, now, STEP_MS))
      return matchOffer(set, set, [0, 0], CENTS.before[fixture.league.tier], COMBO_MIN.before)
    },
    offerDuring(fixture, _, step, at): Offer {
      const serve = serveOf(fixture, fixture.kickoff + at, LIVE_STEP_MS)
      const later = freshSet(serve)
      const running = setStateOf(step)
      const set = running ? setScores(serve, running) : later
      return matchOffer(set, later, step.score, CENTS.during[fixture.league.tier], COMBO_MIN.during)
    },
  }
}

/** The match in sets, and the running or next set in games. */
function matchOffer(
  running: readonly SetScore[],
  later: readonly SetScore[],
  score: Score,
  cents: number,
  combo_min: number,
): Offer {
  const current = homeWins(running)
  const match = seriesOffer({ current, later: homeWins(later), score, cents, combo_min })
  if (isSeriesOver(score)) return match
  const period = FIRST_SET + score[0] + score[1]
  return {
    ...match,
    lines: [
      ...match.lines,
      ...partWinner(current, { period, cents, combo_min }),
      ...gameLines(running, { period, cents, combo_min }),
    ],
  }
}

/** A main line and an alternative. */
const HANDICAPS_MOST = 2
/** Half a game more or less decides nothing but the winner of the set, who has a price already. */
const HALF_A_GAME = 2

/** Handicap and total of games in a set. */
function gameLines(ends: readonly SetScore[], { period, cents, combo_min }: PartTerms): OfferLine[] {
  const wish = { cents, step: 4, least: LEAST } as const
  const margins = asianLines({
    ...wish,
    kind: 'hdp',
    alternatives: 2,
    distribution: distributed(ends, (home, away) => home - away),
  })
    .filter(({ line }) => Math.abs(line) !== HALF_A_GAME)
    .slice(0, HANDICAPS_MOST)
  const totals = asianLines({
    ...wish,
    kind: 'ou',
    distribution: distributed(ends, (home, away) => home + away),
  })
  return [
    ...offerAsian(margins, { bet_type: 'hdp', period, combo_min }),
    ...offerAsian(totals, { bet_type: 'ou', period, combo_min }),
  ]
}

/** The state of the running set; null between two sets, when the next server is not known yet. */
function setStateOf({ detail, scoreboard }: PlayStep): SetState | null {
  const games = scoreboard?.parts.at(-1)
  if (!games || setWinner(games) !== null) return null
  return { games, points: detail, server: scoreboard?.server ?? 0 }
}
