import type { ErrorCode } from '@touchline/contracts/errors'
import type { Platform } from '../../platform/module'
import { arrayLiteral, type Database, groupCommit, numbersLiteral, rowLiteral } from '../../storage'
import type { BetOrder } from './bet-order'

/** The ledger's answer to an order. */
export type Placement =
  | { readonly outcome: 'placed'; readonly betId: number; readonly cash: number; readonly frozen: number }
  | { readonly outcome: 'repeated'; readonly betId: number }
  /** A match began while the order waited; whether its key has a bet already was not looked at. */
  | { readonly outcome: 'late' }
  | Refused
interface Refused {
  readonly outcome: 'refused'
  readonly code: ErrorCode
  readonly bound: number | null
  /** Places of the legs whose matches have too little limit. */
  readonly legs: readonly number[] | null
}

export interface PlacementRow {
  n: number
  code: string
  bet_id: number | null
  bound: number | null
  over_legs: number[] | null
  cash: number | null
  frozen: number | null
}

const BETS_A_TRANSACTION = 256
/** A system of ten legs is 1,013 of them; the wallets of a group are locked for as long as all of it is written. */
const TICKETS_A_TRANSACTION = 1100
/** A system of five legs is 26 at most, of six 57. From here on a bet waits for other large ones, so that no other member waits for it. */
const TICKETS_OF_A_LARGE_BET = 27
/** Of small bets: the next ones wait for no more tickets than there could be singles. */
const SMALL_TICKETS_A_TRANSACTION = BETS_A_TRANSACTION
const LANES = 2

export interface PlaceDeps extends Pick<Platform, 'now' | 'log'> {
  readonly database: Pick<Database, 'pool'>
  /** Places a bet whose stake an operator reserves; without it such bets are refused. */
  readonly placeReserved?: (order: BetOrder) => Promise<Placement>
}

export interface PlaceBet {
  /** `reserved`: the member's wallet is kept by an operator. */
  (order: BetOrder, money?: 'own' | 'reserved'): Promise<Placement>
  /** Waits for the placement of a member's key that is under way here, if there is one. */
  ended(member: string, key: string): Promise<unknown>
}

/** Places bets in groups. Two requests with one key at once become one: they must not race each other. */
export function createPlaceBet({ database, now, log, placeReserved = notReserved }: PlaceDeps): PlaceBet {
  const { pool } = database
  const run = async (orders: readonly BetOrder[]): Promise<Placement[]> => {
    const placements = new Map<number, Placement>()
    const open = orders
      .map((order, n) => ({ ...order, n }))
      .filter((order) => {
        // The clock moved on while the order waited for its turn.
        const late = order.closes_at !== null && order.closes_at <= now()
        if (late) placements.set(order.n, { outcome: 'late' })
        return !late
      })
    if (open.length > 0) {
      const { rows } = await pool.query<PlacementRow>({
        name: 'place-bets',
        text: 'SELECT * FROM place_bets($1)',
        values: [ordersLiteral(open)],
      })
      for (const row of rows) placements.set(row.n, placementOf(row))
    }
    return orders.map((_, n) => placements.get(n) ?? NO_ACCOUNT)
  }
  const place = groupCommit({
    run,
    itemsMax: BETS_A_TRANSACTION,
    weightOf: ticketsOf,
    weightMax: TICKETS_A_TRANSACTION,
    heavyFrom: TICKETS_OF_A_LARGE_BET,
    lightMax: SMALL_TICKETS_A_TRANSACTION,
    ownerOf: ({ member_id }) => member_id,
    lanes: LANES,
    onFailure: (err, bets) => log.error({ err, bets }, 'bets not placed'),
  })
  const underWay = new Map<string, { hash: string; placement: Promise<Placement> }>()

  const placeOnce = async (order: BetOrder, money: 'own' | 'reserved' = 'own'): Promise<Placement> => {
    const placeBy = money === 'reserved' ? placeReserved : place
    const key = `${order.member_id} ${order.idem_key}`
    const other = underWay.get(key)
    if (other?.hash === order.request_hash) return other.placement.then(repeatOf)
    if (other) {
      const earlier = await other.placement.catch(() => null)
      // A taken key is only read from now on: other requests with it may come together.
      return earlier && 'betId' in earlier ? place(order) : placeOnce(order, money)
    }
    const placement = placeBy(order).finally(() => underWay.delete(key))
    underWay.set(key, { hash: order.request_hash, placement })
    return placement
  }
  const ended = async (member: string, key: string) =>
    underWay.get(`${member} ${key}`)?.placement.catch(() => undefined)
  return Object.assign(placeOnce, { ended })
}

const ticketsOf = ({ units }: BetOrder): number => units?.reduce((sum, { tickets }) => sum + tickets, 0) ?? 1

/** The second of two equal requests sees a bet just placed as an existing one. */
const repeatOf = (placement: Placement): Placement =>
  placement.outcome === 'placed' ? { outcome: 'repeated', betId: placement.betId } : placement

const notReserved = async (): Promise<Placement> => ({
  outcome: 'refused',
  code: 'connectionFailed',
  bound: null,
  legs: null,
})

const NO_ACCOUNT: Refused = { outcome: 'refused', code: 'account_not_exists', bound: null, legs: null }

export function placementOf({ code, bet_id, bound, over_legs, cash, frozen }: PlacementRow): Placement {
  if (code === 'placed' && bet_id !== null)
    return { outcome: 'placed', betId: bet_id, cash: cash ?? 0, frozen: frozen ?? 0 }
  if (code === 'repeated' && bet_id !== null) return { outcome: 'repeated', betId: bet_id }
  const legs = code === 'betOverMaxPerMatch' ? over_legs : null
  return { outcome: 'refused', code: code as ErrorCode, bound, legs }
}

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
    order.max_payout,
    order.deduction,
    order.units && JSON.stringify(order.units),
    order.commission_rate,
    order.terms_id,
    order.channel,
    order.ip,
    order.placed_at,
    order.decide_at,
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
    leg.part_at_bet && numbersLiteral(leg.part_at_bet),
    leg.chance_at_bet,
    leg.myanmar && JSON.stringify(leg.myanmar),
    leg.match_cap,
    leg.parent_id,
  ])
