import type { PickIntent } from '@touchline/contracts/host'
import { priceOf } from '../../testing/combined-steps'
import {
  accepts,
  limitsOfSingle,
  pressedAll,
  refuses,
  sentSingles,
  singlesOf,
} from '../../testing/several-steps'
import { ARSENAL_PICK, NOW, TOTAL } from '../../testing/slip-fixtures'
import { factsAt, type Step } from '../../testing/slip-steps'
import type { SlipEvent } from '../domain/slip-event'
import { PressResults } from './press-results'
import { Slip } from './slip-store'

const OVER: PickIntent = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
const two: Step[] = [
  { type: 'keep_selections', isOn: true },
  ...singlesOf([{ pick: ARSENAL_PICK }, { pick: OVER }]),
]
const refused = pressedAll(two, (bet) => (bet.owner === 1 ? refuses(bet, 'oddsIsUpdating') : accepts(bet)))
/** A press on old limits: the second single is sent with its limits and accepted. */
const validating: Step[] = [...two, { type: 'drawn', afterMs: 12_000 }, { type: 'pressed_all' }]

/** The announced results after each step, of a slip on screen. */
function resultsAfter(...steps: readonly Step[]): string[] {
  let [now, keys] = [NOW, 0]
  const facts = factsAt(
    () => now,
    () => `key-${++keys}`,
  )
  const slip = new Slip(facts, { run: async () => undefined })
  const results = new PressResults(slip)
  const stop = results.follow()
  for (const { afterMs = 1000, facts: _, ...event } of steps) {
    now += afterMs
    void slip.send(event as SlipEvent)
  }
  stop()
  return results.results.map(({ fate }) => fate).sort()
}

test('the results of one press are announced together, after the last answer', () => {
  expect(resultsAfter(...refused.slice(0, -1))).toEqual([])
  expect(resultsAfter(...refused)).toEqual(['accepted', 'refused'])
})

test('a single whose stake the limits of the press lower is announced as not sent', () => {
  const lowered = limitsOfSingle(1, ARSENAL_PICK, { max_bet: 5000 })
  const again: Step[] = [{ type: 'drawn', afterMs: 12_000 }, { type: 'pressed_all' }]
  expect(resultsAfter(...refused, ...again, lowered)).toEqual(['not_sent'])
})

describe('a single that leaves the press while it is validated is announced', () => {
  const [total] = sentSingles([...validating, limitsOfSingle(2, OVER)])
  const suspended = priceOf('single', 0, { market: 3, state: 1, ball: 11 })

  test.each<[string, string, readonly Step[]]>([
    ['refused', 'suspended', [suspended, limitsOfSingle(1, ARSENAL_PICK)]],
    ['not_sent', 'removed', [{ type: 'removed', ids: [1], hasUndo: false }]],
  ])('as %s: it is %s', (fate, _, steps) => {
    if (!total) throw new Error('nothing was sent')
    const sent = [...validating, limitsOfSingle(2, OVER), ...steps]
    expect(resultsAfter(...sent, accepts(total))).toEqual(['accepted', fate])
  })
})
