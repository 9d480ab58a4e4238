import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { armedSlip } from '../../testing/quick-bench'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the stake of quick bets', () => {
  test.each([
    ['', false],
    ['0', false],
    ['1', false],
    ['99999999', false],
    ['100', true],
  ])('is armed with a stake of "%s": %s', async (stake, isArmed) => {
    const { quick } = await armedSlip(stake)
    expect(quick.isArmed).toBe(isArmed)
  })

  test.each([
    ['3000', true],
    ['5000.01', false],
    ['4', false],
  ])('may be what a single of one sport allows, and no more than any: %s', async (stake, isArmed) => {
    const account = fakeAccount()
    const limit = (key: string, min_bet: number, max_bet: number) => ({
      key,
      min_bet,
      max_bet,
      max_payout: 5_000_000,
    })
    const limits = [limit('*', 500, 200_000), limit('1', 1000, 500_000), limit('parlay', 100, 900_000)]
    const fake = createFakeHost()
    fake.session.next({
      stage: 'in',
      account: { ...account, limits: new Map(limits.map((one) => [one.key, one])) },
    })
    const { quick } = await armedSlip(stake, { fake })
    expect(quick.isArmed).toBe(isArmed)
  })

  test('stays armed while another stake is typed, and bets that', async () => {
    const { quick, tap, sent, fake } = await armedSlip()
    quick.clear()
    for (const text of ['2', '25', '250']) {
      quick.type(text)
      expect([quick.isArmed, quick.asked]).toEqual([true, false])
    }
    quick.leave()
    expect(fake.preferences.value.betting.quickBetAmount).toBe(25_000)
    await tap()
    expect(sent()).toMatchObject([{ stake: 25_000 }])
  })

  test.each([
    { text: '', code: 'betAmountRequired' },
    { text: '1', code: 'betLowerMin' },
    { text: '99999999', code: 'betOverMax' },
  ])('with a stake of "$text" bets nothing and says the limit: $code', async ({ text, code }) => {
    const { quick, tap, sent, slip, opened, wait } = await armedSlip()
    await tap()
    quick.type(text)
    await wait(1000)
    await tap()
    expect([sent().length, slip.all, quick.bets.length]).toEqual([1, [], 1])
    expect([quick.isArmed, quick.asked, opened()]).toEqual([true, true, true])
    expect(quick.verdict).toMatchObject({ ok: false, code })
  })
})
