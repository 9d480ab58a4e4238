import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { Pool, PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { postTransfer } from './post-transfer'
import type { Wallet } from './wallet'

interface BalanceRow {
  owner: string
  currency: Currency
  cash: number
  frozen: number
}

const BALANCES = `
  SELECT m.id AS owner, m.currency, coalesce(c.balance, 0) AS cash, coalesce(f.balance, 0) AS frozen
  FROM member m
  LEFT JOIN account c ON c.owner = m.id AND c.kind = 'cash' AND c.currency = m.currency
  LEFT JOIN account f ON f.owner = m.id AND f.kind = 'frozen' AND f.currency = m.currency
  WHERE m.id = ANY ($1)`

/** The wallet over the ledger's functions. */
export function createWallet({
  database,
  notifications,
}: Pick<Platform, 'database' | 'notifications'>): Wallet {
  const balances = async (accounts: readonly string[]): Promise<BalanceRow[]> =>
    (await database.pool.query<BalanceRow>(BALANCES, [accounts])).rows
  return {
    post: (order, tx) => postTransfer(tx ?? database.pool, order),
    open: (account, currency, tx) => openAccounts(tx ?? database.pool, account, currency),
    balanceOf: async (account) => {
      const [row] = await balances([account])
      if (!row) throw new Error(`No member ${account}`)
      return walletOf(row)
    },
    announce: async (accounts) => {
      if (accounts.length === 0) return
      for (const row of await balances(accounts))
        notifications.send(row.owner, {
          t: 'balance',
          available: row.cash,
          cash: row.cash + row.frozen,
          frozen: row.frozen,
        })
    },
  }
}

/** Terms of the specification: cash is everything the member owns, available what can be bet. */
const walletOf = ({ currency, cash, frozen }: BalanceRow): PlayerWallet => ({
  available_balance: cash,
  cash_balance: cash + frozen,
  frozen_balance: frozen,
  currency_code: currency,
})

async function openAccounts(client: Pool | PoolClient, account: string, currency: Currency): Promise<void> {
  await client.query('SELECT open_wallet($1, $2)', [account, currency])
}
