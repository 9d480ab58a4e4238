import { betCheck, betSingle } from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { openBrowser } from '../../testing/browser'
import { combinedSlip, frameOf, PICKS } from '../../testing/combination-bench'
import { hostOfOtherTab, openSlip } from '../../testing/slip-bench'
import { arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const ORDER = PICKS.map(({ match_id }) => match_id)
const MOVED = 9044

const heldBy = ({ slip }: Pick<ReturnType<typeof openSlip>, 'slip'>) =>
  slip.all.map(({ selection }) => selection.pick.match_id)

/** The first leg goes to another line, which the player accepts. */
async function moveFirst({ fake, slip, wait }: Awaited<ReturnType<typeof combinedSlip>>): Promise<void> {
  fake.frames.next(frameOf(ORDER[0] ?? 0, { seq: 90, ball: 20, line: -3, lineId: MOVED }))
  await wait(1000)
  const selection = slip.all[0]?.selection
  expect(selection?.gate.gate).toBe('accept_line')
  fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  slip.keepSelections(true)
  slip.all[0]?.wager.type('100')
  await slip.all[0]?.wager.press()
  await wait(1000)
}

function quoteAll(fake: FakeHost): void {
  fake.answer(betCheck, ({ picks }) => ({
    kind: 'ok',
    data: { quotes: picks.map((pick) => arsenalQuote({ ...pick, ball: 0 })) },
  }))
}

test('a leg that went to another line keeps its place after a reload', async () => {
  const first = await combinedSlip('parlay')
  await moveFirst(first)
  expect(first.slip.all[0]?.selection.pick.line_id).toBe(MOVED)
  first.close()
  const second = openSlip({ store: first.store })
  await second.wait(10)
  expect(heldBy(second)).toEqual(ORDER)
  expect(second.slip.all[0]?.selection.pick.line_id).toBe(MOVED)
})

test('a leg that went to another line keeps its place in the other tab', async () => {
  const browser = openBrowser()
  const one = await combinedSlip('parlay', browser.openTab())
  const other = hostOfOtherTab()
  const two = openSlip({ ...browser.openTab(), fake: other })
  quoteAll(one.fake)
  quoteAll(other)
  await two.wait(500)
  await moveFirst(one)
  expect(two.slip.all[0]?.selection.pick.line_id).toBe(MOVED)
  expect([heldBy(one), heldBy(two)]).toEqual([ORDER, ORDER])
})
