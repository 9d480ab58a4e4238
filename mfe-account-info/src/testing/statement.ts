import { movementHistory } from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { betOf } from './bets'
import { openedArea } from './opened-area'

export const SUMS = {
  debit: 0,
  credit: 0,
  turnover: 0,
  valid_turnover: 0,
  commission: 0,
  settled: 0,
  bets: 0,
}
export const DAYS = [
  { ...SUMS, working_date: '2026-11-20', opening: 100_000, debit: 9_600, turnover: 9_600, closing: 90_400 },
  {
    ...SUMS,
    working_date: '2026-11-21',
    opening: 90_400,
    credit: 4_800,
    closing: 95_200,
    valid_turnover: 4_800,
    settled: -4_800,
    bets: 1,
  },
]
export const GRAND = {
  ...SUMS,
  opening: 100_000,
  debit: 9_600,
  credit: 4_800,
  closing: 95_200,
  turnover: 9_600,
  valid_turnover: 4_800,
  settled: -4_800,
  bets: 1,
}
export const STATEMENT = { currency: 'MYR' as const, days: DAYS, total: 2, grand: GRAND, running: 9_600 }
export const settlementOf = (n: number) => ({
  revision: 1,
  at: 0,
  net: -4_800,
  returned: 4_800,
  valid_turnover: 4_800,
  commission: 0,
  status: 'settled' as const,
  result: 'half_lose' as const,
  bet: betOf({
    bet_id: `b${n}`,
    ref_no: `TL00000000${n}`,
    status: 'settled',
    result: 'half_lose',
    net: -4_800,
  }),
})

/** The statement at an address; by default without movements of money. */
export const openedStatement = (script: (fake: FakeHost) => void, at = '/info/statement') =>
  openedArea(at, (fake) => {
    fake.answer(movementHistory, { movements: [], total: 0 })
    script(fake)
  })
