import { arrayLiteral, numbersLiteral, rowLiteral } from '../../storage'
import type { BetOrder } from './bet-order'

/** Orders as the function that places them takes them: `bet_order[]`, numbered from 0 on. */
export const ordersLiteral = (orders: readonly NumberedOrder[]): string =>
  arrayLiteral(orders.map(orderLiteral))

export interface NumberedOrder extends BetOrder {
  readonly n: number
}

const orderLiteral = (order: NumberedOrder): string =>
  rowLiteral([
    order.n,
    order.member_id,
    order.idem_key,
    order.request_hash,
    order.kind,
    order.currency,
    order.stake,
    order.risk,
    order.to_win,
    order.commission_rate,
    order.terms_id,
    order.channel,
    order.ip,
    order.placed_at,
    order.decide_at,
    order.match_id,
    order.match_cap,
    arrayLiteral(order.legs.map(legLiteral)),
    // Numbers that the function gives: bet and transfer.
    null,
    null,
  ])

const legLiteral = (leg: BetOrder['legs'][number], n: number): string =>
  rowLiteral([
    n,
    leg.match_id,
    leg.league_id,
    leg.sport,
    leg.league,
    leg.home,
    leg.away,
    leg.kickoff,
    leg.market,
    leg.bet_type,
    leg.period,
    leg.line,
    leg.selection,
    leg.odds,
    leg.odds_type,
    leg.line_id,
    leg.ball,
    leg.score_at_bet && numbersLiteral(leg.score_at_bet),
    leg.half_at_bet && numbersLiteral(leg.half_at_bet),
    numbersLiteral(leg.reds_at_bet),
    leg.period_at_bet,
  ])
