import { type ResponseOf, roundBets } from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { dayRange } from '@touchline/rules/days'
import type { DrawsView } from '../../shared/domain/draws-address'

export type DrawsPage = ResponseOf<typeof roundBets>

type Asking = Pick<HostServices, 'call' | 'brand' | 'now'>

/** Days of a view; this week where it names none. */
export const drawDays = ({ from, to }: DrawsView, { brand, now }: Pick<Asking, 'brand' | 'now'>) =>
  from && to ? { from, to } : dayRange('thisWeek', now(), brand.bettingDayStartHour)

/** Asks for one page of the member's bets on shared rounds. */
export const askDraws =
  (host: Asking) =>
  (view: DrawsView, signal: AbortSignal, page_size: number): Promise<CallResult<DrawsPage>> => {
    const { from, to } = drawDays(view, host)
    const product = view.list === 'all' ? {} : { product: view.list }
    const request = { start_date: from, end_date: to, ...product, page: view.page, page_size }
    return host.call(roundBets, request, { signal, quiet: true })
  }
