import { type MatchResult, NO_RESULT_YET, NOT_PLAYED, type Score } from '@touchline/rules'
import { Command } from 'commander'
import type { PoolClient } from 'pg'
import { type CommandContext, type Run, writtenDown } from '../command'
import { UsageError } from '../usage-error'

/** Enters or corrects a result by hand; the running server settles by it within ten seconds. */
export const result = (run: Run): Command =>
  new Command('result')
    .description('enters or corrects a result; bets are settled by it within ten seconds')
    .argument('<match>', 'id of the match')
    .argument('<score>', 'home-away at the end, or "cancel"')
    .argument('[half]', 'home-away at half-time')
    .action((match: string, score: string, half: string | undefined) =>
      run((context) => enter(match, score, half, context)),
    )

async function enter(
  matchText: string,
  score: string,
  half: string | undefined,
  context: CommandContext,
): Promise<string> {
  const match = Number(matchText)
  if (!Number.isSafeInteger(match)) throw new UsageError(`${matchText} is not a match`)
  if (score !== 'cancel' && half === undefined) throw new UsageError('half-time score is missing')
  const entered = score === 'cancel' ? NOT_PLAYED : finished(scoreOf(score), scoreOf(half ?? ''))
  const { rowCount } = await context.database.pool.query('SELECT FROM fixture WHERE id = $1', [match])
  if (rowCount === 0) throw new UsageError(`No match ${match}`)
  const revision = await writtenDown(context, 'result', String(match), { result: entered }, (tx) =>
    record(match, entered, tx, context.now()),
  )
  return `match ${match}: revision ${revision}`
}

function finished(full: Score, half: Score): MatchResult {
  if (half[0] > full[0] || half[1] > full[1])
    throw new UsageError(`${half.join('-')} at half-time is above ${full.join('-')} at the end`)
  return { ...NO_RESULT_YET, status: 1, half_time: half, full_time: full }
}

function scoreOf(text: string): Score {
  const [, home, away] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  if (home === undefined || away === undefined) throw new UsageError(`${text} is not a score`)
  return [Number(home), Number(away)]
}

async function record(match: number, entered: MatchResult, tx: PoolClient, at: number): Promise<number> {
  const { rows } = await tx.query<{ revision: number }>(
    "SELECT record_result($1, 0, $2, 'operator', $3) AS revision",
    [match, JSON.stringify(entered), at],
  )
  return rows[0]?.revision ?? 0
}
