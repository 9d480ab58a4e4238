import { type MatchResult, NOT_PLAYED, type Score } from '@touchline/rules'
import { Command } from 'commander'
import type { PoolClient } from 'pg'
import { type CommandContext, type Run, writtenDown } from '../command'
import { GOAL_OPTIONS, type GoalsSaid } from '../typed-goals'
import { laidOver, type TypedMatch } from '../typed-result'
import { UsageError } from '../usage-error'

interface Options extends GoalsSaid {
  readonly goesOn?: string
  readonly decided?: string
  readonly part?: readonly string[]
}

/** Enters or corrects a result by hand, or gives it back to the feed; the running server settles by it within ten seconds. */
export function result(run: Run): Command {
  const command = new Command('result')
    .description(
      'enters or corrects a result; what else was told of the match stays, bets are settled by it, and it stands until it is released',
    )
    .argument('<match>', 'id of the match')
    .argument(
      '<score>',
      'home-away at the end; "cancel": everything is refunded; "release": what the feed says counts again',
    )
    .argument('[half]', 'home-away at half-time; of football')
  for (const { flag, name } of GOAL_OPTIONS)
    command.option(`${flag} <team>`, `whose the ${name} was: home, away, none or unknown`)
  return command
    .option('--goes-on <team>', 'who goes on: home, away or none')
    .option('--decided <how>', 'played, retired, walkover, awarded, shortened or noResult')
    .option('--part <code=score...>', 'scores of sets, quarters …, say 22=6-3')
    .action((match: string, score: string, half: string | undefined, options: Options) =>
      run((context) => enter({ match, score, half }, options, context)),
    )
}

interface Typed {
  readonly match: string
  readonly score: string
  readonly half: string | undefined
}

async function enter({ match: text, score, half }: Typed, options: Options, context: CommandContext) {
  const match = Number(text)
  if (!Number.isSafeInteger(match)) throw new UsageError(`${text} is not a match`)
  if (score === 'cancel' && (half !== undefined || Object.keys(options).length > 0))
    throw new UsageError('cancel stands alone: everything is refunded')
  if (score === 'release' && (half !== undefined || Object.keys(options).length > 0))
    throw new UsageError('release stands alone: what the feed says counts')
  if (score === 'release') return release(match, context)
  const typed = score === 'cancel' ? null : { ...options, ...scoresOf(score, half) }
  const details: { result?: MatchResult } = {}
  const revision = await writtenDown(context, 'result', String(match), details, async (tx) => {
    const known = await newestOf(match, tx)
    details.result = typed ? laidOver(known, typed) : NOT_PLAYED
    return record(match, details.result, tx, context.now())
  })
  return `match ${match}: revision ${revision}`
}

/** What was entered by hand counts no longer; the words of the feed do. */
async function release(match: number, context: CommandContext): Promise<string> {
  const revision = await writtenDown(context, 'result_released', String(match), {}, async (tx) => {
    const { rows } = await tx.query<{ revision: number | null }>(
      'SELECT release_result($1, $2) AS revision',
      [match, context.now()],
    )
    const released = rows[0]?.revision ?? null
    if (released === null) throw new UsageError(`No result of match ${match} was entered by hand`)
    return released
  })
  return `match ${match}: revision ${revision}`
}

/** Its newest word; none comes between it and the one that is entered. */
async function newestOf(match: number, tx: PoolClient): Promise<TypedMatch> {
  await tx.query('SELECT pg_advisory_xact_lock(7203116, hashint8($1))', [match])
  const { rows } = await tx.query<TypedMatch>(
    `SELECT f.sport, f.match_type = 2 AS outright, r.result AS before FROM fixture f
     LEFT JOIN LATERAL (
       SELECT result FROM match_result WHERE match_id = f.id ORDER BY revision DESC LIMIT 1
     ) r ON true WHERE f.id = $1`,
    [match],
  )
  const [row] = rows
  if (!row) throw new UsageError(`No match ${match}`)
  return row
}

function scoresOf(score: string, half: string | undefined): { full: Score; half: Score | null } {
  const full = scoreOf(score)
  if (half === undefined) return { full, half: null }
  const first = scoreOf(half)
  if (first[0] > full[0] || first[1] > full[1])
    throw new UsageError(`${half} at half-time is above ${score} at the end`)
  return { full, half: first }
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
