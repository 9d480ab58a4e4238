import { betCheck, betLookup, betSingle } from '@touchline/contracts/calls'
import type { CallResult, PickIntent } from '@touchline/contracts/host'
import { openSlip } from '../../testing/slip-bench'
import {
  ARSENAL,
  ARSENAL_PICK,
  ARSENAL_SHOWN,
  arsenalBet,
  arsenalQuote,
  HANDICAP,
  type MatchNow,
  TOTAL,
  WINNER,
} from '../../testing/slip-fixtures'

const TOTAL_PICK: PickIntent = { match_id: ARSENAL, line_id: TOTAL, selection: 'over' }
const WINNER_PICK: PickIntent = { match_id: ARSENAL, line_id: WINNER, selection: 'home' }
const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A slip with three slip and their stakes; the winner is open. */
async function threePicks(options: Parameters<typeof openSlip>[0] = {}) {
  const slip = openSlip(options)
  slip.fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ line_id: asked?.line_id, ball: 0 })] },
  }))
  for (const [pick, stake] of [
    [ARSENAL_PICK, '100'],
    [TOTAL_PICK, '50'],
    [WINNER_PICK, '25'],
  ] as const) {
    await slip.pick(pick)
    slip.wager().type(stake)
  }
  slip.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const held = () =>
    slip.slip.all.map(({ selection, wager }) => [selection.pick.line_id, wager.draft?.stakeText] as const)
  return { ...slip, held }
}

describe('selections side by side', () => {
  test('each keeps its own stake, the latest is open, and all are announced', async () => {
    const { fake, slip, held } = await threePicks()
    expect(held()).toEqual([
      [ARSENAL_PICK.line_id, '100'],
      [TOTAL, '50'],
      [WINNER, '25'],
    ])
    expect(slip.open?.selection.pick).toEqual(WINNER_PICK)
    expect(fake.did.emitted.at(-1)).toMatchObject({ picks: [ARSENAL_PICK, TOTAL_PICK, WINNER_PICK] })
  })

  test('the open one is bet at its own terms, and the others stay', async () => {
    const { press, requests, slip, held } = await threePicks()
    slip.show(slip.all[1] ?? never())
    await press()
    expect(requests('betSingle')).toEqual([expect.objectContaining({ ...TOTAL_PICK, stake: 5000 })])
    expect(slip.receipts).toHaveLength(1)
    expect(held().map(([line]) => line)).toEqual([ARSENAL_PICK.line_id, WINNER])
  })

  test.each([
    { what: 'as it was pressed', now: {}, gate: 'confirm' },
    { what: 'better', now: { prices: [-90, 84], ball: 12 }, gate: 'confirm' },
    { what: 'worse', now: { prices: [30, -36], ball: 12 }, gate: 'accept_price' },
    { what: 'of another score', now: { score: [2, 0], ball: 12 }, gate: 'accept_line' },
  ] as const)('one whose first offer is $what: $gate', async ({ now, gate }) => {
    const { fake, show, slip, wait } = openSlip()
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN })
    show(now as MatchNow)
    await wait(500)
    expect(slip.open?.selection.gate).toMatchObject({
      gate,
      ...(gate !== 'confirm' && { from: { odds: -96 } }),
    })
  })

  test.each([
    { what: 'the open one', pick: WINNER_PICK, left: [ARSENAL_PICK.line_id, TOTAL], open: TOTAL },
    { what: 'another one', pick: ARSENAL_PICK, left: [TOTAL, WINNER], open: WINNER },
  ])('picking $what again takes that one out', async ({ pick, left, open }) => {
    const slip = await threePicks()
    await slip.pick(pick)
    expect(slip.held().map(([line]) => line)).toEqual(left)
    expect(slip.slip.open?.selection.pick.line_id).toBe(open)
  })

  test('a receipt goes with the next pick, and the other selections stay', async () => {
    const { press, pick, slip, held } = await threePicks()
    slip.show(slip.all[1] ?? never())
    await press()
    await pick({ ...TOTAL_PICK, selection: 'under' })
    expect(held()).toEqual([
      [ARSENAL_PICK.line_id, '100'],
      [WINNER, '25'],
      [TOTAL, '25'],
    ])
    expect(slip.all.every(({ wager }) => wager.stage.stage === 'editing')).toBe(true)
  })

  test('the slip holds as many as a parlay, with a notice', async () => {
    const { fake, pick, slip } = openSlip()
    for (let line = 1; line <= 13; line++) await pick({ ...ARSENAL_PICK, line_id: line })
    expect(slip.all).toHaveLength(12)
    expect(fake.did.notices).toEqual([{ tone: 'warning', text: 'full at 12' }])
  })

  test('all are removed at once, except a pending bet', async () => {
    const { fake, press, slip, held } = await threePicks()
    fake.answer(betSingle, () => SILENCE)
    fake.refuse(betLookup, 'betNotExists')
    slip.show(slip.all[1] ?? never())
    await press()
    slip.clear()
    expect(held().map(([line]) => line)).toEqual([TOTAL])
  })

  test('all that were taken out at once come back with their stakes', async () => {
    const { slip, held } = await threePicks()
    const before = held()
    slip.clear()
    expect(held()).toEqual([])
    expect(slip.removed.map(({ why }) => why)).toEqual(['player', 'player', 'player'])
    slip.undo()
    expect(held()).toEqual(before)
  })

  test('all come back after a reload, with what may have been bet in front', async () => {
    const first = await threePicks()
    first.fake.answer(betSingle, () => SILENCE)
    first.fake.refuse(betLookup, 'betNotExists')
    first.slip.show(first.slip.all[0] ?? never())
    await first.press()
    first.close()
    const again = openSlip({ store: first.store })
    expect(again.slip.all.map(({ wager: { stage, draft } }) => [stage.stage, draft?.stakeText])).toEqual([
      ['unknown', '100'],
      ['editing', '50'],
      ['editing', '25'],
    ])
    expect(again.slip.open).toBe(again.slip.all[0])
    expect(again.stage().stage).toBe('unknown')
  })

  test('the page follows one channel for each match, however many selections it has', async () => {
    const { fake, slip } = await threePicks()
    expect([...fake.open.keys()]).toEqual([`m:${ARSENAL}`])
    slip.clear()
    expect(fake.open.size).toBe(0)
  })

  test('limits are asked for the open one alone', async () => {
    const { requests, wait, slip } = await threePicks()
    const before = requests('betCheck').length
    await wait(8000)
    const asked = requests('betCheck').slice(before) as { picks: PickIntent[] }[]
    expect(asked.flatMap(({ picks }) => picks.map(({ line_id }) => line_id))).toEqual(asked.map(() => WINNER))
    slip.show(slip.all[0] ?? never())
    await wait(0)
    expect(requests('betCheck').at(-1)).toMatchObject({ picks: [{ line_id: ARSENAL_PICK.line_id }] })
  })

  test('a selection that follows its line as its bet leaves is not there twice', async () => {
    const { pick, show, wait, press, slip, wager, requests, fake } = openSlip()
    fake.answer(betCheck, ({ picks: [asked] }) => ({
      kind: 'ok',
      data: { quotes: [arsenalQuote({ line_id: asked?.line_id, ball: 0 })] },
    }))
    fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
    await pick()
    wager().type('100')
    show({ ball: 11, lineId: HANDICAP + 1, prices: [30, 30] })
    await wait(500)
    await press()
    expect(requests('betSingle')).toHaveLength(1)
    expect(slip.all).toEqual([])
  })
})

const never = (): never => {
  throw new Error('no such selection')
}
