import type { Scoreboard } from '@touchline/contracts/odds'
import type { MatchScript, Score } from '../play/match-script'
import type { Pace } from '../play/pace'
import { FIRST_SET, type PlayedSet, plusOne, scriptOfSets, setWinner } from '../play/sets'
import type { Change, Interval } from '../play/timeline'
import { seededRandom } from '../random'
import { gameWinner, isTieBreak, type ServeChances, tieBreakServer } from './tennis-chances'

const SETS_TO_WIN = 2
const POINT_MINUTES = 35 / 60
const CHANGE_OVER_MINUTES = 1.5
const BREAK_MINUTES = 2
/** Longer than all but one match in many thousands. */
export const LONGEST_MINUTES = 260

const CALLS = ['0', '15', '30', '40'] as const

/** Points of a running game as an umpire calls them: "30", "A"; a tie-break is counted. */
export function calledPoints([home, away]: Score, tieBreak: boolean): [string, string] {
  if (tieBreak) return [String(home), String(away)]
  if (home >= 3 && away >= 3) return home === away ? ['40', '40'] : home > away ? ['A', '40'] : ['40', 'A']
  return [CALLS[home] ?? '40', CALLS[away] ?? '40']
}

/** A tennis match over two winning sets, point by point; `serve` is each side's chance of a point on its own serve. */
export function tennisScript(seed: string, id: number, serve: ServeChances, pace: Pace): MatchScript {
  const random = seededRandom(seed, id, 17)
  const changes: Change[] = []
  const pauses: Interval[] = []
  const sets: PlayedSet[] = []
  const setScores = () => sets.map((set) => set.score)
  let score: Score = [0, 0]
  let at = 0
  let server: 0 | 1 = random() < 0.5 ? 0 : 1
  const boardAt = (games: Score, points: Score, serves: 0 | 1): Scoreboard => ({
    parts: [...setScores(), games],
    point: calledPoints(points, isTieBreak(games)),
    server: serves,
  })
  while (Math.max(...score) < SETS_TO_WIN) {
    let games: Score = [0, 0]
    changes.push({
      at,
      set: {
        period: FIRST_SET + sets.length,
        clockFrom: at,
        detail: [0, 0],
        scoreboard: boardAt(games, [0, 0], server),
      },
    })
    pauses.push({ from: at, to: at + pace.pause(6), reason: 'kickOff', danger: false })
    while (setWinner(games) === null) {
      const tieBreak = isTieBreak(games)
      let points: Score = [0, 0]
      while (gameWinner(points, tieBreak) === null) {
        at += pace.minutes(POINT_MINUTES * (0.6 + 0.8 * random()))
        const serves = tieBreak ? tieBreakServer(server, points) : server
        const homeWins = random() < (serves === 0 ? serve[0] : 1 - serve[1])
        points = plusOne(points, homeWins ? 0 : 1)
        if (gameWinner(points, tieBreak) !== null) break
        const next = tieBreak ? tieBreakServer(server, points) : server
        changes.push({ at, set: { detail: points, scoreboard: boardAt(games, points, next) } })
      }
      games = plusOne(games, points[0] > points[1] ? 0 : 1)
      server = server === 0 ? 1 : 0
      changes.push({ at, set: { detail: [0, 0], scoreboard: boardAt(games, [0, 0], server) } })
      if ((games[0] + games[1]) % 2 === 1 && setWinner(games) === null)
        at += pace.minutes(CHANGE_OVER_MINUTES)
    }
    score = plusOne(score, games[0] > games[1] ? 0 : 1)
    sets.push({ at, score: games })
    changes.push({ at, set: { score, detail: [0, 0], clockFrom: null, scoreboard: { parts: setScores() } } })
    pauses.push({ from: at - pace.pause(3), to: at + pace.pause(8), reason: 'halfTime', danger: false })
    if (Math.max(...score) < SETS_TO_WIN) at += pace.minutes(BREAK_MINUTES)
  }
  return scriptOfSets(changes, pauses, { at, score, sets }, pace)
}
