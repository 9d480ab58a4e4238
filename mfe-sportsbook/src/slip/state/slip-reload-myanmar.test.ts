import { betLookup, betMmoClick, betSingleMmo } from '@touchline/contracts/calls'
import { Subject } from 'rxjs'
import { openBrowser } from '../../testing/browser'
import { hostThat, type PolicyName } from '../../testing/host-that'
import { type BurmeseNow, burmesePick, burmesePicks, burmeseSlip, quoteOf } from '../../testing/myanmar-bench'
import { openSlip, storedIn } from '../../testing/slip-bench'
import { ARSENAL, arsenalBet, arsenalLeg } from '../../testing/slip-fixtures'
import type { StoredSelection } from '../domain/slip-record'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Page = Awaited<ReturnType<typeof burmeseSlip>>
type Options = Parameters<typeof burmeseSlip>[1]

const gateOf = ({ burmese }: Page) => burmese().legs.selections[0]?.gate

/** A page without picks, at this price. */
async function pageAt(now: BurmeseNow, options: Options) {
  const page = await burmeseSlip([], options)
  page.showPrice(0, now)
  await page.wait(500)
  return page
}

/** A body that was seen at 1−50 and 0.95, on a page that is loaded anew. */
async function reloaded(policy: PolicyName, now: BurmeseNow) {
  const first = await burmeseSlip(burmesePicks(1), { fake: hostThat(policy) })
  first.close()
  return pageAt(now, { fake: hostThat(policy), store: first.store })
}

/** Changes the only stored selection. */
function changeStored(page: Page, change: (selection: StoredSelection) => object): void {
  const [key = ''] = [...page.store.kept.keys()]
  const record = storedIn(page)
  const selections = record.selections.map((one) => ({ ...one, ...change(one) }))
  page.store.kept.set(key, JSON.stringify({ ...record, selections }))
}

describe('a Burmese selection on a page that is loaded anew', () => {
  test.each([
    { what: 'the same price', policy: 'ask', now: {}, gate: 'confirm' },
    { what: 'the same price of a newer version', policy: 'ask', now: { ball: 6 }, gate: 'confirm' },
    { what: 'a lower price', policy: 'ask', now: { ball: 6, odds: 85 }, gate: 'accept_price' },
    { what: 'a higher price', policy: 'ask', now: { ball: 6, odds: 98 }, gate: 'accept_price' },
    { what: 'a higher price', policy: 'better', now: { ball: 6, odds: 98 }, gate: 'confirm' },
    { what: 'a lower price', policy: 'better', now: { ball: 6, odds: 85 }, gate: 'accept_price' },
    { what: 'a lower price', policy: 'any', now: { ball: 6, odds: 85 }, gate: 'confirm' },
    { what: 'a worse percent', policy: 'better', now: { ball: 6, percent: -60 }, gate: 'accept_price' },
    { what: 'other goals', policy: 'any', now: { ball: 6, goals: 2 }, gate: 'accept_line' },
  ] as const)('with $what under "$policy" is $gate', async ({ policy, now, gate }) => {
    expect(gateOf(await reloaded(policy, now))?.gate).toBe(gate)
  })

  test('of a match without frames is named, and closed with the code of the server', async () => {
    const first = await burmeseSlip(burmesePicks(1), { fake: hostThat('ask') })
    first.close()
    const fake = hostThat('ask')
    const again = openSlip({ fake, store: first.store })
    fake.answer(betMmoClick, ({ picks }) => ({
      kind: 'ok',
      data: {
        quotes: picks.map((pick) => ({ ...quoteOf(pick), open: false, reason: 'matchNotAllowBet' as const })),
        parlay: null,
      },
    }))
    await again.wait(2000)
    const { combination } = again.slip
    const [selection] = combination?.legs.selections ?? []
    expect(selection?.gate).toMatchObject({ lock: { lock: 'closed', why: { code: 'matchNotAllowBet' } } })
    expect(selection?.leg).toMatchObject({ home: 'Arsenal' })
  })

  test('is bet at a lower price by nobody who had no time to read it', async () => {
    const first = await burmeseSlip(burmesePicks(1), { fake: hostThat('ask') })
    first.burmese().wager.type('100')
    first.close()
    const again = await burmeseSlip([], { fake: hostThat('ask'), store: first.store })
    again.showPrice(0, { ball: 6, odds: 85 })
    await again.press()
    expect(again.requests('betSingleMmo')).toEqual([])
    await again.wait(1000)
    await again.press()
    expect(again.requests('betSingleMmo')).toMatchObject([{ odds: 85 }])
  })

  test('marks a price that the policy covered meanwhile', async () => {
    const page = await reloaded('any', { ball: 6, odds: 85 })
    expect(page.burmese().legs.selections[0]?.movedFrom?.odds).toBe(95)
  })

  test('stores the last seen terms when the page is closed', async () => {
    const seen$ = new Subject<unknown>()
    const first = await burmeseSlip(burmesePicks(1), { fake: hostThat('any'), seen$, isHidden: () => true })
    first.showPrice(0, { ball: 6, odds: 85, percent: -60 })
    await first.wait(500)
    seen$.next(null)
    const again = await pageAt(
      { ball: 6, odds: 85, percent: -60 },
      { fake: hostThat('ask'), store: first.store },
    )
    expect(gateOf(again)?.gate).toBe('confirm')
    again.burmese().wager.type('100')
    await again.press()
    expect(again.requests('betSingleMmo')).toMatchObject([{ odds: 85, percent: -60 }])
  })

  test.each([
    { what: 'no price', junk: { odds: 0 } },
    { what: 'a price beyond all prices', junk: { odds: 4000 } },
    { what: 'no side', junk: { side: 'draw' } },
    { what: 'no percent', junk: { percent: '50' } },
  ])('takes the first offer where its record has $what', async ({ junk }) => {
    const first = await burmeseSlip(burmesePicks(1), { fake: hostThat('ask') })
    first.close()
    expect(storedIn(first).selections).toMatchObject([{ seenBurmese: { odds: 95, percent: -50 } }])
    changeStored(first, ({ seenBurmese }) => ({ seenBurmese: { ...seenBurmese, ...junk } }))
    const again = await pageAt({ ball: 6, odds: 85 }, { fake: hostThat('ask'), store: first.store })
    expect([again.slip.burmese.length, gateOf(again)?.gate]).toEqual([1, 'confirm'])
  })

  test('is bet on the line that was picked where its record has terms of another one', async () => {
    const first = await burmeseSlip(burmesePicks(1), { fake: hostThat('ask') })
    first.close()
    changeStored(first, ({ seenBurmese }) => ({ seenBurmese: { ...seenBurmese, lineId: 7 } }))
    const again = await pageAt({}, { fake: hostThat('ask'), store: first.store })
    again.burmese().wager.type('100')
    await again.press()
    expect(again.requests('betSingleMmo')).toMatchObject([{ line_id: burmesePick(0).line_id, odds: 95 }])
  })

  test('asks again at the price of a body that was on its way and was refused', async () => {
    const first = await burmeseSlip(burmesePicks(1), { fake: hostThat('ask') })
    first.fake.answer(betSingleMmo, () => new Promise(() => undefined))
    first.burmese().wager.type('100')
    await first.press()
    first.close()
    const fake = hostThat('ask')
    fake.answer(betLookup, () => ({ kind: 'refused', code: 'betNotExists', text: '', details: {} }))
    const again = await pageAt({ ball: 6, odds: 85 }, { fake, store: first.store })
    await again.wait(60_000)
    again.burmese().wager.reopen()
    await again.wait(1000)
    expect(gateOf(again)?.gate).toBe('accept_price')
  })

  test('stores the price of a sent bet at once', async () => {
    const first = await burmeseSlip(burmesePicks(1), { fake: hostThat('any') })
    first.showPrice(0, { ball: 6, odds: 85, percent: -60 })
    first.fake.answer(betSingleMmo, () => new Promise(() => undefined))
    first.burmese().wager.type('100')
    await first.press()
    expect(storedIn(first).selections).toMatchObject([{ seenBurmese: { odds: 85, percent: -60 } }])
  })

  test('takes the first price where it was put in as one of the last bet, whose prices are over', async () => {
    const { myanmar } = burmesePick(0)
    const leg = { ...arsenalLeg({ line_id: burmesePick(0).line_id }), myanmar, odds: 30 }
    const last = arsenalBet({ kind: 'mmo_single', bet_id: '7', legs: [leg] })
    const first = await burmeseSlip([], { fake: hostThat('ask'), newestRunning: () => last })
    const bet = first.last.bet()
    if (bet) first.slip.betAgain(bet)
    first.close()
    const again = await pageAt({ ball: 6 }, { fake: hostThat('ask'), store: first.store })
    expect([again.slip.burmese.length, gateOf(again)?.gate]).toEqual([1, 'confirm'])
  })
})

describe('the seen terms of a Burmese selection', () => {
  test('is still known when it was taken out and put back', async () => {
    const page = await burmeseSlip(burmesePicks(1), { fake: hostThat('ask') })
    page.slip.dropWithUndo(...page.burmese().legs.selections)
    await page.wait(10)
    page.showPrice(0, { ball: 6, odds: 85 })
    page.slip.undo()
    await page.wait(500)
    page.showPrice(0, { ball: 6, odds: 85 })
    expect(gateOf(page)).toMatchObject({ gate: 'accept_price', from: { odds: 95 }, terms: { odds: 85 } })
  })

  test('is forgotten when it is picked anew', async () => {
    const page = await burmeseSlip(burmesePicks(1), { fake: hostThat('ask') })
    page.slip.pick(burmesePick(0))
    await page.wait(10)
    page.slip.pick(burmesePick(0))
    page.showPrice(0, { ball: 6, odds: 85 })
    await page.wait(500)
    expect(gateOf(page)?.gate).toBe('confirm')
  })

  test.each([
    { it: 'opened later', isOpenBefore: false },
    { it: 'that has heard of no price yet', isOpenBefore: true },
  ])('is asked about in a tab $it', async ({ isOpenBefore }) => {
    const browser = openBrowser()
    const open = () => burmeseSlip([], { ...browser.openTab(), fake: hostThat('ask') })
    const before = isOpenBefore && (await open())
    await burmeseSlip(burmesePicks(1), { ...browser.openTab(), fake: hostThat('ask') })
    const two = before || (await open())
    await two.wait(500)
    two.showPrice(0, { ball: 6, odds: 85 })
    await two.wait(500)
    expect(two.slip.burmese.map(({ pick }) => pick.match_id)).toEqual([ARSENAL])
    expect(gateOf(two)).toMatchObject({ gate: 'accept_price', from: { odds: 95 } })
    expect(storedIn(two).selections).toMatchObject([{ leg: { home: 'Arsenal' } }])
  })
})
