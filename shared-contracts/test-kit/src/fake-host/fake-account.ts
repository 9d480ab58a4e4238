import type { Account } from '@touchline/contracts/session'

/** The member `demo`: 10,000.00 MYR, everything allowed; amounts in minor units. */
export const fakeAccount = (info: Partial<Account['info']> = {}): Account => ({
  info: {
    account_id: 'demo',
    session_token: 'handle-demo',
    operator_type: 1,
    parent_id: 'agent1',
    comm_type: 'A',
    nickname: '',
    has_secondary_account: false,
    view_only: false,
    disabled_products: [],
    ...info,
  },
  wallet: {
    available_balance: 1_000_000,
    cash_balance: 1_000_000,
    frozen_balance: 0,
    currency_code: 'MYR',
  },
  limits: new Map([['*', { key: '*', min_bet: 1000, max_bet: 500_000, max_payout: 5_000_000 }]]),
})
