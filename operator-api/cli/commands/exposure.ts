import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Command } from 'commander'
import { type ExposureRow, type LineExposure, lineExposures, readExposure } from '../../src/modules/reports'
import { inColumns } from '../columns'
import type { CommandContext, Run } from '../command'
import { momentText } from '../moment'
import { quoted } from '../quoted'
import { UsageError } from '../usage-error'

interface Options {
  readonly most: string
}

/** The exposure of open bets: matches by the exposure of their largest line, or the lines of one match. */
export const exposure = (run: Run): Command =>
  new Command('exposure')
    .description('what the house can lose on open bets, by match, or by line of one match')
    .argument('[match]', 'id of a match, for its lines')
    .option('--most <n>', 'rows shown', '20')
    .action((match: string | undefined, options: Options) => run((context) => show(match, options, context)))

async function show(match: string | undefined, { most }: Options, context: CommandContext): Promise<string> {
  if (match !== undefined && !/^[1-9]\d{0,14}$/.test(match)) throw new UsageError(`No match ${quoted(match)}`)
  if (!/^[1-9]\d{0,3}$/.test(most)) throw new UsageError(`${quoted(most)}: how many rows, 1 to 9999`)
  const id = match === undefined ? null : Number(match)
  const lines = lineExposures(await readExposure(context.database.pool, id)).toSorted(
    (a, b) => b.worst - a.worst,
  )
  if (lines.length === 0) return id === null ? 'no open bets' : `match ${id}: no open bets`
  return (id === null ? matchesText(lines, Number(most)) : linesText(lines, Number(most))).join('\n')
}

const LINE_HEAD = [
  ...[
    'line',
    'selection',
    'currency',
    'singles',
    'risk',
    'to win',
    'house if it wins',
    'combined',
    'its risk',
  ],
]

function linesText(lines: readonly LineExposure[], most: number): string[] {
  const [first] = lines[0]?.rows ?? []
  const rows = lines.flatMap(({ rows: own, ifWins }) =>
    own.map((row, n) => selectionCells(row, ifWins[n] ?? 0)),
  )
  return [titleOf(first), ...inColumns([LINE_HEAD, ...rows.slice(0, most)], 3)]
}

const titleOf = (row: ExposureRow | undefined): string =>
  row ? `match ${row.match_id}, ${row.match}, ${momentText(row.kickoff)} (GMT+8)` : ''

function selectionCells(row: ExposureRow, ifWins: number): string[] {
  const money = (minor: number): string => formatMoney(minor, row.currency as Currency)
  const { bets, risk, to_win, combined, combined_risk } = row
  return [
    ...[lineText(row), row.selection, row.currency, String(bets)],
    ...[money(risk), money(to_win), money(ifWins), String(combined), money(combined_risk)],
  ]
}

/** Such as `hdp -0.5` or `ou 2.5 1H`. */
const lineText = ({ bet_type, line, period }: ExposureRow): string =>
  `${bet_type} ${line / 4}${period === 1 ? ' 1H' : ''}`

const MATCH_HEAD = ['match', 'teams', 'currency', 'lines', 'singles', 'risk', 'worst line', 'its loss']

function matchesText(lines: readonly LineExposure[], most: number): string[] {
  const matches = new Map<string, LineExposure[]>()
  for (const line of lines) {
    const [row] = line.rows
    const key = `${row?.match_id} ${row?.currency}`
    matches.set(key, [...(matches.get(key) ?? []), line])
  }
  const rows = [...matches.values()].slice(0, most).map((own) => {
    const all = own.flatMap((line) => line.rows)
    const [worst] = own
    const [row] = worst?.rows ?? []
    const money = (minor: number): string => formatMoney(minor, row?.currency as Currency)
    return [
      ...[String(row?.match_id), row?.match ?? '', row?.currency ?? '', String(own.length)],
      String(all.reduce((sum, { bets }) => sum + bets, 0)),
      money(all.reduce((sum, { risk }) => sum + risk, 0)),
      ...[row ? lineText(row) : '', money(worst?.worst ?? 0)],
    ]
  })
  return inColumns([MATCH_HEAD, ...rows], 3)
}
