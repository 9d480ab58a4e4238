import { betCheck, betSingle } from '@touchline/contracts/calls'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { combinedSlip } from '../../testing/combination-bench'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL, arsenalBet, arsenalQuote, WINNER } from '../../testing/slip-fixtures'
import { rowEntry } from './row-entry'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The page of a member whose money is of a currency. */
function hostOf(currency_code: string, available: number) {
  const fake = createFakeHost()
  const account = fakeAccount()
  const wallet = { ...account.wallet, currency_code, available_balance: available, cash_balance: available }
  fake.session.next({ stage: 'in', account: { ...account, wallet } } as never)
  fake.balance.next(wallet as never)
  return fake
}

/** A home win at a decimal price, under a payout limit that divides into no whole stake. */
async function winnerSlip(currency: string, available: number) {
  const slip = openSlip({ fake: hostOf(currency, available) })
  const price = 333
  const quote = arsenalQuote({
    line_id: WINNER,
    selection: '1',
    odds: price,
    odds_type: 4,
    ball: 4,
    line: 0,
    min_bet: 100_050,
    max_bet: 100_000_000,
    max_payout: 200_000_000,
  })
  slip.fake.answer(betCheck, { quotes: [quote] })
  slip.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const pick = { match_id: ARSENAL, line_id: WINNER, selection: '1' }
  await slip.pick(pick, { lines: [[WINNER, 3, 0, 0, 4, 0, 2, price, 546, 1033]] } as never)
  return slip
}

describe('where a currency is shown whole', () => {
  test.each([
    ['MMK', '600,600', 60_060_000],
    ['IDR', '600,600', 60_060_000],
    ['MYR', '600,600.60', 60_060_060],
  ])(
    'a stake of %s lowered to %s by the payout limit is bet by the next press',
    async (currency, text, stake) => {
      const { wager, press, requests, wait } = await winnerSlip(currency, 1e12)
      wager().type('1000000')
      await press()
      expect(wager().draft).toMatchObject({ stakeText: text, adjustment: { limit: 'payout', to: stake } })
      await wait(1000)
      await press()
      expect(requests('betSingle')).toMatchObject([{ stake }])
    },
  )

  test('the least is the next that can be typed, and the most leaves the parts of the balance', async () => {
    const { wager } = await winnerSlip('MMK', 12_345_670)
    wager().setMin()
    expect(wager()).toMatchObject({
      draft: { stakeText: '1,001', adjustment: null },
      money: { verdict: { ok: true } },
    })
    wager().setMax()
    expect(wager()).toMatchObject({ draft: { stakeText: '123,456' }, money: { verdict: { ok: true } } })
  })

  test('a row of a system lowered by the payout limit is bet by the press after it was read', async () => {
    const { fake, combination, press, requests, wait, ask } = await combinedSlip('system', {
      fake: hostOf('MMK', 1e12),
    })
    const limit = { min_bet: 100_000, max_bet: 1_000_000_000, max_payout: 200_000_000, limit: 'system:1' }
    fake.answer(betCheck, ({ picks }) => ({
      kind: 'ok',
      data: {
        quotes: picks.map((pick) => ({
          ...arsenalQuote({ ...pick, ball: 0 }),
          odds: 204,
          odds_type: 4 as const,
          combo_min: 2,
        })),
        combination: limit,
      },
    }))
    await ask('system')
    rowEntry(combination(), 3).type('1000000')
    await press()
    await wait(1100)
    await press()
    const [unit] = (requests('betSysParlay')[0] as { units: { stake: number }[] }).units
    expect(unit?.stake).toBe(23_558_000)
  })
})

test.each(['system', 'parlay'] as const)('twelve digits are no fault in a %s', async (mode) => {
  const { combination } = await combinedSlip(mode)
  if (mode === 'system') rowEntry(combination(), 2).type('999999999999')
  else combination().wager.type('999999999999')
  expect(combination().wager.money?.verdict.ok).toBe(false)
})
