import { type Fault, isCount } from './fault'

/**
 * The parts of a score, for sports that are played in sets, quarters or maps; the match row keeps the two
 * numbers.
 */
export interface Scoreboard {
  /** Score of every part begun, the first one first; overtime is a part of its own. */
  readonly parts: readonly (readonly [home: number, away: number])[]
  /** Points of the running game as an umpire calls them: "0", "15", "30", "40", "A". */
  readonly point?: readonly [home: string, away: string]
  /** Who serves: 0 home, 1 away. */
  readonly server?: 0 | 1
  /** Length of the running part in match minutes, where its clock runs down. */
  readonly minutes?: number
}

export type ScoreboardRow = readonly [match: number, scoreboard: Scoreboard]

const PARTS_MOST = 30
const CALL_MOST = 4

export function scoreboardFault(row: unknown): Fault {
  if (!Array.isArray(row) || row.length !== 2 || !isCount(row[0])) return 'not a scoreboard'
  const board: unknown = row[1]
  if (typeof board !== 'object' || board === null) return 'not a scoreboard'
  const { parts, point, server, minutes } = board as Record<string, unknown>
  if (!Array.isArray(parts) || parts.length > PARTS_MOST || !parts.every(isScore)) return 'not a scoreboard'
  if (point !== undefined && !isCalled(point)) return 'not a scoreboard'
  if (server !== undefined && server !== 0 && server !== 1) return 'not a scoreboard'
  return minutes === undefined || isCount(minutes) ? null : 'not a scoreboard'
}

const isScore = (part: unknown): boolean => Array.isArray(part) && part.length === 2 && part.every(isCount)
const isCalled = (point: unknown): boolean =>
  Array.isArray(point) &&
  point.length === 2 &&
  point.every((call) => typeof call === 'string' && call.length <= CALL_MOST)
