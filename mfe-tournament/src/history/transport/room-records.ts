import { gameResultTournament, gameResultTournamentRefund, type ResponseOf } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import { RECORDS_PER_PAGE, type RoomRecordsView } from '../../shared/domain/room-addresses'

type EndedRoom = ResponseOf<typeof gameResultTournament>['rows'][number]
type Refund = ResponseOf<typeof gameResultTournamentRefund>['rows'][number]
export type RecordPage = { readonly total: number } & (
  | { readonly kind: 'won'; readonly rows: readonly EndedRoom[] }
  | { readonly kind: 'refunds'; readonly rows: readonly Refund[] }
)

/** One page of ended rooms, or of fees that came back. */
export const askRecords =
  (call: CallService) =>
  async ({ kind, page }: RoomRecordsView, signal: AbortSignal): Promise<CallResult<RecordPage>> => {
    const request = { page, page_size: RECORDS_PER_PAGE }
    const options = { signal, quiet: true }
    if (kind === 'won') {
      const won = await call(gameResultTournament, request, options)
      return won.kind === 'ok' ? { ...won, data: { kind, ...won.data } } : won
    }
    const refunds = await call(gameResultTournamentRefund, request, options)
    return refunds.kind === 'ok' ? { ...refunds, data: { kind, ...refunds.data } } : refunds
  }
