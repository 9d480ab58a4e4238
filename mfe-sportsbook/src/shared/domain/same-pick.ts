import type { PickIntent } from '@touchline/contracts/host'

export const isSamePick = (a: PickIntent, b: PickIntent): boolean =>
  a.match_id === b.match_id && a.line_id === b.line_id && a.selection === b.selection

/** Key of a selection within the slip. */
export const pickKey = (lineId: number, selection: string): string => `${lineId}:${selection}`

/** The subject of a selection, the same when its market moves to another line. Bets are placed only on known terms. */
export const subjectOfPick = (
  { match_id, selection }: PickIntent,
  terms: { readonly betType: string; readonly period: number } | null,
): string => `${match_id} ${terms?.betType} ${terms?.period} ${selection}`

/** The same among those of all matches. */
export const keyOfPick = ({ match_id, line_id, selection }: PickIntent): string =>
  `${match_id} ${pickKey(line_id, selection)}`
