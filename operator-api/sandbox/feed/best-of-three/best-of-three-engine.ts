import type { OfferLine } from '../../../src/modules/odds'
import { CENTS, COMBO_MIN, type Engine, type EngineDeps, LIVE_STEP_MS, type Offer } from '../play/engine'
import type { Score } from '../play/match-script'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import type { Distribution } from '../pricing/chances'
import { twoWay } from '../pricing/two-way'
import { chance, wander } from '../random'
import type { Fixture } from '../schedule/fixture'
import { bestOfThreeScript, LONGEST_MINUTES } from './best-of-three-script'
import { remainingSets, setChance } from './set-chances'

const STEP_MS = 45_000
const DRIFT = 0.008
const FORM_POINTS = 3
const GAME_CHANCE = { least: 0.36, most: 0.64 }
/** Prices as long as this are still shown: two sets to one is far from even. */
const LEAST = 12

/** Tennis and e-sports: sets or maps, each a race of games. Money line, handicap and total of sets. */
export function bestOfThreeEngine({ seed, pace }: EngineDeps): Engine {
  const gameChance = ({ id, league, home, away }: Fixture, now: number, stepMs: number): number => {
    const form = FORM_POINTS * (chance(seed, id, 1) - chance(seed, id, 2))
    const edge = (home.rating - away.rating + form) * league.perPoint + DRIFT * wander(seed, id, now, stepMs)
    return Math.min(GAME_CHANCE.most, Math.max(GAME_CHANCE.least, 0.5 + edge))
  }
  return {
    longestMinutes: LONGEST_MINUTES,
    script: (fixture) =>
      bestOfThreeScript(seed, fixture.id, gameChance(fixture, fixture.kickoff, STEP_MS), pace),
    offerBefore(fixture, now): Offer {
      const game = gameChance(fixture, now, STEP_MS)
      return offerOf(game, [0, 0], [0, 0], CENTS.before[fixture.league.tier], COMBO_MIN.before)
    },
    offerDuring(fixture, _, { score, detail }, at): Offer {
      const game = gameChance(fixture, fixture.kickoff + at, LIVE_STEP_MS)
      return offerOf(game, score, detail, CENTS.during[fixture.league.tier], COMBO_MIN.during)
    },
  }
}

function offerOf(game: number, score: Score, games: Score, cents: number, combo_min: number): Offer {
  if (score[0] === 2 || score[1] === 2) return { lines: [], myanmar: [] }
  const current = setChance(game, games[0], games[1])
  const rest = remainingSets(current, setChance(game, 0, 0), score[0], score[1])
  const home = rest.reduce((sum, [h, , p]) => (score[0] + h === 2 ? sum + p : sum), 0)
  const money = twoWay((1 - home) / home, cents, LEAST)
  const lines: OfferLine[] = money
    ? [{ bet_type: 'ml', period: 0, line: 0, state: 0, combo_min, prices: [...money] }]
    : []
  const wish = { cents, step: 4, alternatives: 1 } as const
  const margins = asianLines({ ...wish, kind: 'hdp', distribution: collect(rest, (h, a) => h - a) })
  const totals = asianLines({
    ...wish,
    kind: 'ou',
    alternatives: 0,
    distribution: collect(rest, (h, a) => h + a),
    already: score[0] + score[1],
  })
  lines.push(...offerAsian(margins, { bet_type: 'hdp', period: 0, combo_min }))
  lines.push(...offerAsian(totals, { bet_type: 'ou', period: 0, combo_min }))
  return { lines, myanmar: [] }
}

/** Chances of a number that each way of the rest gives. */
function collect(
  rest: readonly (readonly [number, number, number])[],
  value: (home: number, away: number) => number,
): Distribution {
  const from = -3
  const p = new Array<number>(7).fill(0)
  for (const [home, away, chance] of rest) {
    const place = value(home, away) - from
    p[place] = (p[place] as number) + chance
  }
  return { from, p }
}
