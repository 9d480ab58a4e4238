import { PASSED, refuse, type Verdict } from '../verdict/verdict'

/** Fields of the reports, as they are named on the wire. */
export type ReportField =
  | 'start_date'
  | 'end_date'
  | 'working_date'
  | 'page_size'
  | 'page_number'
  | 'sports_type'
  | 'league_id'
  | 'outright'

export type ReportFields = Partial<Record<ReportField, string | number | boolean | null>>

/** Refuses the first of the fields this report needs that is missing. Zero and false are values. */
export function checkReport(needed: readonly ReportField[], fields: ReportFields): Verdict<'fieldRequired'> {
  const missing = needed.find((field) => (fields[field] ?? '') === '')
  return missing === undefined ? PASSED : refuse('fieldRequired', { field: missing })
}

/** At least one league must be selected. */
export const checkLeagues = (selected: number): Verdict<'leagueRequired'> =>
  selected >= 1 ? PASSED : refuse('leagueRequired', { bound: 1 })

/** At least one match must be selected. */
export const checkMatches = (selected: number): Verdict<'matchRequired'> =>
  selected >= 1 ? PASSED : refuse('matchRequired', { bound: 1 })
