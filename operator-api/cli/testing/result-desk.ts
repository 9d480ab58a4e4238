import { type MatchResult, NO_RESULT_YET } from '@touchline/rules'
import type { FreshDatabase } from '../../src/testing/fresh-database'
import { type OperatorDesk, operatorDesk } from './operator-desk'

const KICKOFF = 1000

/** An operator who types results of matches made for it. */
export interface ResultDesk {
  readonly desk: OperatorDesk
  readonly fresh: FreshDatabase
  /** Makes a match of a sport with this result of the feed; answers its id. */
  matchWith(result: Partial<MatchResult> | null, of?: { sport?: number; type?: number }): Promise<number>
  /** The answer of `result` for the match made last, or for another one. */
  type(typed: string, of?: number): Promise<string>
  /** Its newest word. */
  newest(of?: number): Promise<MatchResult | undefined>
}

export async function resultDesk(): Promise<ResultDesk> {
  const desk = await operatorDesk()
  const { fresh } = desk
  let match = 900
  return {
    desk,
    fresh,
    matchWith: async (result, { sport = 1, type = 0 } = {}) => {
      match += 1
      await fresh.asOwner(
        `INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
           status, told_at) VALUES ($1, $2, 1, 'First League', '', 0, 'North', 'South', $3, ${KICKOFF}, ${KICKOFF}, 1, 0)`,
        [match, sport, type],
      )
      if (result)
        await fresh.asOwner("SELECT record_result($1, 1, $2, 'feed', 0)", [
          match,
          JSON.stringify({ ...NO_RESULT_YET, status: 1, ...result }),
        ])
      return match
    },
    type: (typed, of = match) => desk.run(`result ${of} ${typed}`),
    newest: async (of = match) =>
      (
        await fresh.asOwner<{ result: MatchResult }>(
          'SELECT result FROM match_result WHERE match_id = $1 ORDER BY revision DESC LIMIT 1',
          [of],
        )
      )[0]?.result,
  }
}

/** The same for the tests of a file. */
export function resultDeskOfFile() {
  let at: ResultDesk
  beforeAll(async () => {
    at = await resultDesk()
  })
  afterAll(() => at.desk.close())
  return {
    matchWith: ((...of) => at.matchWith(...of)) satisfies ResultDesk['matchWith'],
    type: ((...of) => at.type(...of)) satisfies ResultDesk['type'],
    newest: ((...of) => at.newest(...of)) satisfies ResultDesk['newest'],
    asOwner: <Row extends object = Record<string, unknown>>(...of: Parameters<FreshDatabase['asOwner']>) =>
      at.fresh.asOwner<Row>(...of),
    now: () => at.desk.context.now(),
  }
}

/** 2-1 of 1-0: the away side equalised in the second half. */
export const GOALS = {
  half_time: [1, 0],
  full_time: [2, 1],
  first_goal: 'home',
  last_goal: 'home',
  first_half_first_goal: 'home',
  first_half_last_goal: 'home',
} satisfies Partial<MatchResult>
export const AFTER_HALF_TIME = { ...GOALS, status: 0, full_time: null, last_goal: null } as const
export const SETS: MatchResult['periods'] = [
  [21, 6, 4],
  [22, 6, 3],
]
