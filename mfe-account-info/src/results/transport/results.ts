import {
  type Bet,
  cancelledBetList,
  gameResultAdjustment,
  gameResultSportsbook,
  gameResultSummarySportsbook,
  matchResult,
  parlayMatchResult,
  RESULT_DAYS,
  type ResponseOf,
  type ResultDetails,
  roundResults,
  singleMatchResult,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { addDays } from '@touchline/rules/days'
import { betIdOf, dayOf, numberOf, type ResultFamily, type ResultsView, sportOf } from '../domain/results'

export type MatchesPage = ResponseOf<typeof gameResultSportsbook> &
  ResponseOf<typeof gameResultSummarySportsbook>
export type BetResultPage = ResponseOf<typeof singleMatchResult>

/** Content of the screen: matches, shared rounds, corrections or cancelled bets of a day, or one bet. */
export type ResultsPage =
  | ({ readonly of: 'matches' } & MatchesPage)
  | { readonly of: 'corrected'; readonly matches: readonly ResultDetails[]; readonly total: number }
  | ({ readonly of: 'draws' } & ResponseOf<typeof roundResults>)
  | { readonly of: 'cancelled'; readonly bets: readonly Bet[]; readonly total: number }
  | ({ readonly of: 'bet' } & BetResultPage)

type Asking = Pick<HostServices, 'call' | 'brand' | 'now'>
type Call = HostServices['call']

/** Asks what a view shows. */
export const askResults =
  (host: Asking, family: ResultFamily) =>
  async (view: ResultsView, signal: AbortSignal, page_size: number): Promise<CallResult<ResultsPage>> => {
    const options = { signal, quiet: true }
    // Also as players know it, by its reference.
    if (view.bet !== '')
      return as('bet', await askBetResult(host.call, betIdOf(view.bet) ?? view.bet, options))
    const outright = view.view === 'outrights'
    const days = daysAsked(view, host)
    const paged = { ...days, page: view.page, page_size }
    if (view.view === 'draws') {
      const { kind } = view
      const number = numberOf(view)
      // A number is looked for on every day.
      const narrowed = { ...(kind && { kind }), ...(number ? { number } : { date: days.end_date }) }
      const group = family.name === 'all' ? {} : { group: family.name }
      const { page } = view
      return as('draws', await host.call(roundResults, { ...group, ...narrowed, page, page_size }, options))
    }
    if (view.view === 'corrected') {
      const of = family.sports === null ? {} : { sports_type: sportOf(view, family) }
      return as('corrected', await host.call(gameResultAdjustment, { ...paged, ...of }, options))
    }
    if (view.view === 'cancelled') return as('cancelled', await host.call(cancelledBetList, paged, options))
    const [matches, summary] = await Promise.all([
      host.call(
        gameResultSportsbook,
        {
          ...paged,
          sports_type: sportOf(view, family),
          search: view.search,
          state: view.state,
          outright,
          mine: view.mine === 'mine',
          ...(view.league > 0 && { league_id: view.league }),
        },
        options,
      ),
      host.call(gameResultSummarySportsbook, { ...days, outright }, options),
    ])
    if (matches.kind !== 'ok') return matches
    if (summary.kind !== 'ok') return summary
    return { kind: 'ok', data: { of: 'matches', ...matches.data, ...summary.data } }
  }

/** One day; an outright is decided once in a season, so that all of the record's range is asked for. */
function daysAsked(view: ResultsView, { now, brand }: Asking): { start_date: string; end_date: string } {
  const end_date = dayOf(view.view === 'outrights' ? { date: '' } : view, now(), brand.bettingDayStartHour)
  return { start_date: view.view === 'outrights' ? addDays(end_date, 1 - RESULT_DAYS) : end_date, end_date }
}

function as<Of extends ResultsPage['of'], Data>(
  of: Of,
  answer: CallResult<Data>,
): CallResult<Data & { readonly of: Of }> {
  return answer.kind === 'ok' ? { ...answer, data: { ...answer.data, of } } : answer
}

/** A link names a bet without its kind: most are singles. */
export async function askBetResult(
  call: Call,
  bet_id: string,
  options: Parameters<Call>[2] = { quiet: true },
): Promise<CallResult<BetResultPage>> {
  const single = await call(singleMatchResult, { bet_id }, options)
  return single.kind === 'refused' && single.code === 'betNotExists'
    ? call(parlayMatchResult, { bet_id }, options)
    : single
}

/** A match with all that is known of it, and the member's bets on it, each explained. */
export interface OpenedMatch {
  readonly match: ResultDetails
  readonly bets: readonly { readonly bet: Bet; readonly legs: BetResultPage['legs'] }[]
}

/** So many bets of a match are explained where it opens; the others are led to. */
const EXPLAINED_MOST = 3

/** Asks for a match with the newest of these bets. */
export async function askMatch(
  call: Call,
  match_id: number,
  betIds: readonly string[],
): Promise<CallResult<OpenedMatch>> {
  const [match, ...bets] = await Promise.all([
    call(matchResult, { match_id }, { quiet: true }),
    ...betIds.slice(0, EXPLAINED_MOST).map((id) => askBetResult(call, id)),
  ])
  if (match.kind !== 'ok') return match
  return {
    kind: 'ok',
    data: { match: match.data.match, bets: bets.flatMap((bet) => (bet.kind === 'ok' ? [bet.data] : [])) },
  }
}
