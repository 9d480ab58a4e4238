import type { Movement, Settlement } from '@touchline/contracts/calls'
import { csvCell } from '@touchline/rules'
import { formatMoment } from '@touchline/rules/days'
import { filePrice } from '../../shared/domain/bet-price'

/** All that moved on one betting day, as it came. */
export interface DayEntries {
  readonly date: string
  /** Of bets, corrections included. */
  readonly settlements: readonly Settlement[]
  /** Movements other than by bets. */
  readonly movements: readonly Movement[]
}

/** Columns of the file; `ref` names what a member asks about, and `amount` sums to what the days settled and moved. */
export const ENTRY_COLUMNS = [
  ...(['day', 'time', 'ref', 'what', 'selection', 'odds', 'oddsType', 'placed'] as const),
  ...(['stake', 'risk', 'returned', 'result', 'validTurnover', 'commission', 'amount'] as const),
] as const
type EntryColumn = (typeof ENTRY_COLUMNS)[number]

/** Words of the file in the language of the page. */
export interface EntryWords {
  readonly heads: Readonly<Record<EntryColumn, string>>
  /** The match of a single, of other bets their kind and their matches. */
  readonly subjectOf: (settlement: Settlement) => string
  readonly picksOf: (settlement: Settlement) => string
  readonly resultOf: (settlement: Settlement) => string
  readonly movementOf: (movement: Movement) => string
}

/** Date and time of GMT+8 as spreadsheets read them: "2026-11-21 23:22:19". The head of the column names the zone. */
const momentCell = (at: number): string => formatMoment(at, 'YYYY-MM-DD HH:mm:ss')

/** Every settlement and movement as a line of a file for spreadsheets; amounts in whole units with decimals. */
export function entriesCsv(days: readonly DayEntries[], words: EntryWords, decimals: number): string {
  const money = (minor: number) => (minor / 10 ** decimals).toFixed(decimals)
  const settled = (one: Settlement): Partial<Record<EntryColumn, string>> => {
    const price = filePrice(one.bet)
    return {
      time: momentCell(one.at),
      ref: csvCell(one.bet.ref_no),
      placed: momentCell(one.bet.placed_at),
      what: csvCell(words.subjectOf(one)),
      selection: csvCell(words.picksOf(one)),
      ...(price && { odds: price.odds, oddsType: price.type }),
      stake: money(one.bet.stake),
      risk: money(one.bet.risk),
      ...(one.returned != null && { returned: money(one.returned) }),
      result: csvCell(words.resultOf(one)),
      validTurnover: money(one.valid_turnover),
      commission: money(one.commission),
      amount: money(one.net),
    }
  }
  const moved = (one: Movement): Partial<Record<EntryColumn, string>> => ({
    time: momentCell(one.at),
    ref: csvCell(one.ref_no),
    what: csvCell(words.movementOf(one)),
    amount: money(one.amount),
  })
  const lines = days.flatMap(({ date, settlements, movements }) =>
    [...settlements.map(settled), ...movements.map(moved)].map((cells) => ({ ...cells, day: date })),
  )
  const heads = ENTRY_COLUMNS.map((column) => csvCell(words.heads[column]))
  const rows = lines.map((cells: Partial<Record<EntryColumn, string>>) =>
    ENTRY_COLUMNS.map((column) => cells[column] ?? ''),
  )
  return `${[heads, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}
