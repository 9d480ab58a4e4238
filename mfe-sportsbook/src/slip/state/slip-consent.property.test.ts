import {
  betCheck,
  type betSingle,
  type OddsPolicy,
  betSingle as placeBet,
  type RequestOf,
} from '@touchline/contracts/calls'
import fc from 'fast-check'
import { openSlip } from '../../testing/slip-bench'
import { arsenalBet, arsenalQuote, type MatchNow } from '../../testing/slip-fixtures'

/** `FULL=1` runs the size of the quality table (L3). */
const RUNS = process.env.FULL ? 10_000 : 150
const WITHIN_MS = process.env.FULL ? 900_000 : 60_000

type Request = RequestOf<typeof betSingle>
type Step =
  | { readonly do: 'prices'; readonly now: MatchNow }
  | { readonly do: 'press' }
  | { readonly do: 'policy'; readonly policy: OddsPolicy }

const malay = fc.integer({ min: 30, max: 100 }).chain((size) => fc.constantFrom(size, -size))
const prices = fc.record({
  do: fc.constant('prices' as const),
  now: fc.record({
    line: fc.constantFrom(-2, -2, -2, -1),
    score: fc.constantFrom<[number, number]>([1, 0], [1, 0], [1, 0], [2, 0]),
    suspension: fc.constantFrom(0, 0, 0, 1),
    prices: fc.tuple(malay, malay),
  }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  prices,
  fc.record({ do: fc.constant('press' as const) }),
  fc.record({
    do: fc.constant('policy' as const),
    policy: fc.constantFrom<OddsPolicy[]>('none', 'better', 'any'),
  }),
)

/** What the player has agreed to, kept by a model that knows nothing of the slip but the button's words. */
interface Agreed {
  odds: number
  line: number
  score: string
}

const paysPerUnit = (odds: number): number => (odds > 0 ? odds / 100 : 100 / -odds)

function covers(policy: OddsPolicy, agreed: Agreed, now: Agreed): boolean {
  if (agreed.line !== now.line || agreed.score !== now.score) return false
  if (agreed.odds === now.odds || policy === 'any') return true
  return policy === 'better' && paysPerUnit(now.odds) >= paysPerUnit(agreed.odds)
}

async function play(steps: readonly Step[]): Promise<{ request: Request; agreed: Agreed }[]> {
  const { fake, wager, selection, context, stage, show, wait, pick, press, close } = openSlip()
  const bets: { request: Request; agreed: Agreed }[] = []
  let policy: OddsPolicy = 'better'
  let offered: Agreed | null = { odds: -96, line: -2, score: '1,0' }
  let agreed: Agreed = offered
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ line_id: asked?.line_id, ball: 0 })] },
  }))
  fake.answer(placeBet, (request) => {
    bets.push({ request, agreed })
    return { kind: 'ok', data: { bet: arsenalBet({}, request) } }
  })
  await pick()
  wager().type('100')
  let ball = 10
  for (const next of steps) {
    if (next.do === 'prices') {
      ball += 1
      const { line = -2, score = [1, 0], suspension, prices: [odds] = [-96] } = next.now
      show({ ...next.now, ball, lineId: 9000 - line })
      offered = suspension ? null : { odds: odds === 100 ? -100 : odds, line, score: score.join() }
    } else if (next.do === 'policy') {
      policy = next.policy
      context.choosePolicy(policy)
    }
    await wait(500)
    if (offered && covers(policy, agreed, offered)) agreed = offered
    if (next.do !== 'press') continue
    // A press agrees to the terms on the button, and bets at them.
    if (selection().gate.gate.startsWith('accept') && offered) agreed = offered
    await press()
    if (stage().stage === 'accepted') break
  }
  close()
  return bets
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('consent', () => {
  test(
    'no bet leaves at a price, line or score that the player did not agree to',
    async () => {
      let moved = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          for (const { request, agreed } of await play(steps)) {
            if (request.odds !== -96) moved += 1
            expect({ odds: request.odds, line: request.line, score: request.score?.join() }).toEqual(agreed)
          }
        }),
        { numRuns: RUNS },
      )
      // The property says little where only the first price is ever bet on.
      expect(moved).toBeGreaterThan(0)
    },
    WITHIN_MS,
  )
})
