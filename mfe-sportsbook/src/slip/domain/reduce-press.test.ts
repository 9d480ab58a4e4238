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
  LATE_PRESS,
  MEMBER,
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
  type Step,
  typed,
  unquoted,
} from '../../testing/slip-steps'
import { type PressFacts, pressVerdict } from './reduce-press'
import { recordOf } from './reduce-record'
import { leavingOf, totalsOf } from './several'

const FACTS: PressFacts = {
  now: 1000,
  guardedUntil: 0,
  isEditing: true,
  readiness: 'ready',
  isUnread: false,
  paysTooMuch: false,
  hasStakeToMend: false,
}

test.each<[string, Partial<PressFacts>, string]>([
  ['a ready bet', {}, 'bet'],
  ['a pending bet', { isEditing: false }, 'too_soon'],
  ['a button that changes', { guardedUntil: 1001 }, 'too_soon'],
  ['a button that changed long ago', { guardedUntil: 1000 }, 'bet'],
  ['a locked selection', { readiness: 'locked' }, 'locked'],
  ['a payout above the limit', { paysTooMuch: true }, 'locked'],
  ['a moved price', { readiness: 'asks' }, 'consent'],
  ['a price that moved just now', { readiness: 'asks', isUnread: true }, 'unread'],
  ['a ready bet that is unread', { isUnread: true }, 'bet'],
  ['no stake', { hasStakeToMend: true }, 'mend_stake'],
  ['a moved price without a stake', { readiness: 'asks', hasStakeToMend: true }, 'mend_stake'],
])('the verdict of a press on %s', (_, change, verdict) => {
  expect(pressVerdict({ ...FACTS, ...change })).toBe(verdict)
})

/** The draft of the single, and the request of the last event. */
const bettingAfter = (steps: readonly Step[], member: Partial<typeof MEMBER> = {}) => {
  const step = afterAs(member, ...steps)
  return { draft: step.slip.all[0]?.wager.draft ?? null, request: requestOf(step) }
}

const OFFERED: readonly Step[] = [PICK, feed(), quotes()]
const LEAVE = entered({ do: 'leave' })
const MISTYPE = entered({ do: 'refuse', isRefused: true })

describe('the stake', () => {
  test.each<[string, readonly Step[], object, number?]>([
    ['typed stays as typed', [typed('8000')], { stakeText: '8000', adjustment: null }],
    [
      'left below the minimum is the minimum',
      [typed('5'), LEAVE],
      { stakeText: '10', adjustment: { limit: 'min', from: 500, to: 1000 } },
    ],
    [
      'left above the maximum is the maximum',
      [typed('8000'), LEAVE],
      { stakeText: '5,000', adjustment: { limit: 'max', from: 800_000, to: 500_000 } },
    ],
    ['left is written out', [typed('1234'), LEAVE], { stakeText: '1,234', adjustment: null }],
    ['left without its decimals has none', [typed('12.'), LEAVE], { stakeText: '12', adjustment: null }],
    ['left empty stays empty', [typed(''), LEAVE], { stakeText: '', adjustment: null }],
    ['left mistyped stays as typed', [typed('1000'), MISTYPE, LEAVE], { stakeText: '1000', mistyped: [0] }],
    [
      'mistyped and mended is written out',
      [typed('1000'), MISTYPE, entered({ do: 'refuse', isRefused: false }), LEAVE],
      { stakeText: '1,000', mistyped: [] },
    ],
    ['of Max is what the limits allow', [entered({ do: 'max' })], { stakeText: '5,000', adjustment: null }],
    ['of Max is what the balance covers', [entered({ do: 'max' })], { stakeText: '100' }, 9600],
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
    const steps: readonly Step[] = [{ type: 'keep_selections', isOn: true }, ...SENT, answer()]
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

const worse = feed({ prices: [90, -98], ball: 11 })
const moved = feed({ lineId: 9100, line: -3, ball: 20 })
const stale = as({ freshness: 'stale', policy: 'none' })
const asking = as({ policy: 'none' })

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
  test.each<[string, readonly Step[], object]>([
    [
      'a better price than the quoted one',
      [...READY, feed({ prices: [-92, 88], ball: 11 }), PRESS],
      { odds: -92, ball: 11 },
    ],
    [
      'a worse price that was read, under the policy of the member',
      [...READY, worse, PRESS],
      { odds: 90, accept: 'better' },
    ],
    [
      'a moved price where every move asks, with better ones accepted',
      [...READY, worse, { ...PRESS, ...asking }],
      { odds: 90, accept: 'better' },
    ],
    [
      'a worse price that the policy covers',
      [...READY, { ...worse, ...as({ policy: 'any' }) }, { ...pressed(1, 0), ...as({ policy: 'any' }) }],
      { odds: 90, accept: 'any' },
    ],
    [
      'the line that its market has gone to, once its limits are there',
      [...READY, moved, quotes({ line_id: 9100, line: -3, ball: 20 }), PRESS],
      { line_id: 9100, line: -3 },
    ],
    [
      'the score of a goal that leaves the price of a total alone',
      [
        OVER,
        feed(),
        quotes({ line_id: TOTAL, selection: 'over', line: 10, odds: 85, ball: 4 }),
        typed('100'),
        feed({ score: [2, 0] }),
        PRESS,
      ],
      { line_id: TOTAL, ball: 4, score: [2, 0] },
    ],
    [
      'a stake that the press before has lowered',
      [...OFFERED, typed('80000'), PRESS, PRESS],
      { stake: 500_000 },
    ],
    [
      'a stake that was raised before, once that was read',
      [...OFFERED, typed('5'), LEAVE, PRESS],
      { stake: 1000 },
    ],
    [
      'a better price that comes during validation',
      [...READY, LATE_PRESS, feed({ prices: [-90, 84], ball: 11 }), quotes({ ball: 11, odds: -90 })],
      { odds: -90 },
    ],
    [
      'a worse price that was stale, once it was read',
      [
        ...READY,
        { ...feed({ prices: [-97, 90], ball: 11 }), ...stale },
        { type: 'refreshed', ...asking },
        { ...pressed(1, 500), ...asking },
      ],
      { odds: -97, accept: 'better' },
    ],
    [
      'the remaining one of two singles, once that was read',
      [
        ...READY,
        picked(pickOf(1)),
        feed({ market: 2 }, 1),
        feed({ market: 3, ball: 11 }, 1),
        pressed(1, 400),
      ],
      { line_id: HANDICAP },
    ],
  ])('%s', (_, steps, request) => {
    expect(bettingAfter(steps).request).toMatchObject(request)
  })
})

describe('a press sends nothing', () => {
  const REFUSED = { refusal: { code: 'oddsIsUpdating' } }

  test.each<[string, readonly Step[], object, Partial<typeof MEMBER>?]>([
    ['without a stake', [...OFFERED, PRESS], { stakeText: '', asked: true }],
    ['above the balance', [...READY, PRESS], { stakeText: '100', asked: true }, { available: 5000 }],
    [
      'above the limit, which the stake becomes',
      [...OFFERED, typed('80000'), PRESS],
      { stakeText: '5,000', adjustment: { limit: 'max', from: 8_000_000, to: 500_000 } },
    ],
    ['just after the press that lowered it', [...OFFERED, typed('80000'), PRESS, pressed(1, 399)], {}],
    [
      'just after it was raised to the minimum',
      [...OFFERED, typed('5'), LEAVE, pressed(1, 0)],
      { stakeText: '10' },
    ],
    [
      'where even the minimum would pay too much',
      [PICK, feed(), quotes({ max_payout: 1500 }), typed('100'), LEAVE, PRESS],
      { stakeText: '100', adjustment: null },
    ],
    ['mistyped', [...READY, MISTYPE, PRESS], { asked: true }],
    ['for who may only look', [...READY, PRESS], { refusal: null }, { isViewOnly: true }],
    ['without a connection', [...READY, { ...PRESS, ...as({ freshness: 'lost' }) }], { refusal: null }],
    ['during maintenance', [...READY, { ...PRESS, ...as({ closedUntil: 1 }) }], { refusal: null }],
    ['on a price that moved just before', [...READY, worse, pressed(1, 399)], REFUSED],
    [
      'on a price that moved while it was stale, just after',
      [
        ...READY,
        { ...feed({ prices: [-97, 90], ball: 11 }), ...stale },
        { type: 'refreshed', afterMs: 5000, ...asking },
        { ...pressed(1, 399), ...asking },
      ],
      REFUSED,
    ],
    [
      'just after another of two singles went',
      [
        ...READY,
        picked(pickOf(1)),
        feed({ market: 2 }, 1),
        feed({ market: 3, ball: 11 }, 1),
        pressed(1, 399),
      ],
      { refusal: null },
    ],
    [
      'where old limits were lower',
      [...READY, LATE_PRESS, quotes({ max_bet: 5000 })],
      { stakeText: '50', adjustment: { limit: 'max', from: 10_000, to: 5000 } },
    ],
    [
      'where limits do not come',
      [...READY, LATE_PRESS, unquoted('requestFailed')],
      { refusal: { code: 'requestFailed' } },
    ],
    [
      'where the edge refuses to ask for limits',
      [...READY, LATE_PRESS, unquoted('requestLimit')],
      { refusal: { code: 'requestLimit' } },
    ],
    [
      'before the limits come, without the refusal of the press before',
      [...READY, LATE_PRESS, unquoted('requestLimit'), LATE_PRESS],
      { refusal: null },
    ],
    ['where the line has moved on', [...READY, LATE_PRESS, quotes({ open: false, ball: 1 })], REFUSED],
    [
      'where the price falls during validation',
      [...READY, LATE_PRESS, worse, quotes({ ball: 11, odds: 90 })],
      REFUSED,
    ],
    [
      'where the price rises during validation, and every move asks',
      [...READY, LATE_PRESS, feed({ prices: [-80, 72], ball: 20 }), quotes({ ball: 20, odds: -80 })],
      REFUSED,
      { policy: 'none' },
    ],
    [
      'where it is suspended during validation: the lock says so',
      [...READY, LATE_PRESS, feed({ suspension: 1 }), quotes()],
      { refusal: null },
    ],
    [
      'where the limits of a validated bet would pay too much',
      [...READY, LATE_PRESS, quotes({ max_payout: 1500 })],
      { refusal: null, asked: false, adjustment: null },
    ],
  ])('%s', (_, steps, draft, member = {}) => {
    const betting = bettingAfter(steps, member)
    expect(betting.request).toBeNull()
    expect(betting.draft).toMatchObject(draft)
  })

  test('on a moved line without a stake, which it does not consent to', () => {
    const { slip } = after(...OFFERED, moved, PRESS)
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
  const better = feed({ prices: [-90, 84], ball: 11 })

  test.each<[string, readonly Step[], number, number | null]>([
    ['follows the price while it is edited', [...READY, better], 9000, null],
    ['is the sent one while it is pending', [...SENT, worse], 9600, 9600],
    ['is the pressed one while it is validated', [...READY, LATE_PRESS, better], 9600, 9600],
    [
      'is the sent one after it was validated',
      [...READY, LATE_PRESS, better, quotes({ ball: 11, odds: -90 })],
      9000,
      9000,
    ],
    [
      'is computed again where nothing was sent',
      [...READY, LATE_PRESS, feed({ prices: [-98, 92], ball: 11 }), quotes({ ball: 11, odds: -98 })],
      9800,
      null,
    ],
  ])('%s', (_, steps, risk, sum) => {
    const { all } = after(...steps).slip
    expect(all[0]?.wager.money).toMatchObject({ risk, win: 10_000, verdict: { ok: true } })
    expect(totalsOf(leavingOf(all))?.risk ?? null).toBe(sum)
  })
})
