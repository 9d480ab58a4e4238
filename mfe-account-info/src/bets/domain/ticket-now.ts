import type { Bet, BetResult, SystemTicket } from '@touchline/contracts/calls'
import { settleParlay } from '@touchline/rules'

/** How a ticket ended and what it returns, minor units; both null while it is open. */
export type TicketNow = Pick<SystemTicket, 'result' | 'returned'>

/**
 * The state of a system's ticket: as it was settled, else as its own legs decide it. The bet is settled as a whole, when
 * no ticket is open any more, but a ticket with a lost leg is lost at once.
 */
export function ticketNow(bet: Pick<Bet, 'legs'>, ticket: SystemTicket): TicketNow {
  if (ticket.result !== null) return ticket
  const legs = ticket.legs.flatMap((place) => bet.legs[place] ?? [])
  // Several runners may share a win, and the leg does not show how many.
  if (legs.some(({ bet_type, result }) => bet_type === 'orz' && result === 'win')) return OPEN
  const payment = settleParlay({
    stake: ticket.stake,
    legs: legs.map(({ odds, result }) => ({ price: odds, grade: result === 'cashout' ? null : result })),
  })
  if (!payment) return OPEN
  return { result: resultOf(payment.net, legs), returned: payment.returned }
}

const OPEN: TicketNow = { result: null, returned: null }

function resultOf(net: number, legs: Bet['legs']): BetResult {
  if (legs.every(({ result }) => result === 'void')) return 'void'
  return net > 0 ? 'win' : net < 0 ? 'lose' : 'draw'
}
