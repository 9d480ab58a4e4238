import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { walletOf } from './balance'
import { createLedgerTransfers } from './ledger-transfers'
import { balancesOf, openAccounts } from './repository'
import type { TransferPort } from './transfer-port'

/** Money for other modules. */
export interface Wallet {
  /** Moves money of members and products. */
  readonly transfers: TransferPort
  /** Makes the accounts of a new member. */
  open(account: string, currency: Currency, tx?: PoolClient): Promise<void>
  /** Current balances in the member's currency; their debt is taken off the available money. */
  balanceOf(account: string): Promise<PlayerWallet>
  /** A member's debt after a corrected result, minor units. */
  owedBy(account: string): Promise<number>
  /** Sends members their balance over the live socket; called after a commit. */
  announce(accounts: readonly string[]): Promise<void>
}

/** The wallet over the ledger's functions. */
export function createWallet({
  database,
  now,
  notifications,
}: Pick<Platform, 'database' | 'now' | 'notifications'>): Wallet {
  const announceOne = (account: string, balance: PlayerWallet): void =>
    notifications.send(account, {
      t: 'balance',
      available: balance.available_balance,
      cash: balance.cash_balance,
      frozen: balance.frozen_balance,
    })
  const transfers = createLedgerTransfers({ database, now, announce: announceOne })
  return {
    transfers,
    open: (account, currency, tx) => openAccounts(tx ?? database.pool, account, currency),
    balanceOf: transfers.balance,
    owedBy: async (account) => (await balancesOf(database.pool, [account]))[0]?.owed ?? 0,
    announce: async (accounts) => {
      if (accounts.length === 0) return
      for (const row of await balancesOf(database.pool, accounts)) announceOne(row.owner, walletOf(row))
    },
  }
}
