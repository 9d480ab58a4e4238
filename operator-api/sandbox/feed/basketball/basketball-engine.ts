import type { Period } from '@touchline/contracts/odds'
import type { OfferLine } from '../../../src/modules/feed'
import { CENTS, COMBO_MIN, type Engine, type EngineDeps, LIVE_STEP_MS, type Offer } from '../play/engine'
import type { MatchScript, PlayStep, Score } from '../play/match-script'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import { cumulative, roundedNormal } from '../pricing/normal'
import { twoWay } from '../pricing/two-way'
import { chance, wander } from '../random'
import type { Fixture } from '../schedule/fixture'
import {
  basketballScript,
  POSSESSION_VARIANCE,
  POSSESSIONS,
  type PointMeans,
  QUARTER_MINUTES,
  QUARTERS,
} from './basketball-script'

const STEP_MS = 45_000
/** Points by which the market wanders. */
const DRIFT_POINTS = 1.6
const FORM_POINTS = 5
/** A money line below this is not shown. */
const MONEY_LINE_LEAST = 8
/** Variance of the points of one side in a whole match. */
const SIDE_VARIANCE = POSSESSIONS * POSSESSION_VARIANCE

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
      const means = meansAt(fixture, now, STEP_MS)
      const cents = CENTS.before[fixture.league.tier]
      return offerOf(means, { left: 1, halfLeft: 0.5, score: [0, 0] }, cents, COMBO_MIN.before)
    },
    offerDuring(fixture, script, step, at): Offer {
      const means = meansAt(fixture, fixture.kickoff + at, LIVE_STEP_MS)
      const cents = CENTS.during[fixture.league.tier]
      return offerOf(means, standing(script, step, at), cents, COMBO_MIN.during)
    },
  }
}

/** Shares of the match that are left, and the score. */
interface Standing {
  left: number
  /** Left of the first half. */
  halfLeft: number
  score: Score
}

function standing({ halves }: MatchScript, step: PlayStep, at: number): Standing {
  const played = halves.map(({ from, length }) => Math.min(1, Math.max(0, (at - from) / length)) / QUARTERS)
  const [first = 0, second = 0] = played
  const left = 1 - played.reduce((sum, share) => sum + share, 0)
  // In overtime five minutes are the whole.
  const over = left <= 0 && step.period > 14 ? 0.05 : left
  return { left: over, halfLeft: 0.5 - first - second, score: step.score }
}

function offerOf(
  means: PointMeans,
  { left, halfLeft, score }: Standing,
  cents: number,
  combo: number,
): Offer {
  if (left <= 0.002) return { lines: [], myanmar: [] }
  const full = pointLines(means, left, score, 0, cents, combo)
  const half = halfLeft > 0.01 ? pointLines(means, halfLeft, score, 1, cents, combo) : []
  return { lines: [...moneyLine(means, left, score, cents, combo), ...full, ...half], myanmar: [] }
}

function moneyLine(
  means: PointMeans,
  left: number,
  score: Score,
  cents: number,
  combo_min: number,
): OfferLine[] {
  const lead = score[0] - score[1] + (means[0] - means[1]) * left
  const home = cumulative(lead / Math.sqrt(2 * SIDE_VARIANCE * left))
  const prices = twoWay((1 - home) / home, cents, MONEY_LINE_LEAST)
  return prices ? [{ bet_type: 'ml', period: 0, line: 0, state: 0, combo_min, prices: [...prices] }] : []
}

/** Handicap and total count all points, those that have fallen too. */
function pointLines(
  means: PointMeans,
  left: number,
  score: Score,
  period: Period,
  cents: number,
  combo_min: number,
): OfferLine[] {
  const deviation = Math.sqrt(2 * SIDE_VARIANCE * left)
  const margins = roundedNormal((means[0] - means[1]) * left, deviation)
  const totals = roundedNormal((means[0] + means[1]) * left, deviation)
  const handicap = asianLines({
    distribution: margins,
    already: score[0] - score[1],
    kind: 'hdp',
    cents,
    step: 4,
  })
  const total = asianLines({ distribution: totals, already: score[0] + score[1], kind: 'ou', cents, step: 4 })
  return [
    ...offerAsian(handicap, { bet_type: 'hdp', period, combo_min }),
    ...offerAsian(total, { bet_type: 'ou', period, combo_min }),
  ]
}
