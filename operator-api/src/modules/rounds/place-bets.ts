import { createHash } from 'node:crypto'
import type { betSingleSpecial, PlacedRoundBet, ResponseOf } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PoolClient } from 'pg'
import type * as v from 'valibot'
import type { Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { Uplines } from '../uplines'
import type { NotReserved, OperatorWallets, ReservedMoney, TransferAnswer, Wallet } from '../wallet'
import {
  type BetLimits,
  limitsIn,
  type Player,
  refusalOfKind,
  refusalOfRound,
  refusalOfStake,
} from './check-bet'
import { type RunKind, runKind } from './kinds'
import { takeLiability } from './liability'
import { scopeOf } from './play-round'
import { type BetRow, betsOfKey, type RoundRow, refOf, roundByPublicId, roundForBet } from './repository'

export interface BettingDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'failpoint'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
  readonly operators: Pick<OperatorWallets, 'balanceOf' | 'withReservation'>
  readonly uplines: Pick<Uplines, 'betTerms'>
  readonly playerOf: (caller: Caller) => Player
}

type Order = v.InferOutput<(typeof betSingleSpecial)['request']>
type Item = Order['items'][number]
export type Placed = ResponseOf<typeof betSingleSpecial>

/** Places the bets of an order one by one; each is accepted or rejected by itself. */
export async function placeRoundBets(
  deps: BettingDeps,
  caller: Caller,
  order: Order,
): Promise<Placed | Refusal> {
  const { platform, wallet } = deps
  const known = await betsOfKey(platform.database.pool, caller.account, order.idem_key)
  const other = known.find((bet) => !bet.request_hash.equals(hashOf(order.items[bet.item])))
  if (other) return refuse('duplicate_debit_record')
  const terms = await deps.uplines.betTerms(caller.account)
  const most = terms?.limits.get('*')
  if (!most) return refuse('permission_denied')
  const items: PlacedRoundBet[] = []
  let isMoved = false
  let isUnreachable = false
  for (const [n, item] of order.items.entries()) {
    const before = known.find((bet) => bet.item === n)
    if (before) {
      items.push(acceptedItem(before))
      continue
    }
    const placed: PlacedRoundBet = isUnreachable
      ? rejectedItem(item, new Rejected('connectionFailed'))
      : await placeOne(deps, caller, { order, item, n, maxBet: most.max_bet })
    isMoved ||= placed.status === 1
    // An operator that does not answer is not asked again for each further bet.
    isUnreachable ||= placed.status === 'connectionFailed'
    items.push(placed)
  }
  if (isMoved) await wallet.announce([caller.account])
  return { items, balance: await balanceOf(deps, caller) }
}

/** The member's available money, minor units; null where the operator that keeps the wallet does not name it. */
async function balanceOf({ wallet, operators }: BettingDeps, caller: Caller): Promise<number | null> {
  if (caller.operatorType === 1) return (await wallet.transfers.balance(caller.account)).available_balance
  const held = await operators.balanceOf(caller.account)
  return 'code' in held ? null : held.available_balance
}

/** Rolls the transaction of one bet back. */
class Rejected extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly odds: number | null = null,
    readonly available: number | null = null,
  ) {
    super(code)
  }
}

interface OneBet {
  readonly order: Order
  readonly item: Item
  readonly n: number
  readonly maxBet: number
}

async function placeOne(deps: BettingDeps, caller: Caller, one: OneBet): Promise<PlacedRoundBet> {
  try {
    const bet = await withStake(deps, caller, one, (money) =>
      deps.platform.database.transaction((tx) => acceptBet(tx, deps, caller, one, money)),
    )
    await deps.platform.failpoint('round bet accepted')
    return acceptedItem(bet)
  } catch (error) {
    if (!(error instanceof Rejected)) throw error
    // The same order was placed by another request meanwhile.
    const same = error.code === 'requestProcessing' && (await sameBet(deps, caller, one))
    return same ? acceptedItem(same) : rejectedItem(one.item, error)
  }
}

/** Runs the work with the stake reserved where an operator keeps the wallet: no transaction is open while it is asked. */
async function withStake(
  deps: BettingDeps,
  caller: Caller,
  { item, maxBet }: OneBet,
  work: (money: ReservedMoney | null) => Promise<BetRow>,
): Promise<BetRow> {
  if (caller.operatorType === 1) return work(null)
  const { database, now } = deps.platform
  // A bet that is rejected anyway is not asked for.
  const round = await roundByPublicId(database.pool, item.round_id)
  const { kind, odds, limits } = checkedBet(round, caller, deps.playerOf(caller), item, now(), maxBet)
  const { stake: amount } = item
  const fault = refusalOfStake({ kind, pick: item, odds, stake: amount, currency: caller.currency, limits })
  if (fault) throw new Rejected(fault, odds)
  const stake = { member: caller.account, currency: caller.currency, amount: item.stake } as const
  const bet = await deps.operators.withReservation({ ...stake, purpose: 'game' }, work)
  if (isNotReserved(bet)) throw new Rejected(bet.code, null, bet.available)
  return bet
}

const isNotReserved = (bet: BetRow | NotReserved): bet is NotReserved => 'ok' in bet

const sameBet = async ({ platform }: BettingDeps, { account }: Caller, { order, item, n }: OneBet) =>
  (await betsOfKey(platform.database.pool, account, order.idem_key)).find(
    (bet) => bet.item === n && bet.request_hash.equals(hashOf(item)),
  )

async function acceptBet(
  tx: PoolClient,
  deps: BettingDeps,
  caller: Caller,
  { order, item, n, maxBet }: OneBet,
  money: ReservedMoney | null,
): Promise<BetRow> {
  const round = await roundForBet(tx, item.round_id)
  // The round is held: this moment is before its lock or the bet is late.
  const now = deps.platform.now()
  const { kind, odds, limits } = checkedBet(round, caller, deps.playerOf(caller), item, now, maxBet)
  if (odds !== item.odds && !order.accept_any && !(order.accept_better && odds > item.odds))
    throw new Rejected('invalidOddsBall', odds)
  const fault = refusalOfStake({
    kind,
    pick: item,
    odds,
    stake: item.stake,
    currency: caller.currency,
    limits,
  })
  if (fault) throw new Rejected(fault, odds)
  const bet = await insertBet(tx, caller, { order, item, n, round: round as RoundRow, odds, now })
  const available = await takeLiability(tx, caller.currency, { kind, roundId: bet.round_id, item, odds })
  if (available !== null) throw new Rejected('betOverLimit', odds, available)
  if (money && !(await money.fund(tx))) throw new Rejected('requestProcessing')
  const held = await deps.wallet.transfers.hold(
    {
      scope: scopeOf(bet),
      key: 'stake',
      actor: caller.account,
      kind: 'bet',
      currency: caller.currency,
      amount: bet.stake,
      member: caller.account,
    },
    tx,
  )
  if (held.outcome !== 'ok') throw new Rejected(moneyCode(held))
  await money?.spend(tx, scopeOf(bet))
  return bet
}

interface CheckedBet {
  readonly kind: RunKind
  readonly odds: number
  readonly limits: BetLimits
}

/** The price and limits of a selection now; throws the code that rejects it. */
export function checkedBet(
  round: RoundRow | undefined,
  { currency }: Pick<Caller, 'currency'>,
  player: Player,
  item: Pick<Item, 'sports_id' | 'market' | 'selection'>,
  now: number,
  maxBet: number,
): CheckedBet {
  const kind = round && runKind(round.kind)
  if (!round || !kind || (item.sports_id !== undefined && item.sports_id !== kind.sport))
    throw new Rejected('matchNotActive')
  const code = refusalOfKind(kind, player, now) ?? refusalOfRound(round, now)
  if (code) throw new Rejected(code)
  if (!kind.model.markets.includes(item.market)) throw new Rejected('invalidBetType')
  const odds = kind.model.price(round.facts, item)
  if (odds === null) throw new Rejected('invalidBetTeam')
  const own = limitsIn(kind.limits, currency)
  return {
    kind,
    odds,
    limits: { min_bet: own.minBet, max_bet: Math.min(own.maxBet, maxBet), max_payout: own.maxPayout },
  }
}

/** The code of a rejection; other failures are thrown on. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof Rejected) return error.code
  throw error
}

interface NewBet extends Omit<OneBet, 'maxBet'> {
  readonly round: RoundRow
  readonly odds: number
  readonly now: number
}

async function insertBet(
  tx: PoolClient,
  { account, currency }: Caller,
  { order, item, n, round, odds, now }: NewBet,
): Promise<BetRow> {
  const { rows } = await tx.query<BetRow>(
    `INSERT INTO round_bet (member_id, idem_key, item, request_hash, round_id, product, currency, market, selection, odds, stake,
       placed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT DO NOTHING RETURNING *`,
    [
      ...[account, order.idem_key, n, hashOf(item), round.id, round.product, currency],
      ...[item.market, item.selection, odds, item.stake, now],
    ],
  )
  const bet = rows[0]
  if (!bet) throw new Rejected('requestProcessing')
  return bet
}

function acceptedItem({ id, odds, stake, placed_at }: BetRow): PlacedRoundBet {
  const to_win = Math.floor((stake * odds) / 100)
  return { status: 1, ref_no: refOf(id), odds, stake, risk: stake, to_win, placed_at, available: null }
}

function rejectedItem({ stake }: Item, { code, odds, available }: Rejected): PlacedRoundBet {
  return { status: code, ref_no: null, odds, stake, risk: 0, to_win: 0, placed_at: null, available }
}

function moneyCode(answer: TransferAnswer): ErrorCode {
  switch (answer.outcome) {
    case 'insufficient_balance':
    case 'duplicate_debit_record':
    case 'invalidCurrency':
      return answer.outcome
    case 'accountInactive':
      return 'SUSPEND'
    default:
      return 'systemError'
  }
}

const hashOf = (item: Item | undefined): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(item ?? null))
    .digest()
