import { formatMoney } from '@touchline/rules'
import { Command } from 'commander'
import { compareDay, type DayOfConnection, differenceOf, reconcileDay } from '../../src/modules/providers'
import { type GameConnection, ProviderFailure } from '../../src/platform/game-connection'
import { inColumns } from '../columns'
import type { CommandContext, Run } from '../command'
import { dayOf, momentText } from '../moment'
import { showOperatorBooks } from './reconcile-operators'

interface Options {
  readonly day?: string
  readonly provider?: string
  readonly operators?: boolean
}

const HEAD = ['provider', 'currency', 'calls', 'rolled back', 'bets', 'wins', 'net', 'ledger', 'difference']

/** The wallet calls of game providers on a day, against the ledger. */
export const reconcile = (run: Run): Command =>
  new Command('reconcile')
    .description('bets and wins that game providers sent on a day, and what the ledger has of them')
    .option('--day <day>', 'day of GMT+8, YYYY-MM-DD; today unless given')
    .option('--provider <id>', 'one connection of GAME_PROVIDERS; all unless given')
    .option('--operators', 'the books of operators that keep wallets instead, movement by movement')
    .action((options: Options) =>
      run((context) => (options.operators ? showOperators(options, context) : show(options, context))),
    )

async function show({ day, provider }: Options, context: CommandContext): Promise<string> {
  const date = dayOf(day ?? momentText(context.now()).slice(0, 10))
  const calls = await callsOf(date, provider, context)
  const asked = context.gameConnections().filter(({ id }) => provider === undefined || id === provider)
  const books = await Promise.all(asked.map((connection) => bookOf(date, connection, context)))
  return [calls, ...books.flat()].join('\n')
}

const showOperators = ({ day }: Options, context: CommandContext): Promise<string> =>
  showOperatorBooks(dayOf(day ?? momentText(context.now()).slice(0, 10)), context)

const BOOK_HEAD = ['transaction', 'kind', 'problem', 'their bet', 'win', 'state', 'our bet', 'win', 'state']
const SHOWN_MAX = 100

/** A provider's own book of the day, where it shows one. */
async function bookOf(
  date: string,
  connection: GameConnection,
  { database }: CommandContext,
): Promise<string[]> {
  const { id } = connection
  try {
    const book = await compareDay(database, connection, date)
    if (!book) return []
    const { complete, transactions, differences } = book
    const part = complete ? '' : ', which no longer holds the whole day'
    if (differences.length === 0) return [`${id}: its book of ${transactions} transactions agrees${part}`]
    const rows = differences
      .slice(0, SHOWN_MAX)
      .map(({ tx, kind, problem, theirs, ours }) => [
        ...[tx, kind, PROBLEMS[problem]],
        ...[theirs, ours].flatMap((one) =>
          one ? [String(one.bet), String(one.win), one.state] : ['-', '-', '-'],
        ),
      ])
    const title = `${id}: ${differences.length} differences from its book${part}; amounts in minor units`
    return [title, ...inColumns([BOOK_HEAD, ...rows], 2)]
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return [`${id}: its book could not be read, ${error.message}`]
  }
}

const PROBLEMS = {
  missingHere: 'missing here',
  missingThere: 'missing there',
  differs: 'differs',
  unconfirmed: 'unconfirmed',
} as const

async function callsOf(
  date: string,
  provider: string | undefined,
  { database }: CommandContext,
): Promise<string> {
  const lines = await reconcileDay(database, date, provider ?? null)
  if (lines.length === 0) return `${date}: no wallet calls`
  const wrong = lines.filter((line) => differenceOf(line) !== 0).length
  const title =
    wrong === 0 ? `${date}: calls and ledger agree` : `${date}: ${wrong} of ${lines.length} differ`
  return [title, ...inColumns([HEAD, ...lines.map(cellsOf)], 2)].join('\n')
}

function cellsOf(line: DayOfConnection): string[] {
  const { connection, currency, calls, rolled_back, bets, wins, ledger } = line
  const amounts = [bets, wins, bets - wins, ledger, differenceOf(line)]
  return [
    ...[connection, currency, String(calls), String(rolled_back)],
    ...amounts.map((minor) => formatMoney(minor, currency)),
  ]
}
