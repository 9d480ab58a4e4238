import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  betAcceptList,
  type CashOutOffer,
  type CashOutReceipt,
  cashOut,
  cashOutCheck,
} from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, NOW } from '../testing/bets'
import { elementsWide } from '../testing/element-width'
import { openedArea } from '../testing/opened-area'

const offer: CashOutOffer = {
  bet_id: 'b1',
  state: 'offered',
  amount: 10_420,
  reason: null,
  suspension: 0,
  bet_status: 'running',
  cash_out_time: NOW,
  expires_at: NOW + 10_000,
  parts: [10, 90],
  automatic: null,
  legs: [],
}
const receipt: CashOutReceipt = {
  bet_id: 'b1',
  state: 'done',
  percent: 100,
  amount: 10_420,
  automatic: false,
  at: NOW,
  decide_at: null,
  ended_at: NOW,
  reason: null,
  new_amount: null,
  closed_bet_id: 'b1',
}

const beWide = elementsWide(0)
const script = (fake: FakeHost) => {
  fake.answer(betAcceptList, { bets: [betOf()], total: 1 })
  fake.answer(cashOutCheck, { offers: [offer] })
}

test.each([
  { list: 'table', width: 1200, around: 'table' },
  { list: 'cards', width: 360, around: 'article' },
] as const)('a running bet is cashed out from the $list in two presses', async ({ width, around }) => {
  beWide(width)
  const user = userEvent.setup()
  await openedArea('/info/betlist', (fake) => {
    script(fake)
    fake.answer(cashOut, ({ amount, percent, bet_status }) => {
      expect({ amount, percent, bet_status }).toEqual({ amount: 10_420, percent: 100, bet_status: 'running' })
      fake.answer(betAcceptList, { bets: [], total: 0 })
      const bet = betOf({ status: 'cashout', returned: 10_420, net: 820, settled_at: NOW })
      return { kind: 'ok', data: { receipt, bet } }
    })
  })
  await user.click(await screen.findByRole('button', { name: 'Cash out 104.20' }))
  expect(within(screen.getByRole(around)).getByText('Take 104.20 now?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Cashed out 104.20')
  expect(screen.queryByText('Take 104.20 now?')).toBeNull()
})

test('a bet that is not offered has no row of its own in the table', async () => {
  beWide(1200)
  await openedArea('/info/betlist', (fake) => fake.answer(betAcceptList, { bets: [betOf()], total: 1 }))
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(2)
})
