import { openSlip, readySlip } from '../testing/slip-bench'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the stake', () => {
  test.each([
    { defaultStake: 'none', text: '' },
    { defaultStake: 'fixed', text: '50' },
    { defaultStake: 'last', text: '100' },
  ] as const)('starts as the preferences say: $defaultStake', async ({ defaultStake, text }) => {
    const { fake, press, wait, pick, slip } = await readySlip()
    await press()
    await wait(1000)
    slip().finish()
    const { value } = fake.preferences
    fake.preferences.next({ ...value, betting: { ...value.betting, defaultStake, defaultStakeAmount: 5000 } })
    await pick()
    expect(slip().draft?.stakeText).toBe(text)
  })

  test('above the limit becomes the limit while it is typed; below the minimum only when it is confirmed', async () => {
    const { press, requests, wait, slip, stake } = await readySlip()
    stake().type('8000')
    expect(slip().draft).toMatchObject({ stakeText: '5,000', adjustment: { limit: 'max', from: 800_000 } })
    stake().type('5')
    expect(slip().draft).toMatchObject({ stakeText: '5', adjustment: null })
    await press()
    expect(slip().draft).toMatchObject({ stakeText: '10', adjustment: { limit: 'min' } })
    expect(requests('betSingle')).toHaveLength(0)
    await wait(1000)
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ stake: 1000 })])
  })

  test.each([
    { typed: '5', text: '10', adjustment: { limit: 'min', from: 500, to: 1000 } },
    { typed: '10', text: '10', adjustment: null },
    { typed: '', text: '', adjustment: null },
    { typed: 'ten', text: 'ten', adjustment: null },
  ])('"$typed" is "$text" once the field is left', async ({ typed, text, adjustment }) => {
    const { slip, stake } = await readySlip()
    stake().type(typed)
    expect(slip().draft).toMatchObject({ stakeText: typed, adjustment: null })
    stake().leave(typed)
    expect(slip().draft?.stakeText).toBe(text)
    expect(slip().draft?.adjustment ?? null).toEqual(adjustment && expect.objectContaining(adjustment))
  })

  test('is not sent by the press that left the field and raised it', async () => {
    const { press, requests, wait, slip, stake } = await readySlip()
    await wait(1000)
    stake().type('5')
    stake().leave('5')
    await press()
    expect(requests('betSingle')).toHaveLength(0)
    expect(slip().draft?.stakeText).toBe('10')
    await wait(1000)
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ stake: 1000 })])
  })

  test('is not sent while it is missing or above the balance', async () => {
    const { fake, press, requests, wait, slip, stake } = await readySlip()
    stake().clear()
    await press()
    expect(slip().draft?.asked).toBe(true)
    stake().type('100')
    const { value } = fake.balance
    if (value) fake.balance.next({ ...value, available_balance: 5000 })
    await wait(1000)
    await press()
    expect(slip().money?.verdict).toMatchObject({ code: 'insufficient_balance', bound: 5000 })
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('Max is what limits and balance allow', async () => {
    const { fake, slip, stake } = await readySlip()
    const { value } = fake.balance
    if (value) fake.balance.next({ ...value, available_balance: 9600 })
    stake().setMax()
    expect(slip().draft?.stakeText).toBe('100')
    stake().setMin()
    expect(slip().draft?.stakeText).toBe('10')
  })

  test.each([
    { policy: 'none', acceptBetterOdds: false, acceptAnyOdds: false },
    { policy: 'better', acceptBetterOdds: true, acceptAnyOdds: false },
    { policy: 'any', acceptBetterOdds: true, acceptAnyOdds: true },
  ] as const)('odds policy $policy is kept in the preferences', async ({ policy, ...betting }) => {
    const { fake, context, slip, pick } = openSlip()
    await pick()
    slip().choosePolicy(policy)
    await jest.advanceTimersByTimeAsync(0)
    expect(fake.preferences.value.betting).toMatchObject(betting)
    expect(context.policy).toBe(policy)
  })
})
