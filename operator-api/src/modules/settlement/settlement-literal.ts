import { arrayLiteral, numbersLiteral, rowLiteral } from '../../storage'
import type { Settlement } from './settle-bet'

/** A settlement that is posted: `house` is the account that pays it. */
export interface PostedSettlement extends Settlement {
  readonly house: string
}

/** Settlements as the function that posts them takes them: `bet_settlement[]`. */
export const settlementsLiteral = (settlements: readonly PostedSettlement[]): string =>
  arrayLiteral(settlements.map(settlementLiteral))

const settlementLiteral = (one: PostedSettlement): string =>
  rowLiteral([
    one.bet_id,
    one.status,
    one.result,
    one.returned,
    one.net,
    one.valid_turnover,
    one.commission,
    one.house,
    arrayLiteral(one.legs.map(legLiteral)),
    one.tickets && numbersLiteral(one.tickets.map(({ returned }) => returned)),
    one.tickets && arrayLiteral(one.tickets.map(({ result }) => result)),
  ])

const legLiteral = (leg: Settlement['legs'][number]): string =>
  rowLiteral([
    leg.n,
    leg.revision,
    leg.result,
    leg.score && numbersLiteral(leg.score),
    leg.half_score && numbersLiteral(leg.half_score),
    leg.part_score && numbersLiteral(leg.part_score),
  ])
