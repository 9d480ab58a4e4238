import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { type BalanceRow, balancesOf, openAccounts, postTransfer } from './repository'
import type { TransferOrder, TransferOutcome } from './rules'

/** What other modules may do with money. */
export interface Wallet {
  /** Posts an order, inside the caller's transaction when one is given. A refusal leaves that transaction usable. */
  post(order: TransferOrder, tx?: PoolClient): Promise<TransferOutcome>
  /** Makes the accounts of a new member. */
  open(account: string, currency: Currency, tx?: PoolClient): Promise<void>
  /** Current balances in the member's currency; what they owe is taken off what is available. */
  balanceOf(account: string): Promise<PlayerWallet>
  /** What a member owes after a corrected result, minor units. */
  owedBy(account: string): Promise<number>
  /** Tells members their balance over the live socket; called after a commit. */
  announce(accounts: readonly string[]): Promise<void>
}

/** The wallet over the ledger's functions. */
export function createWallet({
  database,
  notifications,
}: Pick<Platform, 'database' | 'notifications'>): Wallet {
  return {
    post: (order, tx) => postTransfer(tx ?? database.pool, order),
    open: (account, currency, tx) => openAccounts(tx ?? database.pool, account, currency),
    balanceOf: async (account) => {
      const [row] = await balancesOf(database.pool, [account])
      if (!row) throw new Error(`No member ${account}`)
      return walletOf(row)
    },
    owedBy: async (account) => (await balancesOf(database.pool, [account]))[0]?.owed ?? 0,
    announce: async (accounts) => {
      if (accounts.length === 0) return
      for (const row of await balancesOf(database.pool, accounts))
        notifications.send(row.owner, {
          t: 'balance',
          available: row.cash,
          cash: row.cash + row.frozen,
          frozen: row.frozen,
        })
    },
  }
}

/** Terms of the specification: cash is everything the member owns less what they owe, available what can be bet. */
const walletOf = ({ currency, cash, frozen }: BalanceRow): PlayerWallet => ({
  available_balance: cash,
  cash_balance: cash + frozen,
  frozen_balance: frozen,
  currency_code: currency,
})
