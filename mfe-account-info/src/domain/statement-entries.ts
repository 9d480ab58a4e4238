import type { Movement, Settlement } from '@touchline/contracts/calls'
import { clockTime, csvCell, localDate } from '@touchline/rules'

/** All that moved on one working day, as it came. */
export interface DayEntries {
  readonly date: string
  /** Of bets, corrections included. */
  readonly settlements: readonly Settlement[]
  /** What moved other than by bets. */
  readonly movements: readonly Movement[]
}

/** Columns of the file; `ref` names what a member asks about, and `amount` sums to what the days settled and moved. */
export const ENTRY_COLUMNS = [
  ...(['day', 'time', 'ref', 'what', 'selection', 'placed', 'stake', 'result'] as const),
  ...(['validTurnover', 'commission', 'amount'] as const),
] as const

/** What the file says in the language of the page. */
export interface EntryWords {
  readonly heads: Readonly<Record<(typeof ENTRY_COLUMNS)[number], string>>
  /** The match of a single, of other bets their kind. */
  readonly subjectOf: (settlement: Settlement) => string
  readonly picksOf: (settlement: Settlement) => string
  readonly resultOf: (settlement: Settlement) => string
  readonly movementOf: (movement: Movement) => string
}

/** Date and time of GMT+8 as spreadsheets read them: "2026-11-21 23:22:19". The head of the column names the zone. */
const momentCell = (at: number): string => `${localDate(at)} ${clockTime(at)}`

/** Every settlement and movement as a line of a file for spreadsheets; amounts in whole units with decimals. */
export function entriesCsv(days: readonly DayEntries[], words: EntryWords, decimals: number): string {
  const money = (minor: number) => (minor / 10 ** decimals).toFixed(decimals)
  const lines = days.flatMap(({ date, settlements, movements }) => [
    ...settlements.map((one) => [
      ...[date, momentCell(one.at), csvCell(one.bet.ref_no)],
      ...[csvCell(words.subjectOf(one)), csvCell(words.picksOf(one)), momentCell(one.bet.placed_at)],
      ...[money(one.bet.stake), csvCell(words.resultOf(one)), money(one.valid_turnover)],
      ...[money(one.commission), money(one.net)],
    ]),
    ...movements.map((one) => [
      ...[date, momentCell(one.at), csvCell(one.ref_no), csvCell(words.movementOf(one))],
      ...['', '', '', '', '', '', money(one.amount)],
    ]),
  ])
  const heads = ENTRY_COLUMNS.map((column) => csvCell(words.heads[column]))
  return `${[heads, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`
}
