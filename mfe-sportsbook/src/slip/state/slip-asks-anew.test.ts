import { burmesePicks, burmeseSlip } from '../../testing/myanmar-bench'
import { readySlip } from '../../testing/slip-bench'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a price that became worse while nothing could be pressed', () => {
  test.each([
    { it: 'the feed was late', freshness: 'stale' },
    { it: 'there was no connection', freshness: 'lost' },
  ] as const)('because $it asks anew, and is read before a press counts', async ({ freshness }) => {
    const { fake, context, show, wait, press, requests, selection, wager } = await readySlip()
    context.choosePolicy('none')
    await wait(500)
    fake.freshness.next({ freshness, ageMs: 9000 })
    show({ prices: [-97, 90], ball: 11 })
    await wait(5000)
    expect(selection().gate).toMatchObject({ gate: 'locked' })
    fake.freshness.next({ freshness: 'fresh', ageMs: 0 })
    expect(selection().gate).toMatchObject({ gate: 'accept_price', terms: { odds: -97 } })
    await press()
    expect(requests('betSingle')).toEqual([])
    expect(wager().draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
    await wait(500)
    await press()
    expect(requests('betSingle')).toMatchObject([{ odds: -97, accept: 'better' }])
  })

  test('does so at Burmese odds', async () => {
    const { fake, burmese, context, showPrice, wait, press, requests } = await burmeseSlip(burmesePicks(1))
    context.choosePolicy('none')
    burmese().wager.type('1000')
    await wait(500)
    fake.freshness.next({ freshness: 'stale', ageMs: 9000 })
    showPrice(0, { percent: -60, ball: 6 })
    await wait(5000)
    fake.freshness.next({ freshness: 'fresh', ageMs: 0 })
    expect(burmese().legs.readiness).toBe('asks')
    await press()
    expect(requests('betSingleMmo')).toEqual([])
    await wait(500)
    await press()
    expect(requests('betSingleMmo')).toMatchObject([{ percent: -60 }])
  })
})
