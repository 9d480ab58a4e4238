import type { Currency } from '@touchline/contracts/limits'
import { bettingDay, csvCell, formatMoney } from '@touchline/rules'
import { Command } from 'commander'
import { readUplineReport, type UplineLine } from '../../src/modules/reports'
import { inColumns } from '../columns'
import type { CommandContext, Run } from '../command'
import { dayOf } from '../moment'
import { UsageError } from '../usage-error'
import { requireUpline } from './upline/require-upline'

interface Options {
  readonly from?: string
  readonly to?: string
  readonly csv?: true
}

const HEAD = [
  ...['downline', 'currency', 'bets', 'settled turnover', 'valid turnover', 'member win'],
  ...['member commission', 'position', 'commission', 'result'],
]

/** The win and loss of an upline, by the level right below it; adds up to the statements of the members. */
export const report = (run: Run): Command =>
  new Command('report')
    .description('win and loss, position taking and commission of an upline, by who is right below it')
    .argument('<upline>', 'an upline, or "company" for what is left above all of them')
    .option('--from <day>', 'betting day, YYYY-MM-DD; today unless given')
    .option('--to <day>', 'last betting day; that of --from unless given')
    .option('--csv', 'with commas, for a spreadsheet; amounts without separators')
    .action((upline: string, options: Options) => run((context) => show(upline, options, context)))

async function show(upline: string, { from, to, csv }: Options, context: CommandContext): Promise<string> {
  const today = bettingDay(context.now(), context.brands.of(context.brand).bettingDayStartHour).date
  const first = dayOf(from ?? today)
  const last = dayOf(to ?? first)
  if (last < first) throw new UsageError(`${last} is before ${first}`)
  if (upline !== 'company') await requireUpline(upline, context)
  const lines = await readUplineReport(context.database, upline, first, last)
  const cells = [...lines, ...totalsOf(lines)].map((line) => cellsOf(line, csv === true))
  if (csv) return [HEAD, ...cells].map((row) => row.join(',')).join('\n')
  const title = first === last ? `${upline}, ${first}` : `${upline}, ${first} to ${last}`
  return lines.length === 0
    ? `${title}: nothing settled`
    : [title, ...inColumns([HEAD, ...cells], 2)].join('\n')
}

type Figures = Omit<UplineLine, 'downline' | 'currency'>
const FIGURES = [
  ...(['bets', 'turnover', 'valid_turnover', 'net'] as const),
  ...(['member_commission', 'position', 'commission'] as const),
]

/** One for each currency: money of different ones is never added. */
function totalsOf(lines: readonly UplineLine[]): UplineLine[] {
  return [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    const sums = FIGURES.map((key) => [key, own.reduce((sum, line) => sum + line[key], 0)])
    return { downline: 'total', currency, ...(Object.fromEntries(sums) as Figures) }
  })
}

function cellsOf(line: UplineLine, isPlain: boolean): string[] {
  const currency = line.currency as Currency
  // A file has every minor unit, also of currencies that are shown without them.
  const money = (minor: number): string => (isPlain ? (minor / 100).toFixed(2) : formatMoney(minor, currency))
  const { turnover, valid_turnover, net, member_commission, position, commission } = line
  const amounts = [
    turnover,
    valid_turnover,
    net,
    member_commission,
    position,
    commission,
    position + commission,
  ]
  return [
    isPlain ? csvCell(line.downline) : line.downline,
    line.currency,
    String(line.bets),
    ...amounts.map(money),
  ]
}
