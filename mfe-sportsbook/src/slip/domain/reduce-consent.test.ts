import type { Bet } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { OddsTypeId } from '@touchline/contracts/odds'
import {
  BET_KINDS,
  betAfter,
  type Kind,
  legsOf,
  limitsOf,
  offered,
  ofMember,
  ownerOf,
  type PriceNow,
  press,
  priceOf,
  quoteFor,
  ready,
  recordAfter,
  sending,
  sentOf,
} from '../../testing/combined-steps'
import { burmesePick } from '../../testing/myanmar-bench'
import { ARSENAL, ARSENAL_PICK, arsenalBet, arsenalLeg, NOW } from '../../testing/slip-fixtures'
import { after, bet, picked, type Step } from '../../testing/slip-steps'
import { lastBetOf } from './receipts'
import type { SlipNow } from './slip-now'
import type { SlipMember } from './slip-state'

const BODY = burmesePick(0)
const selectionOf = ({ all, burmese }: SlipNow) => all[0]?.selection ?? burmese[0]
const gateAfter = (...steps: Step[]) => selectionOf(after(...steps).slip)?.gate
/** Quotes of the handicap of Arsenal. */
const quoted = (id: number) => quoteFor(id, { match_id: ARSENAL })
const priced = (kind: Kind, now: PriceNow) =>
  priceOf(kind, 0, kind === 'single' ? { market: 3, ...now } : now)
const nextPage = (...steps: Step[]): Step[] => [
  { type: 'logged_in', record: recordAfter(...steps), sent: [], isBack: false },
  quoted(1),
]

const stored = (...steps: Step[]): Step => ({
  type: 'stored',
  record: recordAfter(...steps),
  sent: [],
  sentHere: new Set(),
  isTyping: false,
})

/** Ways from the terms that the player has seen to those of now. */
const WAYS: [string, (seen: Step[], now: Step) => Step[]][] = [
  ['in the slip', (seen, now) => [...seen, now]],
  ['on the next page', (seen, now) => [...nextPage(...seen), now]],
  ['in another tab', (seen, now) => [stored(...seen), quoted(1), now]],
  [
    'back in the slip',
    (seen, now) => [
      ...seen,
      { type: 'removed', ids: [1], hasUndo: true },
      { type: 'undone' },
      quoted(2),
      now,
    ],
  ],
]

describe.each(WAYS)('a selection %s', (_, way) => {
  test.each<[string, Kind, 'none' | 'better' | 'any', PriceNow, string]>([
    ['the same price', 'single', 'none', {}, 'confirm'],
    ['the same price of a newer version', 'single', 'none', { ball: 44 }, 'confirm'],
    ['a lower price', 'single', 'none', { ball: 44, prices: [85, -93] }, 'accept_price'],
    ['a lower price', 'single', 'better', { ball: 44, prices: [85, -93] }, 'accept_price'],
    ['a lower price', 'single', 'any', { ball: 44, prices: [85, -93] }, 'confirm'],
    ['a higher price', 'single', 'none', { ball: 44, prices: [-80, 72] }, 'accept_price'],
    ['a higher price', 'single', 'better', { ball: 44, prices: [-80, 72] }, 'confirm'],
    ['a moved line', 'single', 'any', { ball: 44, line: -3, lineId: 9100 }, 'accept_line'],
    ['a goal more', 'single', 'any', { ball: 44, score: [2, 0] }, 'accept_line'],
    ['the same price', 'body', 'none', {}, 'confirm'],
    ['the same price of a newer version', 'body', 'none', { ball: 6 }, 'confirm'],
    ['a lower price', 'body', 'none', { ball: 6, odds: 85 }, 'accept_price'],
    ['a lower price', 'body', 'better', { ball: 6, odds: 85 }, 'accept_price'],
    ['a lower price', 'body', 'any', { ball: 6, odds: 85 }, 'confirm'],
    ['a higher price', 'body', 'none', { ball: 6, odds: 98 }, 'accept_price'],
    ['a higher price', 'body', 'better', { ball: 6, odds: 98 }, 'confirm'],
    ['a worse percent', 'body', 'better', { ball: 6, percent: -60 }, 'accept_price'],
    ['other goals', 'body', 'any', { ball: 6, goals: 2 }, 'accept_line'],
  ])('at %s of a %s under the policy "%s": %o is %s', (_what, kind, policy, now, gate) => {
    const seen = [...offered(kind, 1, kind === 'single' ? 3 : 2)]
    const steps = ofMember({ policy }, way(ofMember({ policy }, seen), priced(kind, now)))
    expect(gateAfter(...steps)?.gate).toBe(gate)
  })

  test.each<[Kind, PriceNow, number]>([
    ['single', { ball: 44, prices: [85, -93] }, -96],
    ['body', { ball: 6, odds: 85 }, 95],
  ])('a %s marks a move that the policy covers', (kind, now, from) => {
    const seen = [...offered(kind, 1, kind === 'single' ? 3 : 2)]
    const { slip } = after(...ofMember({ policy: 'any' }, way(seen, priced(kind, now))))
    expect(selectionOf(slip)?.movedFrom?.odds).toBe(from)
  })

  test.each<[string, PriceNow, object]>([
    ['the same price', { ball: 44 }, { gate: 'confirm', terms: { odds: 204, oddsType: 4 } }],
    [
      'a lower price',
      { ball: 44, prices: [99, -97] },
      { gate: 'accept_price', from: { odds: 204, oddsType: 4 }, terms: { odds: 199, oddsType: 4 } },
    ],
    [
      'a higher price',
      { ball: 44, prices: [-90, 84] },
      { gate: 'confirm', terms: { odds: 211, oddsType: 4 } },
    ],
  ])('is asked about in the odds type of now at %s', (_, now, gate) => {
    const inDecimals = ofMember({ oddsType: OddsTypeId.DEC }, [priced('single', now)])
    const steps = way([...offered('single', 1, 3)], priced('single', {}))
    expect(gateAfter(...steps, ...inDecimals)).toMatchObject(gate)
  })
})

describe('a market that went in play', () => {
  const before = [...offered('single')]
  const goes = priced('single', { score: [0, 0] })
  const back = [...before, goes, { type: 'undone' } as const, quoted(2)]

  test.each<[string, Step[]]>([
    ['in the slip', [...before, goes]],
    ['before the next page', [...nextPage(...before), goes]],
  ])('takes its selection out with a way back: %s', (_, steps) => {
    const { state } = after(...ofMember({ policy: 'any' }, steps))
    expect(state).toMatchObject({ selections: [], removed: [{ why: 'market', pick: ARSENAL_PICK }] })
  })

  test.each<[string, Step[]]>([
    ['that is put back', [...back, goes]],
    ['that is put back, on the next page', [...nextPage(...back), goes]],
  ])('asks about the score of a selection %s', (_, steps) => {
    expect(gateAfter(...ofMember({ policy: 'any' }, steps))).toMatchObject({
      gate: 'accept_line',
      terms: { market: 3, score: [0, 0] },
    })
  })
})

describe('a bet asks at the price of its selection', () => {
  const noSuchBet = { kind: 'refused', code: 'betNotExists', text: '', details: {} } as const
  const notPlaced = (kind: Kind) => [
    bet({ type: 'looked_up', sent: sentOf(kind), answer: noSuchBet, isAbandoned: true }, ownerOf(kind)),
    bet({ type: 'again' }, ownerOf(kind)),
  ]
  const lower = (kind: Kind) =>
    kind === 'body'
      ? priceOf('body', 0, { ball: 6, odds: 85 })
      : priceOf('single', 0, { ball: 44, prices: [85, -93] })

  test.each<[string, Kind, Step[]]>([
    ['of a single', 'single', [...sending('single')]],
    ['of a quick bet, which no record has', 'single', []],
    ['of a body', 'body', [...sending('body')]],
  ])('that an earlier page sent and that was not placed: %s', (_, kind, steps) => {
    const record = recordAfter(...steps)
    const page: Step[] = [{ type: 'logged_in', record, sent: [sentOf(kind)], isBack: false }, quoted(1)]
    expect(gateAfter(...page, lower(kind), ...notPlaced(kind))).toMatchObject({
      gate: 'accept_price',
      from: { odds: kind === 'body' ? 95 : -96 },
    })
  })

  test.each<[Kind, object]>([
    ['single', arsenalLeg({ market: 2, odds: 300 })],
    ['body', { ...arsenalLeg({ line_id: BODY.line_id, odds: 30 }), myanmar: BODY.myanmar }],
  ])('of now where it is the last bet again: %s', (kind, leg) => {
    const last = lastBetOf(arsenalBet({ kind: BET_KINDS[kind], legs: [leg as Bet['legs'][number]] }))
    const again: Step = { type: 'bet_again', last, hasStake: false }
    for (const steps of [[again, quoted(1)], nextPage(again)])
      expect(gateAfter(...ofMember({ policy: 'none' }, [...steps, priceOf(kind)]))?.gate).toBe('confirm')
  })

  test.each(['single', 'body'] as const)('of now where it is picked anew: %s', (kind) => {
    const pick = picked(legsOf(kind)[0] as PickIntent)
    expect(gateAfter(...offered(kind), pick, pick, quoted(2), lower(kind))?.gate).toBe('confirm')
  })
})

test('a moved line is bet on by the press that consents, once its limits are known', () => {
  const line = priceOf('single', 0, { lineId: 9010, line: -1, ball: 1, prices: [77, -85] })
  const steps = [...ready('single'), line]
  expect(gateAfter(...steps)).toMatchObject({ gate: 'accept_line', terms: { line: -1, odds: 77 } })
  expect(betAfter('single', ...steps, press('single'))).toMatchObject({
    stage: 'validating',
    effects: ['ask'],
  })
  const limits = quoteFor(1, { line_id: 9010, odds: 77, ball: 1 })
  expect(betAfter('single', ...steps, press('single'), limits).request).toMatchObject({
    line_id: 9010,
    line: -1,
    odds: 77,
  })
})

describe.each(['single', 'parlay', 'body'] as const)('a %s', (kind) => {
  const worse =
    kind === 'body'
      ? priceOf(kind, 0, { ball: 6, odds: 85 })
      : priceOf(kind, 0, { ball: 44, prices: [85, -93] })
  const goesAt = (policy: SlipMember['policy'], ...steps: Step[]) =>
    betAfter(kind, ...ofMember({ policy }, [...ready(kind), ...steps, press(kind)])).request

  test.each<['none' | 'better' | 'any', Step[], string]>([
    ['none', [], 'none'],
    ['none', [worse], 'better'],
    ['better', [], 'better'],
    ['better', [worse], 'better'],
    ['any', [worse], 'any'],
  ])('under the policy "%s" accepts moves after the moves %j: %s', (policy, steps, accept) => {
    expect(goesAt(policy, ...steps)).toMatchObject({ accept })
  })

  test.each<[string, Partial<SlipMember>]>([
    ['stale', { freshness: 'stale' }],
    ['offline', { freshness: 'lost' }],
    ['view_only', { isViewOnly: true }],
    ['maintenance', { closedUntil: NOW + 60_000 }],
  ])('is locked: %s', (lock, member) => {
    const steps = [...ready(kind), ...ofMember(member, [press(kind)])]
    const { stage, request, readiness } = betAfter(kind, ...steps)
    expect([gateAfter(...steps), stage, request, readiness]).toEqual([
      { gate: 'locked', lock: { lock } },
      'editing',
      null,
      'locked',
    ])
  })
})

test.each<[Kind, Step, string]>([
  ['single', quoteFor(1, { open: false, reason: 'matchHide' }), 'matchHide'],
  [
    'body',
    limitsOf('body', { quote: { open: false, reason: 'matchNotAllowBet' }, limit: null }),
    'matchNotAllowBet',
  ],
])(
  'a %s that the server does not offer is closed before its first price, and has its names',
  (kind, quote, code) => {
    const { slip } = after(...nextPage(...offered(kind)), quote)
    const selection = selectionOf(slip)
    expect(selection?.gate).toMatchObject({ lock: { lock: 'closed', why: { code } } })
    expect(selection?.leg).toMatchObject({ home: 'Arsenal' })
  },
)

test('the limits of a single stay when its price closes', () => {
  const closed = quoteFor(1, { open: false, reason: 'invalidOdds', min_bet: 0, max_bet: 0, max_payout: 0 })
  const { limits, readiness } = betAfter('single', ...offered('single'), closed)
  expect([limits, readiness]).toEqual([{ minBet: 1000, maxBet: 500_000, maxPayout: 5_000_000 }, 'locked'])
})

test('the upper side of a level ball asks under every policy, its percent does not', () => {
  const level: PickIntent = { ...BODY, myanmar: { goals: 0, percent: -50, upper: 'home' } }
  const moved = { goals: 0, percent: -60, ball: 6 }
  const steps = ofMember({ policy: 'any' }, [
    picked(level),
    priceOf('body', 0, { goals: 0 }),
    priceOf('body', 0, moved),
  ])
  const [turned] = ofMember({ policy: 'any' }, [priceOf('body', 0, { ...moved, upper: 1, ball: 7 })])
  expect(gateAfter(...steps)?.gate).toBe('confirm')
  expect(gateAfter(...steps, turned as Step)?.gate).toBe('accept_line')
})

test('a body of another tab asks about the price of there in a tab that knows none yet', () => {
  const here = [picked(BODY), stored(...offered('body')), priceOf('body', 0, { ball: 6, odds: 85 })]
  expect(gateAfter(...ofMember({ policy: 'none' }, here))).toMatchObject({
    gate: 'accept_price',
    from: { odds: 95 },
  })
})
