/** @jest-environment jsdom */
import { betSingle } from '@touchline/contracts/calls'
import { LIMITS } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { openSlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, HANDICAP, TOTAL } from '../../testing/slip-fixtures'
import { PickedSelections } from './picked-selections'

const OTHER = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }

const linesOf = ({ slip }: ReturnType<typeof openSlip>) =>
  slip.all.map(({ selection }) => selection.pick.line_id)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a selection that is pressed', () => {
  test.each([
    { pressed: [ARSENAL_PICK, OTHER], kept: [HANDICAP, TOTAL] },
    { pressed: [ARSENAL_PICK, OTHER, ARSENAL_PICK], kept: [TOTAL] },
    { pressed: [OTHER, OTHER, OTHER], kept: [TOTAL] },
  ])('before a slip is there is shown, and in the slip that comes: %#', async ({ pressed, kept }) => {
    const fake = createFakeHost()
    const picked = new PickedSelections(fake.host.bus)
    for (const pick of pressed) picked.toggle(pick)
    expect(picked.picks.map(({ line_id }) => line_id)).toEqual(kept)
    const slip = openSlip({ fake })
    await slip.wait(0)
    expect(linesOf(slip)).toEqual(kept)
    expect(picked.picks.map(({ line_id }) => line_id)).toEqual(kept)
  })

  test('does not remove the stored selections of the tab', async () => {
    const first = openSlip()
    await first.pick()
    first.close()
    const picked = new PickedSelections(first.fake.host.bus)
    picked.toggle(ARSENAL_PICK)
    picked.toggle(OTHER)
    const again = openSlip({ store: first.store, fake: first.fake })
    await again.wait(0)
    expect(linesOf(again)).toEqual([HANDICAP, TOTAL])
  })

  test('is not kept when a slip received it and added nothing', async () => {
    const fake = createFakeHost()
    const picked = new PickedSelections(fake.host.bus)
    const slip = openSlip({ fake })
    const most = LIMITS.parlayLegs.max
    for (let line_id = 1; line_id <= most + 1; line_id += 1) picked.toggle({ ...ARSENAL_PICK, line_id })
    expect(picked.picks).toHaveLength(most)
    await slip.wait(0)
    expect(linesOf(slip)).toHaveLength(most)
    expect(fake.did.notices).toEqual([{ tone: 'warning', text: `full at ${most}` }])
  })
})

test.each([
  { parlay: true, starts: 'single', mode: 'parlay' },
  { parlay: true, starts: 'system', mode: 'system' },
  { parlay: false, starts: 'single', mode: 'single' },
] as const)('pressed among the prices of parlays ($parlay) in mode $starts: $mode', async (one) => {
  const fake = createFakeHost()
  const picked = new PickedSelections(fake.host.bus)
  const { slip, wait } = openSlip({ fake })
  slip.chooseMode(one.starts)
  picked.toggle(ARSENAL_PICK, undefined, { parlay: one.parlay })
  await wait(0)
  expect(slip.mode).toBe(one.mode)
})

test.each([
  { it: 'takes a leg out', held: 2, pressed: { ...ARSENAL_PICK, line_id: 1 } },
  { it: 'finds a full slip', held: LIMITS.parlayLegs.max, pressed: ARSENAL_PICK },
])('a press among the prices of parlays that $it leaves the mode', async ({ held, pressed }) => {
  const { slip, fake, wait } = openSlip()
  for (let line_id = 1; line_id <= held; line_id += 1)
    fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, line_id } })
  fake.bus.next({ type: 'pick', pick: pressed, parlay: true })
  await wait(0)
  expect(slip.mode).toBe('single')
})

test('a press among the prices of parlays leaves a single in sight that is on its way', async () => {
  const { slip, fake, pick, press, wait } = openSlip()
  fake.answer(betSingle, () => new Promise(() => {}))
  await pick()
  slip.all[0]?.wager.type('50')
  await press()
  expect(slip.all[0]?.wager.isUndecided).toBe(true)
  fake.bus.next({ type: 'pick', pick: OTHER, parlay: true })
  await wait(0)
  expect([slip.all.length, slip.mode]).toEqual([2, 'single'])
})
