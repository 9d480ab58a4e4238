import type { MatchScript, Score } from '../play/match-script'
import type { Pace } from '../play/pace'
import { FIRST_SET, type PlayedSet, plusOne, scriptOfSets, setWinner } from '../play/sets'
import type { Change, Interval } from '../play/timeline'
import { seededRandom } from '../random'

const GAME_MINUTES = 4
const BREAK_MINUTES = 3
export const LONGEST_MINUTES = 3 * 13 * GAME_MINUTES + 2 * BREAK_MINUTES

/** A match over two winning sets or maps, game by game; `game` is the home side's chance in each. */
export function bestOfThreeScript(seed: string, id: number, game: number, pace: Pace): MatchScript {
  const random = seededRandom(seed, id, 13)
  const changes: Change[] = []
  const pauses: Interval[] = []
  const sets: PlayedSet[] = []
  let score: Score = [0, 0]
  let at = 0
  for (let set = 0; score[0] < 2 && score[1] < 2; set++) {
    changes.push({ at, set: { period: FIRST_SET + set, clockFrom: at } })
    pauses.push({ from: at, to: at + pace.pause(6), reason: 'kickOff', danger: false })
    let games: Score = [0, 0]
    while (setWinner(games) === null) {
      at += pace.minutes(GAME_MINUTES * (0.6 + 0.8 * random()))
      games = plusOne(games, random() < game ? 0 : 1)
      changes.push({ at, set: { detail: games } })
    }
    sets.push({ at, score: games })
    score = plusOne(score, games[0] > games[1] ? 0 : 1)
    changes.push({ at, set: { score, detail: [0, 0], clockFrom: null } })
    pauses.push({ from: at - pace.pause(3), to: at + pace.pause(8), reason: 'halfTime', danger: false })
    if (score[0] < 2 && score[1] < 2) at += pace.minutes(BREAK_MINUTES)
  }
  return scriptOfSets(changes, pauses, { at, score, sets }, pace)
}
