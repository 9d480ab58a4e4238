import { betSingle } from '@touchline/contracts/calls'
import { openBrowser } from '../../testing/browser'
import { combinedSlip, frameOf, PICKS, picksOf } from '../../testing/combination-bench'
import { hostOfOtherTab, openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, TOTAL } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('removals by the player cannot be undone after a placed bet', async () => {
  const { slip, pick, wait, fake, press, wager } = await readySlip()
  fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  await pick({ ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' })
  slip.dropWithUndo(...slip.all.slice(1))
  expect(slip.removed).toHaveLength(1)
  slip.show(slip.all[0] as (typeof slip.all)[0])
  wager().type('100')
  await wait(1000)
  await press()
  await wait(10)
  expect(slip.receipts).toHaveLength(1)
  expect(slip.removed).toEqual([])
})

test('removals by the market are still shown after a placed bet', async () => {
  const { fake, slip, wait, wager } = await combinedSlip('parlay', {}, PICKS.slice(0, 2), 2)
  const [first = 0, second = 0] = PICKS.map(({ match_id }) => match_id)
  slip.chooseMode('single')
  fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  fake.frames.next(frameOf(second, { seq: 90, market: 3, ball: 20 }))
  expect(slip.all.map(({ selection }) => selection.pick.match_id)).toEqual([first])
  wager().type('100')
  await wait(1000)
  void wager().press()
  await wait(10)
  expect(slip.receipts).toHaveLength(1)
  expect(slip.removed).toMatchObject([{ pick: { match_id: second }, why: 'market' }])
})

test('what the player took out comes back to its place, in the other tab and after a reload too', async () => {
  const browser = openBrowser()
  const one = await combinedSlip('parlay', browser.openTab())
  const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
  await two.wait(500)
  const held = ({ slip }: Pick<ReturnType<typeof openSlip>, 'slip'>) =>
    slip.all.map(({ selection }) => selection.pick.match_id)
  const before = held(one)
  one.slip.dropWithUndo(one.slip.all[1] as (typeof one.slip.all)[0])
  await one.wait(500)
  expect(held(two)).toHaveLength(before.length - 1)
  one.slip.undo()
  await one.wait(500)
  await two.wait(500)
  expect([held(one), held(two)]).toEqual([before, before])
  one.slip.clear()
  await one.wait(500)
  one.slip.undo()
  await one.wait(500)
  expect(held(one)).toEqual(before)
})

test('selections keep their order through many removals and undos', async () => {
  const browser = openBrowser()
  const one = await combinedSlip('parlay', browser.openTab(), picksOf(8))
  const two = openSlip({ ...browser.openTab(), fake: hostOfOtherTab() })
  const held = ({ slip }: Pick<ReturnType<typeof openSlip>, 'slip'>) =>
    slip.all.map(({ selection }) => selection.pick.match_id)
  const before = held(one)
  // From here on all were picked within one millisecond.
  one.slip.clear()
  await one.wait(10)
  one.slip.undo()
  for (let from = 1; from < 6; from += 1) {
    await one.wait(10)
    one.slip.dropWithUndo(...one.slip.all.slice(from, from + 2))
    await one.wait(10)
    one.slip.undo()
  }
  await one.wait(10)
  one.slip.dropWithUndo(...one.slip.all.slice(1, 7))
  await one.wait(10)
  one.slip.undo()
  await one.wait(500)
  await two.wait(500)
  expect([held(one), held(two)]).toEqual([before, before])
})

test('selections that were removed one by one return to their places together', async () => {
  const { fake, slip, wait } = await combinedSlip('parlay', {}, PICKS, 2)
  const held = () => slip.all.map(({ selection }) => selection.pick.match_id)
  const before = held()
  const [first = 0, second = 0] = before
  for (const match of [second, first]) fake.frames.next(frameOf(match, { seq: 90, market: 3, ball: 20 }))
  await wait(500)
  slip.undo()
  expect(held()).toEqual(before)
})
