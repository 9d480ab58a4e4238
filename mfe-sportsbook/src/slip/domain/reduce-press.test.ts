import type { PickIntent } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import { ARSENAL_PICK, type arsenalQuote, HANDICAP, TOTAL, WINNER } from '../../testing/slip-fixtures'
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
  requestOf,
  SENT,
  STAKE,
  type Step,
  typed,
  unquoted,
} from '../../testing/slip-steps'
import { recordOf } from './reduce-record'
import { leavingOf, totalsOf } from './several'

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
      'left below the minimum is the minimum',
      [typed('5'), LEAVE],
      { stakeText: '10', adjustment: moved('min', 500, 1000) },
    ],
    [
      'left above the maximum is the maximum',
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
    const click = [...steps, pressed(1, 300)]
    expect(bettingAfter(click, stakedWith('fixed'))).toMatchObject({
      draft: { stakeText: '100' },
      request: null,
    })
  })
})

function stakedWith(defaultStake: Preferences['betting']['defaultStake']): Partial<typeof MEMBER> {
  const { preferences } = MEMBER
  return {
    preferences: {
      ...preferences,
      betting: { ...preferences.betting, defaultStake, defaultStakeAmount: 5000 },
    },
  }
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
  const { effects, ...sent } = after(...SENT)
  expect(named(effects)).toEqual(['save', 'place'])
  expect(requestOf({ ...sent, effects })).toEqual({
    idem_key: 'key-1',
    ...ARSENAL_PICK,
    odds_type: 1,
    odds: -96,
    ball: 10,
    line: -2,
    score: [1, 0],
    stake: 10_000,
    accept: 'better',
  })
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
      'above the limit that its validation brings',
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
  const PRICE: Parameters<typeof arsenalQuote>[0] = {
    line_id: WINNER,
    selection: '1',
    odds: 333,
    odds_type: 4,
    ball: 4,
    line: 0,
    min_bet: 100_050,
    max_bet: 100_000_000,
    max_payout: 200_000_000,
  }
  const HOME_WIN: PickIntent = { ...ARSENAL_PICK, line_id: WINNER, selection: '1' }
  const offered: readonly Step[] = [
    picked(HOME_WIN),
    feed({ lines: [[WINNER, 3, 0, 0, 4, 0, 2, 333, 546, 1033]] }),
    quotes(PRICE),
  ]

  test.each([
    { currency: 'MMK', text: '600,600', stake: 60_060_000 },
    { currency: 'IDR', text: '600,600', stake: 60_060_000 },
    { currency: 'MYR', text: '600,600.60', stake: 60_060_060 },
  ] as const)(
    'a stake of $currency that the payout limit lowers to $text is bet by the next press',
    (given) => {
      const member = { currency: given.currency, available: 1e12 }
      const lowered = [...offered, typed('1000000'), PRESS]
      expect(bettingAfter(lowered, member)).toMatchObject({
        request: null,
        draft: { stakeText: given.text, adjustment: { limit: 'payout', to: given.stake } },
      })
      expect(bettingAfter([...lowered, PRESS], member).request).toMatchObject({ stake: given.stake })
    },
  )

  test.each([
    { what: 'least is the next that can be typed', input: { do: 'min' } as const, text: '1,001' },
    { what: 'most leaves the parts of the balance', input: { do: 'max' } as const, text: '123,456' },
  ])('the $what', ({ input, text }) => {
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
    [
      'is the sent one after it was validated',
      [...VALIDATING, BETTER, quotes({ ball: 11, odds: -90 })],
      9000,
      9000,
    ],
    [
      'is computed again where nothing was sent',
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
