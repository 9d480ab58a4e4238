import { CENTS, COMBO_MIN, type Engine, type EngineDeps, LIVE_STEP_MS, type Offer } from '../play/engine'
import type { Score } from '../play/match-script'
import { FIRST_SET } from '../play/sets'
import { chance, wander } from '../random'
import type { Fixture } from '../schedule/fixture'
import { bestOfThreeScript, LONGEST_MINUTES } from './best-of-three-script'
import { isSeriesOver, partWinner, seriesOffer } from './series-offer'
import { setChance } from './set-chances'

const STEP_MS = 45_000
const DRIFT = 0.008
const FORM_POINTS = 3
const GAME_CHANCE = { least: 0.36, most: 0.64 }

/** E-sports: maps, each a race of rounds. Money line, handicap and total of maps, and the winner of the running one. */
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

/** The match, and who wins the running or next map. */
function offerOf(game: number, score: Score, games: Score, cents: number, combo_min: number): Offer {
  const current = setChance(game, games[0], games[1])
  const match = seriesOffer({ current, later: setChance(game, 0, 0), score, cents, combo_min })
  if (isSeriesOver(score)) return match
  const period = FIRST_SET + score[0] + score[1]
  return { ...match, lines: [...match.lines, ...partWinner(current, { period, cents, combo_min })] }
}
