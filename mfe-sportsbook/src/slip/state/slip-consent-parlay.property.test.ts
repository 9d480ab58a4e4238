import { betParlay, type OddsPolicy, type RequestOf } from '@touchline/contracts/calls'
import fc from 'fast-check'
import { combinedSlip, frameOf, picksOf } from '../../testing/combination-bench'
import type { MatchNow } from '../../testing/slip-fixtures'

/** `FULL=1` runs the size of the quality table (L3). */
const RUNS = process.env.FULL ? 2_000 : 60
const WITHIN_MS = process.env.FULL ? 1_800_000 : 120_000
/** More legs in play than these are no parlay. */
const LIVE_MOST = 3

type Request = RequestOf<typeof betParlay>
type Step =
  | { readonly do: 'prices'; readonly leg: number; readonly now: MatchNow }
  | { readonly do: 'press' }
  | { readonly do: 'policy'; readonly policy: OddsPolicy }

const malay = fc.integer({ min: 30, max: 99 }).chain((size) => fc.constantFrom(size, -size))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('prices' as const),
    leg: fc.nat({ max: 3 }),
    now: fc.record({
      line: fc.constantFrom(-2, -2, -2, -1),
      score: fc.constantFrom<[number, number]>([1, 0], [1, 0], [1, 0], [2, 0]),
      suspension: fc.constantFrom(0, 0, 0, 0, 1),
      prices: fc.tuple(malay, malay),
    }),
  }),
  fc.record({ do: fc.constant('press' as const) }),
  fc.record({
    do: fc.constant('policy' as const),
    policy: fc.constantFrom<OddsPolicy[]>('none', 'better', 'any'),
  }),
)

/** What the player has agreed to of a leg, kept by a model that knows nothing of the slip but the words of its gates. */
interface Agreed {
  /** Malay, hundredths. */
  odds: number
  line: number
  score: string | undefined
}

const paysPerUnit = (odds: number): number => (odds > 0 ? odds / 100 : 100 / -odds)
/** Decimal hundredths, as a leg of a parlay is bet; a fraction goes to the house. */
const decimal = (odds: number): number => Math.floor(100 + 100 * paysPerUnit(odds) + 1e-9)

function covers(policy: OddsPolicy, agreed: Agreed, now: Agreed): boolean {
  if (agreed.line !== now.line || agreed.score !== now.score) return false
  if (agreed.odds === now.odds || policy === 'any') return true
  return policy === 'better' && paysPerUnit(now.odds) >= paysPerUnit(agreed.odds)
}

interface Sent {
  readonly request: Request
  readonly agreed: readonly Agreed[]
  /** Was it sent by a press, with a price for every leg? */
  readonly isMeant: boolean
}

async function play(count: number, steps: readonly Step[]): Promise<Sent[]> {
  const market = count > LIVE_MOST ? 2 : 3
  const picks = picksOf(count)
  const { fake, slip, combination, context, wait, press, close } = await combinedSlip(
    'parlay',
    {},
    picks,
    market,
  )
  const sent: Sent[] = []
  let policy: OddsPolicy = 'better'
  let isPressing = false
  const first: Agreed = { odds: -96, line: -2, score: market === 3 ? '1,0' : undefined }
  const offered: (Agreed | null)[] = picks.map(() => first)
  const agreed: Agreed[] = picks.map(() => first)
  fake.answer(betParlay, (request) => {
    const isMeant = isPressing && offered.every((leg) => leg !== null)
    sent.push({ request, agreed: [...agreed], isMeant })
    return { kind: 'refused', code: 'systemError', text: '', details: {} }
  })
  const takeOffer = (isAsked: (leg: number) => boolean) => {
    for (const [leg, now] of offered.entries()) {
      const before = agreed[leg]
      if (now && before && (isAsked(leg) || covers(policy, before, now))) agreed[leg] = now
    }
  }
  let seq = 100
  for (const next of steps) {
    if (next.do === 'prices') {
      seq += 1
      const leg = next.leg % count
      const { line = -2, score = [1, 0], suspension, prices: [odds] = [-96] } = next.now
      const shown = market === 3 ? next.now : { ...next.now, score: undefined }
      const now = { ...shown, seq, market, ball: seq, lineId: 9000 - line }
      fake.frames.next(frameOf(picks[leg]?.match_id ?? 0, now as MatchNow))
      offered[leg] = suspension ? null : { odds, line, score: market === 3 ? score.join() : undefined }
    } else if (next.do === 'policy') {
      policy = next.policy
      context.choosePolicy(policy)
    }
    await wait(1000)
    takeOffer(() => false)
    if (next.do !== 'press') continue
    // A press agrees to what the legs that ask show, and bets at it, once no leg is without a price.
    const gates = combination().legs.selections.map(({ gate }) => gate.gate)
    if (gates.every((gate) => gate !== 'locked'))
      takeOffer((leg) => gates[leg]?.startsWith('accept') ?? false)
    isPressing = true
    await press()
    isPressing = false
    if (sent.length > 0 || slip.all.length === 0) break
  }
  close()
  return sent
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test(
  'no parlay leaves while a leg waits for consent, nor at a price, line or score that was not agreed to',
  async () => {
    let moved = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 4 }),
        fc.array(step, { minLength: 1, maxLength: 10 }),
        async (count, steps) => {
          for (const { request, agreed, isMeant } of await play(count, steps)) {
            if (request.picks.some(({ odds }) => odds !== decimal(-96))) moved += 1
            expect(isMeant).toBe(true)
            expect(
              request.picks.map(({ odds, line, score }) => ({ odds, line, score: score?.join() })),
            ).toEqual(agreed.map((leg) => ({ ...leg, odds: decimal(leg.odds) })))
          }
        },
      ),
      { numRuns: RUNS },
    )
    // The property says little where only the first prices are ever bet on.
    expect(moved).toBeGreaterThan(0)
  },
  WITHIN_MS,
)
