import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { PoolClient } from 'pg'
import type { TransferOrder, TransferOutcome } from './transfer-order'

/** What other modules may do with money. */
export interface Wallet {
  /** Posts an order, inside the caller's transaction when one is given. A refusal leaves that transaction usable. */
  post(order: TransferOrder, tx?: PoolClient): Promise<TransferOutcome>
  /** Makes the accounts of a new member. */
  open(account: string, currency: Currency, tx?: PoolClient): Promise<void>
  /** Current balances in the member's currency. */
  balanceOf(account: string): Promise<PlayerWallet>
  /** Tells members their balance over the live socket; called after a commit. */
  announce(accounts: readonly string[]): Promise<void>
}
