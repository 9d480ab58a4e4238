import {
  type Bet,
  type SystemTicket,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
} from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import type { SystemsView } from '../domain/systems'

/** A page of the member's systems, or of the tickets of one. */
export type SystemsPage =
  | { readonly of: 'systems'; readonly bets: readonly Bet[]; readonly total: number }
  | {
      readonly of: 'tickets'
      readonly bet: Bet
      readonly tickets: readonly SystemTicket[]
      readonly total: number
    }

/** Asks for a page of systems, or of tickets with the legs that they are made of. */
export const askSystems =
  (call: CallService) =>
  async (
    { bet, page }: SystemsView,
    signal: AbortSignal,
    pageSize: number,
  ): Promise<CallResult<SystemsPage>> => {
    const paged = { page, page_size: pageSize }
    const options = { signal, quiet: true }
    if (bet === '') {
      const systems = await call(sysParlayList, paged, options)
      return systems.kind === 'ok' ? { kind: 'ok', data: { of: 'systems', ...systems.data } } : systems
    }
    const [system, tickets] = await Promise.all([
      call(sysParlayMatch, { bet_id: bet }, options),
      call(sysParlayBet, { bet_id: bet, ...paged }, options),
    ])
    if (system.kind !== 'ok') return system
    if (tickets.kind !== 'ok') return tickets
    return { kind: 'ok', data: { of: 'tickets', bet: system.data.bet, ...tickets.data } }
  }
