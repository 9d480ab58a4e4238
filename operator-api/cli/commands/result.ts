import type { MatchResult, Score } from '@touchline/rules'
import { audit, type Command, type Desk } from '../command'
import { given, UsageError } from '../usage-error'

/** Enters or corrects a result by hand; the running server settles by it within ten seconds. */
export const result: Command = {
  usage: ['result <match> <home>-<away> <half-time home>-<away>', 'result <match> cancel'],
  run: async ([matchText, score, half], desk) => {
    const match = Number(given(matchText, 'match'))
    if (!Number.isSafeInteger(match)) throw new UsageError(`${matchText} is not a match`)
    const full = given(score, 'score')
    const entered =
      full === 'cancel' ? CANCELLED : finished(scoreOf(full), scoreOf(given(half, 'half-time score')))
    const revision = await record(match, entered, desk)
    await audit(desk, 'result', String(match), { revision, result: entered })
    return `match ${match}: revision ${revision}`
  },
}

const UNKNOWN_GOALS = {
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
  abandoned_in: null,
} as const

const CANCELLED: MatchResult = { status: 2, half_time: null, full_time: null, ...UNKNOWN_GOALS }

const finished = (full: Score, half: Score): MatchResult => ({
  ...UNKNOWN_GOALS,
  status: 1,
  half_time: half,
  full_time: full,
})

function scoreOf(text: string): Score {
  const [, home, away] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  if (home === undefined || away === undefined) throw new UsageError(`${text} is not a score`)
  return [Number(home), Number(away)]
}

async function record(match: number, entered: MatchResult, { database, now }: Desk): Promise<number> {
  const { rows } = await database.pool.query<{ revision: number }>(
    `INSERT INTO match_result (match_id, revision, result, at)
     SELECT $1, coalesce(max(revision), 0) + 1, $2, $3 FROM match_result WHERE match_id = $1
     RETURNING revision`,
    [match, JSON.stringify(entered), now()],
  )
  return rows[0]?.revision ?? 0
}
