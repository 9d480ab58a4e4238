import type { PickIntent } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import { ARSENAL_PICK, arsenalQuote, HANDICAP, TOTAL, WINNER } from '../../testing/slip-fixtures'
import {
  after,
  afterAs,
  answer,
  as,
  entered,
  feed,
  KEEP,
  LATE_PRESS,
  MEMBER,
  MISTYPE,
  named,
  OVER,
  PICK,
  PRESS,
  picked,
  pickOf,
  pressed,
  quotes,
  READY,
  refusal,
  requestOf,
  SENT,
  STAKE,
  type Step,
  typed,
  unquoted,
} from '../../testing/slip-steps'
import { recordOf } from './reduce-record'
import { leavingOf, totalsOf } from './several'
import { movedMeanwhile, newDraft } from './slip-draft'
import { stakeFaultOf } from './slip-stake'

/** The draft of the single, and the request of the last event. */
const bettingAfter = (steps: readonly Step[], member: Partial<typeof MEMBER> = {}) => {
  const step = afterAs(member, ...steps)
  return { draft: step.slip.all[0]?.wager.draft ?? null, request: requestOf(step) }
}

const OFFERED: readonly Step[] = [PICK, feed(), quotes()]
const LEAVE = entered({ do: 'leave' })
const MAX = entered({ do: 'max' })
const moved = (limit: string, from: number, to: number) => ({ limit, from, to })

describe('the stake', () => {
  test.each<[string, readonly Step[], object, number?]>([
    ['typed stays as typed', [typed('8000')], { stakeText: '8000', adjustment: null }],
    [
      'left too low is the minimum',
      [typed('5'), LEAVE],
      { stakeText: '10', adjustment: moved('min', 500, 1000) },
    ],
    [
      'left too high is the maximum',
      [typed('8000'), LEAVE],
      { stakeText: '5,000', adjustment: moved('max', 800_000, 500_000) },
    ],
    ['left is written out', [typed('1234'), LEAVE], { stakeText: '1,234', adjustment: null }],
    ['left without its decimals has none', [typed('12.'), LEAVE], { stakeText: '12', adjustment: null }],
    ['left empty stays empty', [typed(''), LEAVE], { stakeText: '', adjustment: null }],
    ['left mistyped stays as typed', [typed('1000'), MISTYPE, LEAVE], { stakeText: '1000', mistyped: [0] }],
    [
      'mended is written out',
      [typed('1000'), MISTYPE, entered({ do: 'refuse', isRefused: false }), LEAVE],
      { stakeText: '1,000', mistyped: [] },
    ],
    ['mistyped and typed anew', [MISTYPE, typed('30'), LEAVE], { stakeText: '30', mistyped: undefined }],
    ['of Max is what the limits allow', [MAX], { stakeText: '5,000', adjustment: null }],
    ['of Max is what the balance covers', [MAX], { stakeText: '100' }, 9600],
    ['of Min is the minimum', [entered({ do: 'min' })], { stakeText: '10', adjustment: null }],
    ['of a chip is its amount', [entered({ do: 'set', minor: 5000 })], { stakeText: '50' }],
    ['cleared is empty', [typed('5'), entered({ do: 'clear' })], { stakeText: '' }],
  ])('%s', (_, steps, draft, available = 1_000_000) => {
    expect(bettingAfter([...OFFERED, ...steps], { available }).draft).toMatchObject(draft)
  })

  test('that is mistyped is not stored', () => {
    const mistyped = after(...READY, MISTYPE)
    const stakeOf = ({ state, facts }: ReturnType<typeof after>) =>
      recordOf(state, facts).selections.map(({ stakeText }) => stakeText)
    expect([stakeOf(after(...READY)), stakeOf(mistyped)]).toEqual([['100'], ['']])
  })

  test.each([
    { defaultStake: 'none', text: '' },
    { defaultStake: 'fixed', text: '50' },
    { defaultStake: 'last', text: '100' },
  ] as const)('of a next bet starts as the preferences say: $defaultStake', ({ defaultStake, text }) => {
    const { slip } = afterAs(stakedWith(defaultStake), ...SENT, answer(), OVER)
    expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual([text])
  })

  test('of a kept selection stays with a default stake, and a second click does not bet it', () => {
    const steps: readonly Step[] = [KEEP, ...SENT, answer()]
    expect(bettingAfter(steps).draft).toMatchObject({ stakeText: '' })
    const clicked = bettingAfter([...steps, pressed(1, 399)], stakedWith('fixed'))
    expect(clicked).toMatchObject({ draft: { stakeText: '100' }, request: null })
  })
})

function stakedWith(defaultStake: Preferences['betting']['defaultStake']): Partial<typeof MEMBER> {
  const { preferences } = MEMBER
  const betting = { ...preferences.betting, defaultStake, defaultStakeAmount: 5000 }
  return { preferences: { ...preferences, betting } }
}

const moves = (home: number, away: number, ball = 11) => feed({ prices: [home, away], ball })
const WORSE = moves(90, -98)
const BETTER = moves(-90, 84)
const VALIDATING = [...READY, LATE_PRESS]
const LOWERED = [...OFFERED, typed('80000'), PRESS]
const RAISED = [...OFFERED, typed('5'), LEAVE]
const ONE_OF_TWO_GONE = [
  ...READY,
  picked(pickOf(1)),
  feed({ market: 2 }, 1),
  feed({ market: 3, ball: 11 }, 1),
]
const ASKING = as({ policy: 'none' })
const WORSE_WHILE_STALE: readonly Step[] = [
  ...READY,
  { ...moves(-97, 90), ...as({ freshness: 'stale', policy: 'none' }) },
  { type: 'refreshed', afterMs: 5000, ...ASKING },
]

test('a press sends exactly the shown bet, and stores it before', () => {
  const step = after(...SENT)
  const price = { odds_type: 1, odds: -96, ball: 10, line: -2, score: [1, 0] }
  const request = { ...ARSENAL_PICK, ...price, idem_key: 'key-1', stake: 10_000, accept: 'better' }
  expect([named(step.effects), requestOf(step)]).toEqual([['save', 'place'], request])
})

describe('a press sends', () => {
  const total = quotes({ line_id: TOTAL, selection: 'over', line: 10, odds: 85, ball: 4 })

  test.each<[string, readonly Step[], object]>([
    ['a better price than the quoted one', [...READY, moves(-92, 88), PRESS], { odds: -92, ball: 11 }],
    ['a worse price that was read', [...READY, WORSE, pressed(1, 400)], { odds: 90, accept: 'better' }],
    [
      'a price that is back',
      [...READY, WORSE, { ...moves(-96, 90, 12), afterMs: 100 }, pressed(1, 0)],
      { odds: -96 },
    ],
    ['the score of a goal', [OVER, feed(), total, STAKE, feed({ score: [2, 0] }), PRESS], { score: [2, 0] }],
    ['a stake that the press before has lowered', [...LOWERED, pressed(1, 400)], { stake: 500_000 }],
    ['a stake that was raised, once that was read', [...RAISED, pressed(1, 400)], { stake: 1000 }],
    [
      'a better price of its validation',
      [...VALIDATING, BETTER, quotes({ ball: 11, odds: -90 })],
      { odds: -90 },
    ],
    ['a price that was stale', [...WORSE_WHILE_STALE, { ...pressed(1, 400), ...ASKING }], { odds: -97 }],
    ['the remaining one of two', [...ONE_OF_TWO_GONE, pressed(1, 400)], { line_id: HANDICAP }],
  ])('%s', (_, steps, request) => {
    expect(bettingAfter(steps).request).toMatchObject(request)
  })
})

describe('a press sends nothing', () => {
  const MOVED = { refusal: { code: 'oddsIsUpdating' } }
  const KEPT = { stakeText: '100', refusal: null, adjustment: null }
  const quoted = (odds: number) => quotes({ ball: 11, odds })

  test.each<[string, readonly Step[], object, Partial<typeof MEMBER>?]>([
    ['without a stake', [...OFFERED, PRESS], { stakeText: '', asked: true }],
    ['of a mistyped stake', [...READY, MISTYPE, PRESS], { asked: true }],
    ['above the balance', [...READY, PRESS], { stakeText: '100', asked: true }, { available: 5000 }],
    ['above the limit', LOWERED, { stakeText: '5,000', adjustment: moved('max', 8_000_000, 500_000) }],
    ['just after the press that lowered it', [...LOWERED, pressed(1, 399)], { stakeText: '5,000' }],
    ['just after it was raised', [...RAISED, pressed(1, 399)], { stakeText: '10' }],
    ['that would pay too much', [PICK, feed(), quotes({ max_payout: 1500 }), STAKE, LEAVE, PRESS], KEPT],
    ['on a price that moved just before', [...READY, WORSE, pressed(1, 399)], MOVED],
    [
      'on a price that was stale just before',
      [...WORSE_WHILE_STALE, { ...pressed(1, 399), ...ASKING }],
      MOVED,
    ],
    ['just after the other one of two has gone', [...ONE_OF_TWO_GONE, pressed(1, 399)], KEPT],
    [
      'above a limit that comes then',
      [...VALIDATING, quotes({ max_bet: 5000 })],
      { stakeText: '50', adjustment: moved('max', 10_000, 5000) },
    ],
    [
      'where a limit would pay too much then',
      [...VALIDATING, quotes({ max_payout: 1500 })],
      { ...KEPT, asked: false },
    ],
    ['without limits', [...VALIDATING, unquoted('requestFailed')], { refusal: { code: 'requestFailed' } }],
    [
      'where the edge refuses',
      [...VALIDATING, unquoted('requestLimit')],
      { refusal: { code: 'requestLimit' } },
    ],
    ['before its limits come', [...VALIDATING, unquoted('requestLimit'), LATE_PRESS], KEPT],
    ['where the line has moved on', [...VALIDATING, quotes({ open: false, ball: 1 })], MOVED],
    ['where the price falls meanwhile', [...VALIDATING, WORSE, quoted(90)], MOVED],
    ['where it rises and every move asks', [...VALIDATING, BETTER, quoted(-90)], MOVED, { policy: 'none' }],
    ['where it is suspended meanwhile', [...VALIDATING, feed({ suspension: 1 }), quotes()], KEPT],
  ])('%s', (_, steps, draft, member = {}) => {
    const betting = bettingAfter(steps, member)
    expect(betting.request).toBeNull()
    expect(betting.draft).toMatchObject(draft)
  })

  test('on a moved line without a stake, which it does not consent to', () => {
    const { slip } = after(...OFFERED, feed({ lineId: 9100, line: -3, ball: 20 }), PRESS)
    expect(slip.all[0]?.selection.gate.gate).toBe('accept_line')
  })
})

describe('where a currency is shown whole', () => {
  const HOME_WIN: PickIntent = { ...ARSENAL_PICK, line_id: WINNER, selection: '1' }
  const price = { odds: 333, odds_type: 4, ball: 4, line: 0 } as const
  const limits = { min_bet: 100_050, max_bet: 100_000_000, max_payout: 200_000_000 }
  const offered: readonly Step[] = [
    picked(HOME_WIN),
    feed({ lines: [[WINNER, 3, 0, 0, 4, 0, 2, 333, 546, 1033]] }),
    quotes({ ...HOME_WIN, ...price, ...limits }),
  ]

  test.each([
    { currency: 'MMK', stakeText: '600,600', to: 60_060_000 },
    { currency: 'IDR', stakeText: '600,600', to: 60_060_000 },
    { currency: 'MYR', stakeText: '600,600.60', to: 60_060_060 },
  ] as const)('the next press bets what the payout limit leaves: $stakeText $currency', (given) => {
    const { currency, stakeText, to } = given
    const lowered = [...offered, typed('1000000'), PRESS]
    const [first, second] = [lowered, [...lowered, PRESS]].map((steps) =>
      bettingAfter(steps, { currency, available: 1e12 }),
    )
    expect(first).toMatchObject({ request: null, draft: { stakeText, adjustment: { limit: 'payout', to } } })
    expect(second?.request).toMatchObject({ stake: to })
  })

  test.each([
    { what: 'least is the next that can be typed', input: { do: 'min' }, text: '1,001' },
    { what: 'most leaves the parts of the balance', input: { do: 'max' }, text: '123,456' },
  ] as const)('the $what', ({ input, text }) => {
    const { slip } = afterAs({ currency: 'MMK', available: 12_345_670 }, ...offered, entered(input))
    const { draft, money } = slip.all[0]?.wager ?? {}
    expect([draft?.stakeText, money?.verdict.ok]).toEqual([text, true])
  })
})

describe('the money of a bet', () => {
  test.each<[string, readonly Step[], number, number | null]>([
    ['follows the price while it is edited', [...READY, BETTER], 9000, null],
    ['is the sent one while it is pending', [...SENT, WORSE], 9600, 9600],
    ['is the pressed one while it is validated', [...VALIDATING, BETTER], 9600, 9600],
    ['is the sent one then', [...VALIDATING, BETTER, quotes({ ball: 11, odds: -90 })], 9000, 9000],
    [
      'is computed anew where none was sent',
      [...VALIDATING, moves(-98, 92), quotes({ ball: 11, odds: -98 })],
      9800,
      null,
    ],
  ])('%s', (_, steps, risk, sum) => {
    const { all } = after(...steps).slip
    expect(all[0]?.wager.money).toMatchObject({ risk, win: 10_000, verdict: { ok: true } })
    expect(totalsOf(leavingOf(all))?.risk ?? null).toBe(sum)
  })
})

const waited = (afterMs: number): Step => ({ type: 'refreshed', afterMs })
const firstOf = ({ slip }: ReturnType<typeof after>) => {
  const { draft = null, money = null, limits = null } = slip.all[0]?.wager ?? {}
  return { refusal: draft?.refusal ?? null, fault: stakeFaultOf(money, limits) }
}

describe('a refusal', () => {
  const MOVING = [...SENT, refusal('oddsIsUpdating')]
  const MOVED = { code: 'oddsIsUpdating' }
  const lockedPrice = feed({ state: 1, ball: 11 })
  const again = (): Step => ({
    type: 'bet',
    owner: 1,
    event: { type: 'edit', draft: { ...newDraft('100'), refusal: movedMeanwhile() } },
  })
  const ofTwo = [...READY, picked({ ...ARSENAL_PICK, selection: 'away' }), PRESS, refusal('oddsIsUpdating')]
  const closed = [...SENT, refusal('game_maintenance', { until: 9 })]
  const CLOSED = { code: 'game_maintenance', until: 9 }
  const overLimit = [...SENT, refusal('betOverMax', { bound: 5 })]
  const OVER_LIMIT = { code: 'betOverMax', bound: 5 }
  const over: Step = { type: 'maintenance_over' }

  test.each<[string, readonly Step[], object | null]>([
    ['of a moving price stays for 2.9 seconds', [...MOVING, waited(2900)], MOVED],
    ['of a moving price ends after 3 seconds', [...MOVING, waited(3000)], null],
    ['of a moving price stays while that is locked', [...MOVING, lockedPrice, waited(5000)], MOVED],
    [
      'of a moving price ends with the lock',
      [...MOVING, lockedPrice, waited(5000), feed({ ball: 12 })],
      null,
    ],
    [
      'that is repeated stays its whole time',
      [...MOVING, again(), waited(2000), again(), waited(2900)],
      MOVED,
    ],
    ['that is repeated ends then', [...MOVING, again(), waited(2000), again(), waited(3000)], null],
    ['of a moving price stays with one of several', [...ofTwo, waited(5000)], MOVED],
    ['of a moving price ends with the next press', [...MOVING, PRESS], null],
    ['of a limit stays', [...overLimit, waited(60_000)], OVER_LIMIT],
    ['of a limit ends with an edit of the stake', [...overLimit, typed('50')], null],
    ['of a limit stays after maintenance', [...overLimit, over], OVER_LIMIT],
    ['of maintenance stays', [...closed, waited(60_000)], CLOSED],
    ['of maintenance ends with it', [...closed, over], null],
  ])('%s', (_, steps, has) => {
    const found = firstOf(after(...steps))
    expect(found).toMatchObject({ refusal: has })
  })

  test('of a moved price asks about the quote that came with it', () => {
    const quote = arsenalQuote({ ball: 12, odds: 80 })
    const quoted: Step = { type: 'refused_quotes', owner: 1, details: {}, quote }
    const [entry] = after(...SENT, refusal('invalidOddsBall'), quoted).slip.all
    expect(entry?.wager.draft?.refusal).toMatchObject({ code: 'invalidOddsBall' })
    const asks = { gate: 'accept_price', from: { odds: -96 }, terms: { odds: 80, ball: 12 } }
    expect(entry?.selection.gate).toMatchObject(asks)
  })
})

describe('of a refusal and a quote the newer one is the limit of a match', () => {
  const overMatch = (bound: number) => [...SENT, refusal('betOverMaxPerMatch', { bound })]
  const full = overMatch(0)
  const left = (match_left: number | undefined, afterMs = 2000): Step => ({
    ...quotes({ match_left }),
    afterMs,
  })

  test.each<[string, readonly Step[], number | null, string | null]>([
    ['the refusal at first', full, 0, 'full'],
    ['the refusal after a press, too', [...full, PRESS], 0, 'full'],
    ['the refusal where a quote has no such limit', [...full, left(undefined)], 0, 'full'],
    ['the refusal where the quote came within 1.5 seconds', [...full, left(1_000_000, 1499)], 0, 'full'],
    ['a quote that came after 1.5 seconds', [...full, left(1_000_000, 1500)], null, null],
    ['a quote by which a smaller stake fits', [...full, left(4800)], 5000, null],
    ['a quote by which no stake fits', [...overMatch(5000), left(500)], 0, 'full'],
  ])('%s', (_, steps, bound, fault) => {
    const found = firstOf(after(...steps))
    expect([found.refusal?.bound ?? null, found.fault]).toEqual([bound, fault])
  })

  test('a press bets the stake that fits', () => {
    const lowered = [...full, left(4800), PRESS]
    expect(after(...lowered).slip.all[0]?.wager.draft).toMatchObject({ stakeText: '50', refusal: null })
    expect(requestOf(after(...lowered))).toBeNull()
    expect(requestOf(after(...lowered, PRESS))).toMatchObject({ stake: 5000, idem_key: 'key-1.1' })
  })
})

test.each([
  { available: 100, bound: 0, fault: 'short' },
  { available: 900_000, bound: null, fault: null },
])('a refusal for want of balance has the bound $bound with a balance of $available', (given) => {
  const short = [...SENT, refusal('insufficient_balance', { bound: 0 })]
  const found = firstOf(after(...short, { ...waited(0), ...as({ available: given.available }) }))
  expect([found.refusal?.bound ?? null, found.fault]).toEqual([given.bound, given.fault])
})
