import { createFakeHost } from '@touchline/build/fake-host'
import { openSlip } from '../testing/slip-bench'
import { ARSENAL_PICK, HANDICAP, TOTAL } from '../testing/slip-fixtures'
import { UnheardPicks, unheardPicks } from './unheard-picks'

const OTHER = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  unheardPicks.take(0)
  jest.useRealTimers()
})

describe('selections that no slip heard', () => {
  test.each([
    { pressed: [ARSENAL_PICK, OTHER], kept: [ARSENAL_PICK, OTHER] },
    { pressed: [ARSENAL_PICK, OTHER, ARSENAL_PICK], kept: [OTHER] },
    { pressed: [OTHER, OTHER, OTHER], kept: [OTHER] },
  ])('are kept in their order, and dropped when pressed again: %#', ({ pressed, kept }) => {
    const picks = new UnheardPicks()
    for (const pick of pressed) picks.toggle(pick, 0)
    expect(picks.take(30_000)).toEqual(kept)
    expect(picks.take(30_000)).toEqual([])
  })

  test('are forgotten after half a minute', () => {
    const picks = new UnheardPicks()
    picks.toggle(ARSENAL_PICK, 0)
    picks.toggle(OTHER, 1000)
    expect(picks.take(30_001)).toEqual([OTHER])
  })

  test('are in the slip as soon as it is there; from then on it hears them itself', () => {
    const fake = createFakeHost()
    unheardPicks.toggle(ARSENAL_PICK, fake.clock.now)
    const slip = openSlip({ fake })
    expect(slip.stage()).toMatchObject({ stage: 'editing', draft: { pick: ARSENAL_PICK } })
    expect(unheardPicks.isHeard).toBe(true)
    slip.close()
    expect(unheardPicks.isHeard).toBe(false)
  })

  test('do not take out what the tab remembers', async () => {
    const first = openSlip()
    await first.pick()
    first.close()
    expect(unheardPicks.isHeard).toBe(false)
    unheardPicks.toggle(ARSENAL_PICK, first.fake.clock.now)
    unheardPicks.toggle(OTHER, first.fake.clock.now)
    const again = openSlip({ store: first.store, fake: first.fake })
    const held = again.deck.tickets.map(({ slip }) => slip.draft?.pick.line_id)
    expect(held).toEqual([HANDICAP, TOTAL])
    again.close()
  })
})
