import {
  gameResultEsports2,
  gameResultEsports2Detail,
  gameResultLiveCasino,
  gameResultSlots,
  type ResponseOf,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { dayRange } from '@touchline/rules/days'
import type { RoundList, RoundsView } from '../../shared/domain/rounds-address'

export type RoundsPage = ResponseOf<typeof gameResultSlots>
export type RoundDetail = ResponseOf<typeof gameResultEsports2Detail>

const CALLS = {
  slots: gameResultSlots,
  casino: gameResultLiveCasino,
  esports: gameResultEsports2,
} satisfies Record<RoundList, unknown>

type Asking = Pick<HostServices, 'call' | 'brand' | 'now'>

/** Days of a view; this week where it names none. */
export const roundDays = ({ from, to }: RoundsView, { brand, now }: Pick<Asking, 'brand' | 'now'>) =>
  from && to ? { from, to } : dayRange('thisWeek', now(), brand.bettingDayStartHour)

/** Asks for one page of rounds. */
export const askRounds =
  (host: Asking) =>
  (view: RoundsView, signal: AbortSignal, page_size: number): Promise<CallResult<RoundsPage>> =>
    host.call(
      CALLS[view.list],
      { ...roundDays(view, host), page: view.page, page_size },
      { signal, quiet: true },
    )

/** Requests a round with its movements. */
export const askRound = (
  { call }: Pick<HostServices, 'call'>,
  ref_no: string,
): Promise<CallResult<RoundDetail>> => call(gameResultEsports2Detail, { ref_no }, { quiet: true })
