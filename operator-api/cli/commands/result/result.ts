import { isDeepStrictEqual } from 'node:util'
import { type MatchResult, NOT_PLAYED, type Score } from '@touchline/rules'
import { Command } from 'commander'
import { type CommandContext, type Run, writtenDown } from '../../command'
import { usualMostPassed } from '../../high-score'
import { momentText } from '../../moment'
import { PAGE, type Paged } from '../../pages'
import {
  cancelledPartsOf,
  type NamedMatch,
  newestOf,
  partsOf,
  recordWord,
  releaseWord,
  typedBeforeCancelled,
} from '../../recorded-results'
import { GOAL_OPTIONS, type TypedGoals } from '../../typed-goals'
import { laidOver } from '../../typed-result'
import { UsageError } from '../../usage-error'
import { answerOf, type Written } from './answer'
import { findMatches, heldMatches } from './find-matches'
import { shortResult } from './short-result'

interface Options extends TypedGoals {
  readonly goesOn?: string
  readonly decided?: string
  readonly part?: readonly string[]
  readonly beforeKickoff?: true
  readonly highScore?: true
  readonly why?: string
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
      'home-away at the end; "cancel": everything is refunded, its corners and bookings too; "release": what the feed says counts, also a result that is held',
    )
    .argument('[half]', 'home-away at half-time; of football')
  for (const { flag, name } of GOAL_OPTIONS)
    command.option(`${flag} <team>`, `whose the ${name} was: home, away, none or unknown`)
  command
    .command('find <words...>')
    .description('matches by parts of their teams and league, or by their id, with what is recorded of them')
    .option(...PAGE)
    .action((words: string[], options: Paged) => run((context) => findMatches(words, options, context)))
  command
    .command('held')
    .description(
      'matches whose result was entered by hand, or is held because it contradicts itself, until it is released',
    )
    .option(...PAGE)
    .action((options: Paged) => run((context) => heldMatches(options, context)))
  return command
    .option('--goes-on <team>', 'who goes on: home, away or none')
    .option('--decided <how>', 'played, retired, walkover, awarded, shortened or noResult')
    .option('--part <code=score...>', 'scores of sets, quarters …, say 22=6-3')
    .option('--before-kickoff', 'the result of a match that has not kicked off is meant')
    .option('--high-score', 'a score that hardly any match ends with is meant')
    .option('--why <text>', 'the reason, for the record of the operators')
    .action((match: string, score: string, half: string | undefined, options: Options) =>
      run((context) => enter({ match, score, half }, options, context)),
    )
}

/** Of an order, where the operator names one. */
interface Reason {
  readonly why?: string
}

interface Typed {
  readonly match: string
  readonly score: string
  readonly half: string | undefined
}

async function enter(
  { match: text, score, half }: Typed,
  { why, ...options }: Options,
  context: CommandContext,
) {
  const match = Number(text)
  if (!Number.isSafeInteger(match)) throw new UsageError(`${text} is not a match`)
  if (score === 'cancel' && (half !== undefined || Object.keys(options).length > 0))
    throw new UsageError('cancel stands alone: everything is refunded')
  if (score === 'release' && (half !== undefined || Object.keys(options).length > 0))
    throw new UsageError('release stands alone: what the feed says counts')
  const reason = why === undefined ? {} : { why }
  if (score === 'release') return release(match, reason, context)
  if (score === 'cancel') return cancel(match, reason, context)
  const typed = { ...options, ...scoresOf(score, half) }
  const details: Reason & { result?: MatchResult; beforeKickoff?: true; highScore?: true } = { ...reason }
  return writtenDown(context, 'result', String(match), details, async (tx) => {
    const before = await newestOf(match, tx)
    if (isToCome(before, context.now())) {
      if (!options.beforeKickoff) throw new UsageError(askIfMeant(match, before))
      details.beforeKickoff = true
    } else if (options.beforeKickoff)
      throw new UsageError(
        `${namedOf(match, before)} kicked off at ${momentText(before.kickoff)} (GMT+8): leave --before-kickoff out`,
      )
    details.result = laidOver(before, typed)
    // A contradictory score is refused first, at any height.
    const passed = usualMostPassed(before.sport, typed.full)
    if (passed !== null) {
      if (!options.highScore) throw new UsageError(askIfSoHigh(match, before, { score, passed }))
      details.highScore = true
    } else if (options.highScore)
      throw new UsageError(`${namedOf(match, before)} may end ${score}: leave --high-score out`)
    if (isAsRecorded(before, details.result))
      throw new UsageError(
        `${namedOf(match, before)} has this result by hand already: ${shortResult(details.result)}; nothing was written`,
      )
    return answerOf(
      match,
      [{ before, written: await recordWord(match, details.result, tx, context.now()) }],
      tx,
    )
  })
}

/** Whether this result was typed before and still holds; typed over an equal result of the feed it makes that hold. */
const isAsRecorded = ({ held, before }: NamedMatch, typed: MatchResult): boolean =>
  // As it is stored: undefined fields are missing.
  held && isDeepStrictEqual(before, JSON.parse(JSON.stringify(typed)))

/** Whether a score of it is most likely one of another match: bets would be paid at once by an id that was mistyped. */
const isToCome = ({ outright, kickoff }: NamedMatch, now: number): boolean => !outright && kickoff > now

const namedOf = (match: number, { home, away }: NamedMatch): string => `Match ${match}, ${home} – ${away},`

const askIfMeant = (match: number, named: NamedMatch): string =>
  `${namedOf(match, named)} kicks off at ${momentText(named.kickoff)} (GMT+8): say --before-kickoff if its result is meant`

const askIfSoHigh = (match: number, named: NamedMatch, of: { score: string; passed: number }): string =>
  `${namedOf(match, named)} would end ${of.score}, more than ${of.passed} for a side: say --high-score if that is meant`

/**
 * Everything on the match is refunded, and everything on its corners and bookings. Parts that are called off by hand already
 * stay as they are.
 */
async function cancel(match: number, reason: Reason, context: CommandContext): Promise<string> {
  const details: Reason & { result: MatchResult; parts?: readonly number[] } = {
    result: NOT_PLAYED,
    ...reason,
  }
  return writtenDown(context, 'result', String(match), details, async (tx) => {
    const own = await newestOf(match, tx)
    const parts = await partsOf(match, tx)
    const all: Written[] = []
    for (const one of [match, ...parts]) {
      const before = one === match ? own : await newestOf(one, tx)
      if (isCancelledByHand(before)) continue
      all.push({ before, written: await recordWord(one, NOT_PLAYED, tx, context.now()) })
    }
    if (all.length === 0) throw new UsageError(`${namedOf(match, own)} is called off by hand already`)
    const written = all.map(({ written }) => written.match)
    if (parts.length > 0) details.parts = parts.filter((part) => written.includes(part))
    return answerOf(match, all, tx)
  })
}

const isCancelledByHand = ({ held, before }: NamedMatch): boolean =>
  held && before?.status === NOT_PLAYED.status && before.abandoned_in === null

/**
 * The results of the feed count again, in place of a result entered by hand, of parts that were called off, and of a result
 * held as doubtful. A part's result that was typed before it was called off is discarded too, and the answer shows it.
 */
async function release(match: number, reason: Reason, context: CommandContext): Promise<string> {
  const details: Reason & { parts?: readonly number[] } = { ...reason }
  return writtenDown(context, 'result_released', String(match), details, async (tx) => {
    const own = await newestOf(match, tx)
    const written = await releaseWord(match, tx, context.now())
    if (!written) throw new UsageError(`No result of match ${match} was entered by hand or is held`)
    const parts = await cancelledPartsOf(match, tx)
    if (parts.length > 0) details.parts = parts
    const all: Written[] = [{ before: own, written }]
    for (const part of parts) {
      const before = await newestOf(part, tx)
      const typed = await typedBeforeCancelled(part, tx)
      const released = await releaseWord(part, tx, context.now())
      if (released) all.push({ before, written: released, typed })
    }
    return answerOf(match, all, tx)
  })
}

function scoresOf(score: string, half: string | undefined): { full: Score; half: Score | null } {
  const full = scoreOf(score)
  if (half === undefined) return { full, half: null }
  return { full, half: scoreOf(half) }
}

function scoreOf(text: string): Score {
  const [, home, away] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  if (home === undefined || away === undefined) throw new UsageError(`${text} is not a score`)
  return [Number(home), Number(away)]
}
