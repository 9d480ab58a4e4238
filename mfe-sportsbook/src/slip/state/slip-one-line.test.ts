import { betCheck, betSingle } from '@touchline/contracts/calls'
import { openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet, arsenalQuote } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const OTHER = 9100

/** The handicap that was picked has gone to another line, which is picked too. */
async function onOneLine() {
  const bench = openSlip()
  const { fake, pick, show, slip, wait } = bench
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] },
  }))
  await pick()
  show({ lineId: OTHER, line: -3, ball: 11 })
  await wait(500)
  const [first] = slip.all
  const gates = () => slip.all.map(({ selection }) => selection.gate)
  const before = gates()
  await pick({ ...ARSENAL_PICK, line_id: OTHER }, { lineId: OTHER, line: -3, ball: 12 })
  return { ...bench, first, before, gates }
}

test('a selection whose line becomes that of another is no bet, and says that there is one already', async () => {
  const { before, gates } = await onOneLine()
  expect(before).toMatchObject([{ gate: 'accept_line', terms: { lineId: OTHER } }])
  expect(gates()).toMatchObject([
    { gate: 'locked', lock: { lock: 'closed', why: { from: 'slip' } } },
    { gate: 'confirm', terms: { lineId: OTHER } },
  ])
})

test('it can be bet again when the other one has gone', async () => {
  const { gates, slip, wait } = await onOneLine()
  const other = slip.all[1]
  if (other) slip.drop(other)
  await wait(10)
  expect(gates()).toMatchObject([{ gate: 'accept_line', terms: { lineId: OTHER } }])
})

test('of two that go to one line the first stays a bet', async () => {
  const { gates, show, wait } = await onOneLine()
  show({ lineId: 9200, line: -4, ball: 13 })
  await wait(500)
  expect(gates()).toMatchObject([
    { gate: 'accept_line', terms: { lineId: 9200 } },
    { gate: 'locked', lock: { lock: 'closed', why: { from: 'slip' } } },
  ])
})

test('a pending bet does not take the new line of its market', async () => {
  const { fake, pick, press, show, slip, wager, wait } = await readySlip()
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 60_000 }, request) },
  }))
  await press()
  expect(wager().stage.stage).toBe('waiting')
  await pick({ ...ARSENAL_PICK, line_id: OTHER }, { lineId: OTHER, line: -3, ball: 12 })
  show({ lineId: 9200, line: -4, ball: 13 })
  await wait(500)
  expect(slip.all[1]?.selection.gate).toMatchObject({ gate: 'accept_line', terms: { lineId: 9200 } })
})

test('the line of a placed bet is taken while its receipt is shown', async () => {
  const { fake, gates, slip, wait } = await onOneLine()
  fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  slip.open?.wager.type('100')
  await wait(1000)
  void slip.open?.wager.press()
  await wait(1000)
  expect([slip.receipts.length, slip.all.length]).toEqual([1, 1])
  expect(gates()).toMatchObject([{ gate: 'locked', lock: { lock: 'closed', why: { from: 'slip' } } }])
  slip.forgetReceipts()
  expect(gates()).toMatchObject([{ gate: 'accept_line' }])
})
