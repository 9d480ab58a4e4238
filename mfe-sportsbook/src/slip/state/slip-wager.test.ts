import { betCheck } from '@touchline/contracts/calls'
import { openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL, arsenalQuote, TOTAL } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the stake', () => {
  test.each([
    { defaultStake: 'none', text: '' },
    { defaultStake: 'fixed', text: '50' },
    { defaultStake: 'last', text: '100' },
  ] as const)('starts as the preferences say: $defaultStake', async ({ defaultStake, text }) => {
    const { fake, press, wait, pick, wager } = await readySlip()
    await press()
    await wait(1000)
    const { value } = fake.preferences
    fake.preferences.next({ ...value, betting: { ...value.betting, defaultStake, defaultStakeAmount: 5000 } })
    await pick()
    expect(wager().draft?.stakeText).toBe(text)
  })

  test('above the limit becomes the limit with the first press, and is bet by the second', async () => {
    const { press, requests, wait, wager } = await readySlip()
    wager().type('80000')
    expect(wager().draft).toMatchObject({ stakeText: '80000', adjustment: null })
    await press()
    expect(wager().draft).toMatchObject({
      stakeText: '5,000',
      adjustment: { limit: 'max', from: 8_000_000, to: 500_000 },
    })
    expect(requests('betSingle')).toHaveLength(0)
    await wait(1000)
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ stake: 500_000 })])
  })

  test('that is missing leaves a moved line unread: no press agrees to it before it bets', async () => {
    const { press, show, requests, selection, wait, wager } = await readySlip()
    wager().type('')
    show({ line: -3, lineId: 9100, ball: 20 })
    await wait(1000)
    expect(selection().gate.gate).toBe('accept_line')
    await press()
    expect(requests('betSingle')).toHaveLength(0)
    expect(selection().gate.gate).toBe('accept_line')
  })

  test.each([
    { typed: '5', text: '10', adjustment: { limit: 'min', from: 500, to: 1000 } },
    { typed: '8000', text: '5,000', adjustment: { limit: 'max', from: 800_000, to: 500_000 } },
    { typed: '1234', text: '1,234', adjustment: null },
    { typed: '12.', text: '12', adjustment: null },
    { typed: '', text: '', adjustment: null },
  ])('"$typed" is "$text" once the field loses the focus', async ({ typed, text, adjustment }) => {
    const { wager } = await readySlip()
    wager().type(typed)
    expect(wager().draft).toMatchObject({ stakeText: typed, adjustment: null })
    wager().leave()
    expect(wager().draft?.stakeText).toBe(text)
    expect(wager().draft?.adjustment ?? null).toEqual(adjustment && expect.objectContaining(adjustment))
  })

  test('is not sent by the press that raised it', async () => {
    const { press, requests, wait, wager } = await readySlip()
    await wait(1000)
    wager().type('5')
    wager().leave()
    await press()
    expect(requests('betSingle')).toHaveLength(0)
    expect(wager().draft?.stakeText).toBe('10')
    await wait(1000)
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ stake: 1000 })])
  })

  test('is not sent while it is missing or above the balance', async () => {
    const { fake, press, requests, wait, wager } = await readySlip()
    wager().clear()
    await press()
    expect(wager().draft?.asked).toBe(true)
    wager().type('100')
    const { value } = fake.balance
    if (value) fake.balance.next({ ...value, available_balance: 5000 })
    await wait(1000)
    await press()
    expect(wager().money?.verdict).toMatchObject({ code: 'insufficient_balance', bound: 5000 })
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('Max is what limits and balance allow', async () => {
    const { fake, wager } = await readySlip()
    const { value } = fake.balance
    if (value) fake.balance.next({ ...value, available_balance: 9600 })
    wager().setMax()
    expect(wager().draft?.stakeText).toBe('100')
    wager().setMin()
    expect(wager().draft?.stakeText).toBe('10')
  })

  test.each([
    { policy: 'none', acceptBetterOdds: false, acceptAnyOdds: false },
    { policy: 'better', acceptBetterOdds: true, acceptAnyOdds: false },
    { policy: 'any', acceptBetterOdds: true, acceptAnyOdds: true },
  ] as const)('odds policy $policy is kept in the preferences', async ({ policy, ...betting }) => {
    const { fake, pick, context } = openSlip()
    await pick()
    context.choosePolicy(policy)
    await jest.advanceTimersByTimeAsync(0)
    expect(fake.preferences.value.betting).toMatchObject(betting)
    expect(context.policy).toBe(policy)
  })
})

test('a goal that leaves the price of a total alone is the score that the bet is sent with', async () => {
  const { fake, pick, press, requests, show, wait, wager } = openSlip()
  fake.answer(betCheck, {
    quotes: [arsenalQuote({ line_id: TOTAL, selection: 'over', line: 10, odds: 85, ball: 4 })],
  })
  await pick({ match_id: ARSENAL, line_id: TOTAL, selection: 'over' })
  wager().type('100')
  show({ score: [2, 0] })
  await wait(1000)
  await press()
  expect(requests('betSingle')).toEqual([expect.objectContaining({ ball: 4, score: [2, 0] })])
})
