import type { PickIntent } from '@touchline/contracts/host'
import { defaultPreferences } from '@touchline/contracts/session'
import type { MaungDeductions } from '@touchline/rules'
import { picksOf } from '../../testing/combination-bench'
import {
  answered,
  answeredBy,
  BET_KINDS,
  betAfter,
  COMBINED,
  checkDue,
  type Kind,
  legsOf,
  limitsOf,
  offered,
  ofMember,
  ownerOf,
  placedOf,
  press,
  priceOf,
  quoteFor,
  ready,
  refused,
  sending,
  sentOf,
  staked,
  stakeOf,
} from '../../testing/combined-steps'
import { burmesePick, burmesePicks } from '../../testing/myanmar-bench'
import { ARSENAL_PICK } from '../../testing/slip-fixtures'
import { after, bet, picked, type Step } from '../../testing/slip-steps'

const ASIAN_LEGS = picksOf(3).map((pick) => ({ ...pick, odds: 204, ball: 10, line: -2, score: null }))
const BURMESE_LEGS = burmesePicks(3).map((pick) => ({ ...pick, odds: 95, ball: 5, line: 0, score: null }))
const AWAY: PickIntent = { ...ARSENAL_PICK, selection: 'away' }
const BODY = burmesePick(0)
const OTHER = picksOf(4)[3] as PickIntent
const removed = (...ids: number[]): Step => ({ type: 'removed', ids, hasUndo: true })
const UNDONE: Step = { type: 'undone' }
const unloaded = (step: Step): Step => ({ ...step, facts: { kinds: () => null } })
const KEPT: Step = { type: 'keep_selections', isOn: true }
const mode = (one: 'single' | 'parlay' | 'system' | 'myanmar'): Step => ({ type: 'mode', mode: one })

describe('a press sends exactly the bet on the button, and stores it before', () => {
  test.each([
    {
      kind: 'parlay',
      request: { idem_key: 'key-4', picks: ASIAN_LEGS, stake: 5000 },
      // Three prices of 2.04.
      money: { risk: 5000, win: 37_448 },
    },
    {
      kind: 'system',
      request: {
        idem_key: 'key-4',
        picks: ASIAN_LEGS,
        stake: 5000,
        units: [
          { size: 2, stake: 1000 },
          { size: 3, stake: 2000 },
        ],
      },
      money: { stake: 5000, risk: 5000 },
    },
    {
      kind: 'body',
      request: { idem_key: 'key-1', picks: BURMESE_LEGS.slice(0, 1), stake: 10_000 },
      money: { risk: 10_000, win: 9500 },
    },
    {
      kind: 'maung',
      count: 3,
      request: { idem_key: 'key-1', picks: BURMESE_LEGS, stake: 10_000, deduction: 20 },
      // Eight times the stake, less a fifth.
      money: { risk: 10_000, win: 54_000 },
    },
  ] as const)('$kind', ({ kind, request, money, ...one }) => {
    const count = 'count' in one ? one.count : undefined
    expect(betAfter(kind, ...ready(kind, count)).money).toMatchObject({ ...money, verdict: { ok: true } })
    const bet = betAfter(kind, ...sending(kind, count))
    expect(bet.request).toEqual({ ...request, accept: 'better' })
    expect([bet.stage, bet.effects]).toEqual(['sending', ['save', 'place']])
  })
})

describe.each(COMBINED)('a %s', (kind) => {
  const [owner, picks, made, sent] = [ownerOf(kind), legsOf(kind), ready(kind), sending(kind)]
  const isBurmese = owner === 'myanmar'
  const waiting = [...sent, answered(kind, { status: 'waiting', decide_at: 0 })]
  const rejection = placedOf(kind, { status: 'rejected', reason: 'rejectedGoal', rejected_leg: 0 })
  const rejected: Step = { type: 'news', bet: rejection, isSentHere: true }
  const found = { kind: 'ok', data: { bet: placedOf(kind) } } as const
  const lookedUp = bet({ type: 'looked_up', sent: sentOf(kind), answer: found, isAbandoned: false }, owner)
  const nextPage: Step = { type: 'logged_in', record: null, sent: [sentOf(kind)], isBack: false }
  const late = [...made, press(kind, 20_000)]
  const [worse, worseLeg] = isBurmese
    ? [priceOf(kind, 0, { percent: -70, ball: 6 }), { myanmar: { percent: -70 }, ball: 6 }]
    : [priceOf(kind, 0, { prices: [99, -97], ball: 11 }), { odds: 199, ball: 11 }]
  const [better, betterLeg] = isBurmese
    ? [priceOf(kind, 0, { percent: -30, ball: 6 }), { myanmar: { percent: -30 }, ball: 6 }]
    : [priceOf(kind, 0, { prices: [-90, 84], ball: 11 }), { odds: 211, ball: 11 }]
  const isUpdating = { stage: 'editing', request: null, draft: { refusal: { code: 'oddsIsUpdating' } } }
  const isSent = { stage: 'sending', effects: ['save', 'place'] }
  const price = isBurmese ? { odds: 95, odds_type: 1 } : { odds: 204, odds_type: 4 }
  const legs = picks.map(({ match_id }) => ({ match_id, ...price }))
  const receipts = [{ mode: owner, picks, legs, bet: { kind: BET_KINDS[kind] } }]
  const isAccepted = { stage: 'editing', receipts, effects: ['forget', 'balance', 'share', 'announce shown'] }

  test.each<[string, readonly Step[], object]>([
    ['a second press', [...sent, press(kind)], { stage: 'sending', effects: [], request: null }],
    ['an accepted bet', [...sent, answered(kind)], { ...isAccepted, picks: [], draft: { stakeText: '' } }],
    ['kept selections', [KEPT, ...sent, answered(kind)], { ...isAccepted, picks, draft: { stakeText: '' } }],
    ['another mode of a waiting bet', [...waiting, mode('single')], { stage: 'waiting', mode: owner, picks }],
    [
      'a rejected leg',
      [...waiting, rejected],
      { stage: 'rejected', picks, rejection: { bet: { rejected_leg: 0 } } },
    ],
    ['a refused leg', [...sent, refused(kind, 'invalidOddsBall')], { stage: 'editing', picks, receipts: [] }],
    ['no answer', [...sent, answeredBy(kind, null)], { stage: 'unknown', picks, effects: ['wait'] }],
    ['a press on the next page', [nextPage, press(kind)], { stage: 'unknown', mode: owner, request: null }],
    ['a look-up of the next page', [nextPage, checkDue(kind)], { stage: 'unknown', effects: ['look_up'] }],
    ['a bet that the next page finds', [nextPage, checkDue(kind), lookedUp], isAccepted],
    ['a press on old limits', late, { stage: 'validating', request: null, effects: ['ask'] }],
    ['new limits of that press', [...late, limitsOf(kind)], isSent],
    ['a worse price meanwhile', [...late, worse, limitsOf(kind)], isUpdating],
    ['a worse price just before a press', [...made, worse, press(kind, 399)], isUpdating],
    [
      'a worse price that could be read',
      [...made, worse, press(kind, 400)],
      { ...isSent, firstLeg: worseLeg },
    ],
    ['a better price', [...made, better, press(kind)], { ...isSent, firstLeg: betterLeg }],
    ['a better price of a pending bet', [...sent, better], { stage: 'sending', effects: [] }],
    ['a press before the code is loaded', [...made, unloaded(press(kind))], { request: null, effects: [] }],
    [
      'a press once it is loaded',
      [...made.map(unloaded), limitsOf(kind), ...staked(kind), press(kind)],
      isSent,
    ],
    ['a bet found before that', [nextPage, checkDue(kind), lookedUp].map(unloaded), { receipts }],
  ])('%s', (_, steps, has) => {
    expect(betAfter(kind, ...steps)).toMatchObject(has)
  })
})

test.each<[Kind, string, readonly Step[], object]>([
  ['parlay', 'a single leg', ready('parlay', 1), { fault: 'too_few', missing: 1, least: 2 }],
  ['parlay', 'two legs in play', offered('parlay', 2, 3), { fault: 'too_few', missing: 1, least: 3 }],
  ['system', 'two legs', ready('system', 2), { fault: 'too_few', missing: 1, least: 3 }],
  [
    'parlay',
    'two legs of one match',
    [...ready('parlay'), picked(AWAY)],
    { fault: 'conflict', places: [0, 3], count: 1 },
  ],
  [
    'maung',
    'two legs of one match',
    [...ready('maung', 1), picked(burmesePick(0, { selection: 'away' }))],
    { fault: 'conflict', places: [0, 1], count: 1 },
  ],
  ...(['parlay', 'system', 'maung'] as const).map((kind): [Kind, string, readonly Step[], object] => [
    kind,
    'a member without a limit',
    [...ready(kind), limitsOf(kind, { limit: null })],
    { fault: 'no_limit' },
  ]),
])('a %s of %s has a fault, and no press bets it', (kind, _, offers, fault) => {
  const steps = [...offers, kind === 'system' ? stakeOf(kind, '50', 2) : stakeOf(kind, '50')]
  expect(after(...steps).slip.combination?.legs.fault).toEqual(fault)
  const { stage, request, draft } = betAfter(kind, ...steps, press(kind))
  expect([stage, request, draft?.refusal]).toEqual(['editing', null, null])
})

test('a system without a stake is not sent', () => {
  const bet = betAfter('system', ...offered('system'), press('system'))
  expect(bet).toMatchObject({ request: null, draft: { asked: true } })
})

test.each([
  { of: 'three legs', count: 3, sizes: [2, 3] },
  { of: 'ten legs', count: 10, sizes: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { of: 'eleven legs', count: 11, sizes: [11] },
  { of: 'four legs in play', count: 4, market: 3, sizes: [3, 4] },
] as const)('a system of $of has tickets of these sizes: $sizes', ({ count, sizes, ...one }) => {
  const { slip } = after(...offered('system', count, 'market' in one ? one.market : 2))
  expect(slip.combination?.legs.fault).toEqual({ fault: 'none' })
  expect(slip.combination?.wager.kind.rows?.sizes).toEqual(sizes)
})

const ASIAN_OTHER = [picked(OTHER), mode('myanmar'), press('maung')]
const BURMESE_OTHER = [picked(BODY), mode('parlay'), press('parlay')]

test.each<[string, Kind, readonly Step[], readonly PickIntent[]]>([
  ['picked meanwhile', 'parlay', [...sending('parlay'), picked(OTHER), answered('parlay')], [OTHER]],
  ['picked meanwhile', 'system', [...sending('system'), picked(OTHER), answered('system')], [OTHER]],
  ['of Burmese prices', 'parlay', [...ready('parlay'), ...BURMESE_OTHER, answered('parlay')], [BODY]],
  ['of Asian prices', 'maung', [...ready('maung'), ...ASIAN_OTHER, answered('maung')], [OTHER]],
  ['beside a pending bet', 'maung', [...sending('maung'), picked(burmesePick(2))], legsOf('maung')],
  ['put back', 'parlay', [...ready('parlay'), removed(1), UNDONE], picksOf(3)],
  ['put back with others', 'parlay', [...ready('parlay'), removed(1, 2), UNDONE], picksOf(3)],
])('a selection %s is in the slip after a %s', (_, kind, steps, picks) => {
  expect(betAfter(kind, ...steps).picks).toEqual(picks)
})

describe.each([
  { what: 'no default stake', defaultStake: 'none', stakeText: '', kept: '' },
  { what: 'a default stake', defaultStake: 'fixed', stakeText: '20', kept: '50' },
] as const)('of a member with $what', ({ defaultStake, stakeText, kept }) => {
  const preferences = defaultPreferences()
  const betting = { ...preferences.betting, defaultStake, defaultStakeAmount: 2000 }
  const stakeAfter = (...steps: Step[]) =>
    betAfter('parlay', ...ofMember({ preferences: { ...preferences, betting } }, steps)).draft?.stakeText

  test(`a parlay of new selections begins with "${stakeText}"`, () => {
    expect(stakeAfter(...ready('parlay'))).toBe('50')
    expect(stakeAfter(...ready('parlay'), removed(1, 2, 3), picked(OTHER))).toBe(stakeText)
  })

  test(`a parlay of kept selections continues with "${kept}"`, () => {
    expect(stakeAfter(KEPT, ...sending('parlay'), answered('parlay'))).toBe(kept)
  })
})

const MYANMAR = mode('myanmar')
const ASIAN = [picked(ARSENAL_PICK), quoteFor(2)]
const BESIDE = [...ready('maung'), picked(ARSENAL_PICK), MYANMAR]

test.each<[string, Kind, readonly Step[], object]>([
  ['that is picked', 'body', [picked(BODY)], { mode: 'myanmar', picks: [BODY] }],
  ['that is picked again', 'body', [...ready('body'), picked(BODY)], { picks: [] }],
  [
    'beside a later Asian one',
    'body',
    [...ready('body'), ...ASIAN],
    { mode: 'single', picks: [BODY, ARSENAL_PICK] },
  ],
  [
    'that is bet beside an Asian one',
    'body',
    [...ready('body'), ...ASIAN, MYANMAR, press('body')],
    { request: { picks: [{ line_id: BODY.line_id }] } },
  ],
  [
    'that is put back from another mode',
    'body',
    [...ready('body'), removed(1), mode('single'), UNDONE],
    { mode: 'myanmar', picks: [BODY] },
  ],
  ['that is removed beside an Asian one', 'maung', [...BESIDE, removed(1, 2)], { picks: [ARSENAL_PICK] }],
  [
    'that is put back with others',
    'maung',
    [...BESIDE, removed(1, 2), UNDONE],
    { mode: 'myanmar', picks: [ARSENAL_PICK, ...burmesePicks(2)] },
  ],
  [
    'after ten others',
    'maung',
    burmesePicks(11).map((pick) => picked(pick)),
    { picks: burmesePicks(10), effects: ['notify full'] },
  ],
])('a Burmese selection %s', (_, kind, steps, has) => {
  expect(betAfter(kind, ...steps)).toMatchObject(has)
})

/** Limits of prices that have closed. */
const CLOSED = { quote: { open: false, min_bet: 0, max_bet: 0, max_payout: 0 }, limit: null }

test.each<[string, Kind, readonly Step[], number | undefined]>([
  ['a single keeps', 'single', [...offered('single'), quoteFor(1, CLOSED.quote)], 500_000],
  ['a body keeps', 'body', [...offered('body'), limitsOf('body', CLOSED)], 500_000],
  ['a parlay keeps', 'parlay', [...offered('parlay'), limitsOf('parlay', CLOSED)], 100_000],
  [
    'a maung does not have the limits of its body',
    'maung',
    [...offered('body'), limitsOf('body', CLOSED), picked(burmesePick(1)), limitsOf('maung', CLOSED)],
    undefined,
  ],
])('%s: the last limits stay when the price closes', (_, kind, steps, maxBet) => {
  expect(betAfter(kind, ...steps).limits?.maxBet).toBe(maxBet)
  expect(betAfter(kind, ...steps, press(kind)).request).toBeNull()
})

describe('the deduction of a maung of two, which was 15 %', () => {
  const deducted = (two: number) => limitsOf('maung', { limit: { deductions: deductionOf(two) } })
  const deductionOf = (two: number): MaungDeductions => ({ byLegs: { '2': two }, otherwise: 30 })
  const [made, pressed] = [ready('maung'), press('maung')]
  const late = [...made, press('maung', 20_000)]
  const refusal = [...sending('maung'), refused('maung', 'invalidOddsBall', { deduction: 25 }), deducted(25)]
  const twice = [...made, deducted(25), deducted(60)]
  const asks = { request: null, readiness: 'asks' }

  test.each<[string, readonly Step[], object]>([
    ['asks when it rises', [...made, deducted(25)], asks],
    ['asks when it rises again', [...made, deducted(10), deducted(15)], asks],
    ['stops a press that it rises after', [...late, deducted(25)], { ...asks, effects: ['notify not_sent'] }],
    ['is accepted by the next press', [...late, deducted(25), pressed], { request: { deduction: 25 } }],
    ['stops no press when it falls', [...late, deducted(10)], { request: { deduction: 10 } }],
    ['asks after a refusal for it', refusal, asks],
    ['is bet as it was asked about', [...refusal, pressed], { request: { deduction: 25 } }],
    ['is not bet when it rises again just before', [...twice, press('maung', 10)], { request: null }],
    ['is bet once it could be read', [...twice, pressed], { request: { deduction: 60 } }],
  ])('%s', (_, steps, has) => {
    expect(betAfter('maung', ...steps)).toMatchObject(has)
  })
})
