import { RESULT_DAYS, RESULT_FILTERS, type ResultMatch } from '@touchline/contracts/calls'
import { ESPORTS, FOOTBALL, NUMBERS_AND_RACES, sportKey } from '@touchline/contracts/odds'
import { bettingDay } from '@touchline/rules'
import { addDays, isDay, momentsOf } from '@touchline/rules/days'
import { type Address, defineAddress, type Field, oneOf, page, text } from '@touchline/screens/address'
import { RESULT_PATHS } from '../../shared/domain/result-paths'

/** Matches of a day, shared rounds of a day, outrights of many, matches whose results were corrected, and the member's own bets that were cancelled. */
export const RESULT_VIEWS = ['matches', 'draws', 'outrights', 'corrected', 'cancelled'] as const
export type ResultViewName = (typeof RESULT_VIEWS)[number]

/** A whole number from 1 on; 0 is no match. */
const id: Field<number> = { ...page, usual: 0 }

/** Cancelled bets come of all sports at once, so that they are no view of some sports alone. */
const VIEWS_OF_SPORTS = ['draws', 'matches', 'outrights', 'corrected'] as const

const fields = {
  /** yyyy-mm-dd; empty: today. */
  date: text({ maxLength: 10 }),
  sport: id,
  league: id,
  search: text({ as: 'find' }),
  state: oneOf(RESULT_FILTERS),
  mine: oneOf(['all', 'mine'], { as: 'bets' }),
  /** Kind of shared rounds; empty: all. */
  kind: text({ maxLength: 16 }),
  /** A number that a lottery drew. */
  number: text({ maxLength: 4 }),
  /** A bet that is explained in place of a list. */
  bet: text({ maxLength: 64 }),
  page,
}

const addressAt = (path: string, views: readonly [ResultViewName, ...ResultViewName[]] = RESULT_VIEWS) =>
  defineAddress(path, { view: oneOf(views), ...fields })
export type ResultsView = ReturnType<ReturnType<typeof addressAt>['viewOf']>

/** Which sports a screen of results is about; none named: all that have matches. */
export interface ResultFamily {
  readonly name: 'all' | 'ef' | 'ng'
  readonly address: Address<ResultsView>
  readonly sports: readonly number[] | null
  readonly views: readonly ResultViewName[]
}

const ofSports = (name: 'ef' | 'ng', sports: readonly number[]): ResultFamily => ({
  name,
  sports,
  views: VIEWS_OF_SPORTS,
  address: addressAt(RESULT_PATHS[name], VIEWS_OF_SPORTS),
})

export const RESULTS: Record<ResultFamily['name'], ResultFamily> = {
  all: { name: 'all', address: addressAt(RESULT_PATHS.all), sports: null, views: RESULT_VIEWS },
  ef: ofSports('ef', ESPORTS),
  ng: ofSports('ng', NUMBERS_AND_RACES),
}

/** The sport that a view is about. */
export const sportOf = ({ sport }: Pick<ResultsView, 'sport'>, { sports }: ResultFamily): number =>
  sports === null ? sport || FOOTBALL : sports.includes(sport) ? sport : (sports[0] ?? FOOTBALL)

/** Special sports are named by their ids. */
const SPECIAL = { from: 40, to: 54 }

/** The key of a sport's name, under `results.sport`. */
export function sportWord(id: number): string {
  const isSpecial = id >= SPECIAL.from && id <= SPECIAL.to
  return sportKey(id) ?? (isSpecial ? String(id) : 'other')
}

/**
 * The betting day that a view asks for: today by default, a future one, or one older than the record's range.
 */
export function dayOf({ date }: Pick<ResultsView, 'date'>, now: number, startHour: number): string {
  const today = bettingDay(now, startHour).date
  return isDay(date) && date <= today && date > addDays(today, -RESULT_DAYS) ? date : today
}

/** The lottery number that shared rounds are searched for; null while none is complete. */
export const numberOf = ({ view, number }: Pick<ResultsView, 'view' | 'number'>): string | null =>
  view === 'draws' && /^\d{2,4}$/.test(number) ? number : null

/** When a betting day begins and ends. */
export const momentsOfDay = (date: string, startHour: number) =>
  momentsOf({ from: date, to: date }, startHour)

/** The bet's id of a reference number, as players copy it; null for any other text. */
export function betIdOf(typed: string): string | null {
  const [, digits] = /^TL0*(\d{1,15})$/i.exec(typed.trim()) ?? []
  return digits && digits !== '0' ? digits : null
}

/** The word for the state of a match, under `results.state`. */
export function stateWord(match: Pick<ResultMatch, 'state' | 'void_reason' | 'decided'>): string {
  switch (match.state) {
    case 'void':
      return match.void_reason ?? 'cancelled'
    case 'ended':
      return match.decided === null || match.decided === 'played' ? 'completed' : match.decided
    default:
      return match.state
  }
}

/** A score as it is written; a dash without a score. */
export const scoreText = (score: readonly [number, number] | null): string => score?.join('-') ?? '–'

/** The counted event in the name of a league's own list: "Corners" of "Premier League - Corners". */
export const childWord = (league: string, own: string): string =>
  own.startsWith(`${league} - `) ? own.slice(league.length + 3) : own

/** Consecutive matches of one league, in the order in which they came. */
export function byLeague<Match extends Pick<ResultMatch, 'league_id'>>(matches: readonly Match[]): Match[][] {
  const groups: Match[][] = []
  for (const match of matches) {
    const last = groups.at(-1)
    if (last?.[0]?.league_id === match.league_id) last.push(match)
    else groups.push([match])
  }
  return groups
}
