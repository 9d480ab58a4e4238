import { formatMoney } from '@touchline/rules'
import { Command } from 'commander'
import { type DayOfConnection, differenceOf, reconcileDay } from '../../src/modules/providers'
import { inColumns } from '../columns'
import type { CommandContext, Run } from '../command'
import { dayOf, momentText } from '../moment'

interface Options {
  readonly day?: string
  readonly provider?: string
}

const HEAD = ['provider', 'currency', 'calls', 'rolled back', 'bets', 'wins', 'net', 'ledger', 'difference']

/** The wallet calls of game providers on a day, against the ledger. */
export const reconcile = (run: Run): Command =>
  new Command('reconcile')
    .description('bets and wins that game providers sent on a day, and what the ledger has of them')
    .option('--day <day>', 'day of GMT+8, YYYY-MM-DD; today unless given')
    .option('--provider <id>', 'one connection of GAME_PROVIDERS; all unless given')
    .action((options: Options) => run((context) => show(options, context)))

async function show({ day, provider }: Options, { database, now }: CommandContext): Promise<string> {
  const date = dayOf(day ?? momentText(now()).slice(0, 10))
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
