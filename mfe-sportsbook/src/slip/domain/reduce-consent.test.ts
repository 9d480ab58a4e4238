import type { Bet } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { OddsTypeId } from '@touchline/contracts/odds'
import {
  BET_KINDS,
  betAfter,
  type Kind,
  legsOf,
  limitsOf,
  lowerOf,
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

  test.each<[Kind, PriceNow, from: number | undefined]>([
    ['single', { ball: 44, prices: [85, -93] }, -96],
    ['single', { ball: 44 }, undefined],
    ['body', { ball: 6, odds: 85 }, 95],
    ['body', { ball: 6 }, undefined],
  ])('a %s marks a move that the policy covers, and no new version: %j', (kind, now, from) => {
    const seen = [...offered(kind, 1, kind === 'single' ? 3 : 2)]
    const { slip } = after(...ofMember({ policy: 'any' }, way(seen, priced(kind, now))))
    expect(selectionOf(slip)?.movedFrom?.odds).toBe(from)
  })

  test.each<[string, PriceNow, object]>([
    ['the same price', { ball: 44 }, { gate: 'confirm', terms: { odds: 204 } }],
    ['a lower price', { ball: 44, prices: [99, -97] }, { from: { odds: 204 }, terms: { odds: 199 } }],
    ['a higher price', { ball: 44, prices: [-90, 84] }, { gate: 'confirm', terms: { odds: 211 } }],
  ])('is asked about in the odds type of now at %s', (_, now, gate) => {
    const inDecimals = ofMember({ oddsType: OddsTypeId.DEC }, [priced('single', now)])
    const steps = way([...offered('single', 1, 3)], priced('single', {}))
    expect(gateAfter(...steps, ...inDecimals)).toMatchObject(gate)
    expect(gateAfter(...steps, ...inDecimals)).toMatchObject({ terms: { oddsType: OddsTypeId.DEC } })
  })
})

describe('a market that went in play', () => {
  const before = [...offered('single')]
  const goes = priced('single', { score: [0, 0] })
  const back: Step[] = [...before, goes, { type: 'undone' }, quoted(2)]

  test.each([[before], [nextPage(...before)]])('takes its selection out with a way back', (steps) => {
    const { state } = after(...ofMember({ policy: 'any' }, [...steps, goes]))
    expect(state).toMatchObject({ selections: [], removed: [{ why: 'market', pick: ARSENAL_PICK }] })
  })

  test.each([[back], [nextPage(...back)]])(
    'asks about the score of a selection that is put back',
    (steps) => {
      const gate = gateAfter(...ofMember({ policy: 'any' }, [...steps, goes]))
      expect(gate).toMatchObject({ gate: 'accept_line', terms: { market: 3, score: [0, 0] } })
    },
  )
})

describe('a bet asks at the price of its selection', () => {
  const noSuchBet = { kind: 'refused', code: 'betNotExists', text: '', details: {} } as const
  const notPlaced = (kind: Kind) => [
    bet({ type: 'looked_up', sent: sentOf(kind), answer: noSuchBet, isAbandoned: true }, ownerOf(kind)),
    bet({ type: 'again' }, ownerOf(kind)),
  ]

  test.each<[string, Kind, Step[]]>([
    ['of a single', 'single', [...sending('single')]],
    ['of a quick bet, which no record has', 'single', []],
    ['of a body', 'body', [...sending('body')]],
  ])('that an earlier page sent and that was not placed: %s', (_, kind, steps) => {
    const record = recordAfter(...steps)
    const page: Step[] = [{ type: 'logged_in', record, sent: [sentOf(kind)], isBack: false }, quoted(1)]
    expect(gateAfter(...page, lowerOf(kind), ...notPlaced(kind))).toMatchObject({
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
    expect(gateAfter(...offered(kind), pick, pick, quoted(2), lowerOf(kind))?.gate).toBe('confirm')
  })
})

test('a moved line is bet on by the press that consents, once its limits are known', () => {
  const line = priceOf('single', 0, { lineId: 9010, line: -1, ball: 1, prices: [77, -85] })
  const pressed = [...ready('single'), line, press('single')]
  expect(betAfter('single', ...pressed)).toMatchObject({ stage: 'validating', effects: ['ask'] })
  const { request } = betAfter('single', ...pressed, quoteFor(1, { line_id: 9010, odds: 77, ball: 1 }))
  expect(request).toMatchObject({ line_id: 9010, line: -1, odds: 77 })
})

describe.each(['single', 'parlay', 'body'] as const)('a %s', (kind) => {
  test.each<[SlipMember['policy'], calm: string, moved: string]>([
    ['none', 'none', 'better'],
    ['better', 'better', 'better'],
    ['any', 'any', 'any'],
  ])('under the policy "%s" accepts "%s", and "%s" after a consent', (policy, ...accepted) => {
    const acceptedAfter = (...steps: Step[]) =>
      betAfter(kind, ...ofMember({ policy }, [...ready(kind), ...steps, press(kind)])).request?.accept
    expect([acceptedAfter(), acceptedAfter(lowerOf(kind))]).toEqual(accepted)
  })

  test.each<[string, Partial<SlipMember>]>([
    ['stale', { freshness: 'stale' }],
    ['offline', { freshness: 'lost' }],
    ['view_only', { isViewOnly: true }],
    ['maintenance', { closedUntil: NOW + 60_000 }],
  ])('is locked: %s', (lock, member) => {
    const steps = [...ready(kind), ...ofMember(member, [press(kind)])]
    expect(gateAfter(...steps)).toEqual({ gate: 'locked', lock: { lock } })
    const locked = { stage: 'editing', request: null, readiness: 'locked' }
    expect(betAfter(kind, ...steps)).toMatchObject(locked)
  })
})

test.each<[string, Kind, Step[], object]>([
  [
    'a suspension',
    'body',
    [...offered('body'), priceOf('body', 0, { state: 1, ball: 6 })],
    { lock: 'suspended' },
  ],
  [
    'a closed price',
    'body',
    [...offered('body'), priceOf('body', 0, { state: 2, ball: 6 })],
    { lock: 'closed' },
  ],
  [
    'a match in play',
    'body',
    [...offered('body'), priceOf('body', 0, { market: 3, ball: 6 })],
    { lock: 'closed', why: { code: 'matchNotAllowBet' } },
  ],
  [
    'a closed quote before the first price',
    'single',
    [...nextPage(...offered('single')), quoteFor(1, { open: false, reason: 'matchHide' })],
    { lock: 'closed', why: { code: 'matchHide' } },
  ],
  [
    'a closed quote before the first price',
    'body',
    [...nextPage(...offered('body')), limitsOf('body', { quote: { open: false, reason: 'invalidBet' } })],
    { lock: 'closed', why: { code: 'invalidBet' } },
  ],
])('%s locks a %s, which keeps its names', (_, _kind, steps, lock) => {
  expect(gateAfter(...steps)).toMatchObject({ gate: 'locked', lock })
  expect(selectionOf(after(...steps).slip)?.leg).toMatchObject({ home: 'Arsenal' })
})

describe('a body under the policy', () => {
  const level = picked({ ...BODY, myanmar: { goals: 0, percent: -50, upper: 'home' } })
  const levelAt = (percent: number, upper: 0 | 1, ball: number) =>
    priceOf('body', 0, { goals: 0, percent, upper, ball })
  const early = picked({ ...BODY, myanmar: { goals: 1, percent: -20, upper: 'home' } })

  test.each<[SlipMember['policy'], string, Step[], object]>([
    [
      'any',
      'takes the percent of a level ball',
      [level, levelAt(-50, 0, 5), levelAt(-60, 0, 6)],
      { gate: 'confirm' },
    ],
    [
      'any',
      'asks about its upper side',
      [level, levelAt(-50, 0, 5), levelAt(-50, 1, 6)],
      { gate: 'accept_line' },
    ],
    [
      'better',
      'asks about a move before the first price',
      [early, priceOf('body')],
      { gate: 'accept_price', from: { percent: -20 }, terms: { percent: -50 } },
    ],
    [
      'none',
      'asks about the price of another tab in a tab without a price',
      [picked(BODY), stored(...offered('body')), lowerOf('body')],
      { gate: 'accept_price', from: { odds: 95 } },
    ],
  ])('"%s" %s', (policy, _, steps, gate) => {
    expect(gateAfter(...ofMember({ policy }, steps))).toMatchObject(gate)
  })
})
