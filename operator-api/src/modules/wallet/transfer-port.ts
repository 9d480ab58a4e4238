import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { PoolClient } from 'pg'
import type { WalletAccount } from './accounts'

/** The key of every order. `scope` and `key` together are unique: an order that comes twice moves money once. */
interface OrderKey {
  /** Namespace of the key, say `room:17`; its first part is the product of the statement. */
  readonly scope: string
  readonly key: string
  /** Member, operator or job that gives the order. */
  readonly actor: string
}

interface MoneyOrder extends OrderKey {
  /** Name in the statement, say `room_fee`; `bet` raises the turnover. */
  readonly kind: string
  readonly currency: Currency
  /** Minor units, 0 or more. An order of 0 is kept under its key too. */
  readonly amount: number
}

/** An immediate transfer. */
export interface PostOrder extends MoneyOrder {
  readonly from: WalletAccount
  readonly to: WalletAccount
}

/** A stake that is not lost yet. It is released or settled by its key, once. */
export interface HoldOrder extends MoneyOrder {
  readonly member: string
  /** A product's account; the member's frozen balance unless given. */
  readonly into?: WalletAccount
}

/** Gives the money of a hold back; `key` is the key of the hold. */
export type ReleaseOrder = OrderKey

export interface SettleOrder extends OrderKey {
  /** Key of the hold; `key` is the settlement's own. */
  readonly hold: string
  readonly kind: string
  /** The member's return, stake included, minor units. */
  readonly returned: number
  /** Takes the stake from the frozen balance and pays the return. A hold in a product's account is paid from there. */
  readonly against?: WalletAccount
}

/** Moves the money of the post, hold or settlement under `key` back. A reversed settlement leaves its hold open. */
export interface ReverseOrder extends OrderKey {
  /** The owner of the order; their balance is in the answer though the key is unknown. */
  readonly member?: string
  /** Cash that the member no longer has becomes a debt; otherwise the reversal is refused. */
  readonly mayOwe?: boolean
}

interface InAList {
  /** Place of an earlier command, from 0 on: when that is refused, this one is refused as it was. */
  readonly needs?: number
}

export type TransferCommand = InAList & TransferOrder

type TransferOrder =
  | ({ readonly type: 'post' } & PostOrder)
  | ({ readonly type: 'hold' } & HoldOrder)
  | ({ readonly type: 'release' } & ReleaseOrder)
  | ({ readonly type: 'settle' } & SettleOrder)
  | ({ readonly type: 'reverse' } & ReverseOrder)

/**
 * Why no money moved:
 * - `duplicate_debit_record`: the key belongs to another order.
 * - `insufficient_balance`: the member's cash less debt, or a pool, would go below zero.
 * - `rolledBack`: the order was reversed or released, perhaps before it came.
 * - `holdEnded`: the hold has been settled. `holdNotFound`: no hold has this key.
 */
export type TransferRefusal =
  | 'duplicate_debit_record'
  | 'insufficient_balance'
  | 'rolledBack'
  | 'holdEnded'
  | 'holdNotFound'
  | 'accountNotFound'
  | 'invalidCurrency'

/** States that forbid a member to spend. */
export type InactiveState = 'suspend' | 'freeze' | 'block' | 'close' | 'inactive'

/**
 * `repeated`: the same order was carried out before, no money moved now. `transfer` is our reference, that of the first time.
 * The balance is that after the order; null where no member is concerned.
 */
export type TransferAnswer = { readonly balance: PlayerWallet | null } & (
  | { readonly outcome: 'ok' | 'repeated'; readonly transfer: number }
  | { readonly outcome: 'accountInactive'; readonly state: InactiveState }
  | { readonly outcome: TransferRefusal }
)

/**
 * The one way in which products move money. With `tx` an order is part of the caller's transaction: a refusal leaves that usable,
 * and the caller announces balances after its commit. Lock rows of the product before, never after: accounts are locked last.
 */
export interface TransferPort {
  post(order: PostOrder, tx?: PoolClient): Promise<TransferAnswer>
  hold(order: HoldOrder, tx?: PoolClient): Promise<TransferAnswer>
  release(order: ReleaseOrder, tx?: PoolClient): Promise<TransferAnswer>
  settle(order: SettleOrder, tx?: PoolClient): Promise<TransferAnswer>
  /** Under a key that was never seen it leaves a tombstone: the order that comes later is `rolledBack`. */
  reverse(order: ReverseOrder, tx?: PoolClient): Promise<TransferAnswer>
  /** In their order and one commit, but each by itself: a refused command leaves those alone that do not need it. */
  all(commands: readonly TransferCommand[], tx?: PoolClient): Promise<TransferAnswer[]>
  balance(member: string): Promise<PlayerWallet>
}
