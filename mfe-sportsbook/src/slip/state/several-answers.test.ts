import { betCheck, betSingle, type Quote } from '@touchline/contracts/calls'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, HANDICAP, TOTAL } from '../../testing/slip-fixtures'
import { readyOf, stakeOfEach } from '../domain/several'
import { PressResults } from './press-results'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const UPDATING = { kind: 'refused', code: 'oddsIsUpdating', text: '', details: {} } as const

/** A handicap and a total with a stake of 100 each, of which one is refused because its price is on its way; selections are kept. */
async function twoSingles(refused = HANDICAP) {
  const bench = await readySlip()
  const { fake, slip, wait, show } = bench
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] },
  }))
  fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' } })
  show()
  await wait(2000)
  const [handicap, total] = slip.all
  if (!handicap || !total) throw new Error('two were picked')
  fake.answer(betSingle, (request) =>
    request.line_id === refused
      ? UPDATING
      : { kind: 'ok', data: { bet: arsenalBet({ bet_id: request.selection }, request) } },
  )
  slip.keepSelections(true)
  slip.drawSeveral()
  await wait(1000)
  const fates = new PressResults(slip)
  const stop = fates.follow()
  const pressAll = async () => {
    await bench.pressAll()
    await wait(10)
  }
  const results = () => fates.results.map(({ fate }) => fate).sort()
  return { ...bench, handicap, total, fates, stop, pressAll, results }
}

describe('of several singles of one press', () => {
  test('a single keeps the refusal of a moving price until it is edited', async () => {
    const { handicap, pressAll, results, wait, stop } = await twoSingles()
    await pressAll()
    expect(results()).toEqual(['accepted', 'refused'])
    await wait(10_000)
    expect(handicap.wager.draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
    handicap.wager.type('50')
    expect(handicap.wager.draft?.refusal).toBeNull()
    stop()
  })

  test('another press drops the refusal of a moving price', async () => {
    const { fake, handicap, pressAll, results, wait, stop } = await twoSingles()
    await pressAll()
    await wait(10_000)
    expect(handicap.wager.draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
    fake.clock.now += 12_000
    fake.answer(betCheck, ({ picks: [asked] }) => ({
      kind: 'ok',
      data: { quotes: [arsenalQuote({ ...asked, ball: 0, max_bet: 5000 })] },
    }))
    await pressAll()
    expect(handicap.wager.stage).toMatchObject({
      stage: 'editing',
      draft: { stakeText: '50', refusal: null },
    })
    expect(results()).toEqual(['not_sent'])
    stop()
  })

  test('a single whose price moved just before keeps a refusal, and the other is sent', async () => {
    const { handicap, total, pressAll, requests, show, slip, wait, stop } = await twoSingles(0)
    show({ ball: 20, prices: [85, -93] })
    await wait(10)
    await pressAll()
    expect(requests('betSingle')).toMatchObject([{ line_id: TOTAL }])
    expect(handicap.wager.draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
    expect([slip.receipts.length, total.wager.draft?.refusal]).toEqual([1, null])
    stop()
  })

  test('a single that is alone by then loses its refusal after a while', async () => {
    const { slip, handicap, total, pressAll, wait, stop } = await twoSingles()
    await pressAll()
    await wait(10_000)
    slip.drop(total)
    await wait(10)
    expect(handicap.wager.draft?.refusal).toBeNull()
    stop()
  })

  test('a single that is suspended during validation is announced as refused, and keeps the refusal', async () => {
    const { fake, handicap, total, pressAll, results, show, wait, stop } = await twoSingles()
    // Old limits are asked for before a bet is sent.
    fake.clock.now += 12_000
    let answer: () => void = () => undefined
    fake.answer(betCheck, ({ picks: [asked] }) => {
      const data: { quotes: Quote[] } = { quotes: [arsenalQuote({ ...asked, ball: 0 })] }
      if (asked?.line_id !== HANDICAP) return { kind: 'ok', data }
      return new Promise((done) => {
        answer = () => done({ kind: 'ok', data })
      })
    })
    const pressed = pressAll()
    await wait(10)
    show({ state: 1, ball: 11 })
    await wait(10)
    answer()
    await pressed
    expect(total.wager.stage).toMatchObject({ stage: 'editing', draft: { refusal: null } })
    expect(results()).toEqual(['accepted', 'refused'])
    show({ ball: 12 })
    await wait(10_000)
    expect(handicap.wager.draft?.refusal).toMatchObject({ code: 'oddsIsUpdating' })
    stop()
  })

  test('the one stake for all is what those hold that were not bet, and goes with theirs', async () => {
    const { slip, total, pressAll, stop } = await twoSingles(TOTAL)
    await pressAll()
    expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(['', '100'])
    expect(readyOf(slip.all)).toEqual([total])
    expect(stakeOfEach(slip).text).toBe('100')
    stakeOfEach(slip).clear()
    expect(readyOf(slip.all)).toEqual([])
    expect(stakeOfEach(slip).text).toBe('')
    stop()
  })

  test('suspended singles are not ready', async () => {
    const { slip, pressAll, show, wait, stop } = await twoSingles(TOTAL)
    await pressAll()
    show({ suspension: 1 })
    await wait(10)
    expect(readyOf(slip.all)).toEqual([])
    stop()
  })

  test('a single that is removed during validation is counted', async () => {
    const { fake, handicap, pressAll, results, wait, stop } = await twoSingles()
    fake.clock.now += 12_000
    const pressed = pressAll()
    handicap.wager.apply({ type: 'remove' })
    await pressed
    await wait(10)
    expect(results()).toEqual(['accepted', 'not_sent'])
    stop()
  })
})
