import { betParlay, betSingle, betSysParlay } from '@touchline/contracts/calls'
import { combinedSlip, PICKS } from '../testing/combination-bench'
import { readySlip } from '../testing/slip-bench'
import { arsenalBet } from '../testing/slip-fixtures'
import { rowEntry } from './system-kind'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** So much may still be risked on the match. */
const refusal = (bound: number) => ({
  kind: 'refused' as const,
  code: 'betOverMaxPerMatch' as const,
  text: '',
  details: { bound },
})

describe('a bet that the limit of its match refuses', () => {
  test('as a single, is lowered by the next press to what is left, by the risk, and bet by the one after', async () => {
    const { fake, press, wait, wager, requests } = await readySlip()
    fake.answer(betSingle, () => refusal(4800))
    await press()
    expect(wager().draft).toMatchObject({ stakeText: '100', refusal: { bound: 4800 } })
    await wait(3000)
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    await press()
    // At −0.96 a stake of 50 risks 48.
    expect(wager().draft).toMatchObject({
      stakeText: '50',
      refusal: null,
      adjustment: { limit: 'match', from: 10_000, to: 5000 },
    })
    expect(requests('betSingle')).toHaveLength(1)
    await wait(3000)
    await press()
    expect(requests('betSingle').at(-1)).toMatchObject({ stake: 5000 })
  })

  test('as a parlay, is lowered in the same way', async () => {
    const { fake, combination, press, wait, requests } = await combinedSlip('parlay')
    fake.answer(betParlay, () => refusal(2000))
    await press()
    await wait(3000)
    await press()
    const { wager } = combination()
    expect(wager.draft).toMatchObject({ stakeText: '20', adjustment: { limit: 'match' } })
    await wait(3000)
    await press()
    expect(requests('betParlay').at(-1)).toMatchObject({ stake: 2000 })
  })

  test('as a system, has its rows lowered in the same way', async () => {
    const { fake, combination, context, press, wait, requests } = await combinedSlip('system', {}, PICKS, 2)
    const held = combination()
    if (held.mode !== 'system') throw new Error('no system')
    rowEntry(held, context, 2).type('100')
    rowEntry(held, context, 3).type('100')
    fake.answer(betSysParlay, () => refusal(20_000))
    await press()
    expect(held.wager.draft).toMatchObject({ rows: { 2: '100', 3: '100' }, refusal: { bound: 20_000 } })
    await wait(3000)
    await press()
    expect(held.wager.draft).toMatchObject({
      ...{ rows: { 2: '50', 3: '50' }, refusal: null },
      notes: { 2: { limit: 'match', from: 10_000, to: 5000 }, 3: { limit: 'match' } },
    })
    expect(requests('betSysParlay')).toHaveLength(1)
    await wait(3000)
    await press()
    expect(requests('betSysParlay').at(-1)).toMatchObject({ units: [{ stake: 5000 }, { stake: 5000 }] })
  })

  test.each([0, 200])('keeps its stake where no bet fits into %s', async (bound) => {
    const { fake, press, wait, wager } = await readySlip()
    fake.answer(betSingle, () => refusal(bound))
    await press()
    await wait(3000)
    wager().leave()
    expect(wager().draft).toMatchObject({ stakeText: '100', adjustment: null, refusal: { bound } })
  })
})
