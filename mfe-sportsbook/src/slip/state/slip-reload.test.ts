import { betLookup, betSingle } from '@touchline/contracts/calls'
import { type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import { Subject } from 'rxjs'
import { hostThat, type PolicyName } from '../../testing/host-that'
import { armedSlip } from '../../testing/quick-bench'
import { openSlip, readySlip, storedIn } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, arsenalLeg, type MatchNow } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A selection that was seen at −0.96, on a page that is loaded anew. */
async function reloaded(
  policy: PolicyName,
  before: MatchNow,
  now: MatchNow,
  oddsType: OddsType = OddsTypeId.MY,
) {
  const first = openSlip({ fake: hostThat(policy) })
  await first.pick(ARSENAL_PICK, before)
  first.wager().type('100')
  await first.wait(100)
  first.close()
  const again = openSlip({ fake: hostThat(policy, oddsType), store: first.store })
  again.show(now)
  await again.wait(500)
  return again
}

/** The next page, on which a bet that was on its way turns out not to be placed, at a lower price; it is made up once more. */
async function reopened(store: ReturnType<typeof openSlip>['store']) {
  const fake = hostThat('ask')
  fake.answer(betLookup, () => ({ kind: 'refused', code: 'betNotExists', text: '', details: {} }))
  const again = openSlip({ fake, store })
  again.show({ ball: 44, prices: [85, -93] })
  await again.wait(60_000)
  again.wager().reopen()
  await again.wait(1000)
  return again
}

describe('a selection on a page that is loaded anew', () => {
  test.each([
    { what: 'the same price', policy: 'ask', now: {}, gate: 'confirm' },
    { what: 'the same price of a newer version', policy: 'ask', now: { ball: 44 }, gate: 'confirm' },
    { what: 'a lower price', policy: 'ask', now: { ball: 44, prices: [85, -93] }, gate: 'accept_price' },
    { what: 'a higher price', policy: 'ask', now: { ball: 44, prices: [-80, 72] }, gate: 'accept_price' },
    { what: 'a higher price', policy: 'better', now: { ball: 44, prices: [-80, 72] }, gate: 'confirm' },
    { what: 'a lower price', policy: 'better', now: { ball: 44, prices: [85, -93] }, gate: 'accept_price' },
    { what: 'a lower price', policy: 'any', now: { ball: 44, prices: [85, -93] }, gate: 'confirm' },
    {
      what: 'a moved line',
      policy: 'any',
      now: { ball: 44, line: -3, lineId: 9100 },
      gate: 'accept_line',
    },
    { what: 'a goal more', policy: 'any', now: { ball: 44, score: [2, 0] }, gate: 'accept_line' },
  ] as const)('with $what under "$policy" is $gate', async ({ policy, now, gate }) => {
    const { selection } = await reloaded(policy, {}, now as MatchNow)
    expect(selection().gate.gate).toBe(gate)
  })

  test('marks a price that the policy covered meanwhile', async () => {
    const { selection } = await reloaded('any', {}, { ball: 44, prices: [85, -93] })
    expect(selection().movedFrom?.odds).toBe(-96)
  })

  test.each([
    { what: 'the same price', policy: 'ask', now: { ball: 44 }, gate: 'confirm' },
    { what: 'a lower price', policy: 'better', now: { ball: 44, prices: [85, -93] }, gate: 'accept_price' },
    { what: 'a higher price', policy: 'better', now: { ball: 44, prices: [-80, 72] }, gate: 'confirm' },
  ] as const)('with $what in another odds type under "$policy" is $gate', async ({ policy, now, gate }) => {
    const { selection } = await reloaded(policy, {}, now as MatchNow, OddsTypeId.DEC)
    const { gate: found } = selection()
    const types =
      'from' in found ? [found.from.oddsType, found.terms.oddsType] : [selection().terms?.oddsType]
    expect([found.gate, ...new Set(types)]).toEqual([gate, OddsTypeId.DEC])
  })

  test('is taken out with a way back where its market went in-play meanwhile', async () => {
    const { slip } = await reloaded('any', { market: 2 }, { ball: 44 })
    expect(slip.all).toEqual([])
    expect(slip.removed.map(({ why }) => why)).toEqual(['market'])
  })

  test('takes the first offer where it was put in as one of the last bet, whose prices are over', async () => {
    const last = {
      ...arsenalBet({ bet_id: '7' }),
      legs: [{ ...arsenalLeg(), market: 2 as const, odds: 300 }],
    }
    const first = openSlip({ fake: hostThat('ask'), newestRunning: () => last })
    const bet = first.last.bet()
    if (bet) first.slip.betAgain(bet)
    await first.wait(100)
    const again = openSlip({ fake: hostThat('ask'), store: first.store })
    again.show({ ball: 44 })
    await again.wait(500)
    expect([again.slip.all.length, again.selection().gate.gate]).toEqual([1, 'confirm'])
  })

  test('stays in play where it was put back after its market went there', async () => {
    const first = openSlip({ fake: hostThat('any') })
    await first.pick(ARSENAL_PICK, { market: 2 })
    first.show({ market: 3 })
    await first.wait(500)
    first.slip.undo()
    first.close()
    const again = openSlip({ fake: hostThat('any'), store: first.store })
    again.show({ market: 3, ball: 44 })
    await again.wait(500)
    expect(again.slip.all).toHaveLength(1)
  })

  test('stays removed where another tab has removed its record', async () => {
    const first = await readySlip()
    first.store.kept.clear()
    first.close()
    expect(first.store.kept.size).toBe(0)
  })

  test('writes nothing while prices alone move', async () => {
    const first = await readySlip({ fake: hostThat('any') })
    const before = [...first.store.kept.values()]
    first.show({ ball: 44, prices: [85, -93] })
    await first.wait(500)
    expect([...first.store.kept.values()]).toEqual(before)
  })

  test('asks again at the price of a bet that was on its way and was refused', async () => {
    const first = await readySlip({ fake: hostThat('ask') })
    first.fake.answer(betSingle, () => new Promise(() => undefined))
    await first.press()
    first.close()
    const again = await reopened(first.store)
    expect(again.selection().gate.gate).toBe('accept_price')
  })

  test('asks again at the price of a quick bet that was on its way, which no record of a selection has', async () => {
    const first = await armedSlip('100', { fake: hostThat('ask') })
    first.fake.answer(betSingle, () => new Promise(() => undefined))
    await first.tap()
    expect([first.sent().length, first.slip.all]).toEqual([1, []])
    first.close()
    const again = await reopened(first.store)
    expect(again.selection().gate).toMatchObject({ gate: 'accept_price', from: { odds: -96 } })
  })

  test('stores the price of a sent bet at once', async () => {
    const first = await readySlip({ fake: hostThat('any') })
    first.show({ ball: 44, prices: [85, -93] })
    await first.wait(500)
    first.fake.answer(betSingle, () => new Promise(() => undefined))
    await first.press()
    expect(first.requests('betSingle')).toMatchObject([{ odds: 85 }])
    expect(storedIn(first).selections).toMatchObject([{ seen: { odds: 85 } }])
  })

  test('stores the last seen price when the page is closed', async () => {
    const seen$ = new Subject<unknown>()
    let isHidden = false
    const first = await readySlip({ fake: hostThat('any'), seen$, isHidden: () => isHidden })
    first.show({ ball: 44, prices: [85, -93] })
    await first.wait(500)
    isHidden = true
    seen$.next(null)
    first.close()
    const again = openSlip({ fake: hostThat('ask'), store: first.store })
    again.show({ ball: 44, prices: [85, -93] })
    await again.wait(500)
    expect(again.selection().gate.gate).toBe('confirm')
  })
})
