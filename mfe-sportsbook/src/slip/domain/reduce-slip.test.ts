import type { PickIntent } from '@touchline/contracts/host'
import { ARSENAL, ARSENAL_PICK, arsenalQuote, HANDICAP, NOW, TOTAL } from '../../testing/slip-fixtures'
import {
  after,
  answer,
  bet,
  factsAt,
  feed,
  LATE_PRESS,
  named,
  news,
  OVER,
  OVER_PICK,
  PICK,
  PRESS,
  picked,
  placed,
  quotes,
  READY,
  refusal,
  requestOf,
  SENT,
  SENT_BET,
  STAKE,
  type Step,
  selectionsOf,
  typed,
} from '../../testing/slip-steps'
import { reduceSlip } from './reduce-slip'
import type { SlipEvent } from './slip-event'
import { newPick } from './slip-pick'
import type { SlipRecord, StoredSelection } from './slip-record'

const BURMESE: PickIntent = {
  match_id: ARSENAL,
  line_id: 9901,
  selection: 'home',
  myanmar: { goals: 1, percent: -50, upper: 'home' },
}
const storedAs = (pick: PickIntent): StoredSelection => ({
  key: pick.myanmar ? '' : 'theirs',
  pick,
  stakeText: pick.myanmar ? '' : '50',
  leg: undefined,
  seen: undefined,
  seenBurmese: undefined,
})
const RECORD: SlipRecord = {
  mode: 'single',
  sameStake: true,
  keepsSelections: false,
  selections: [storedAs(OVER_PICK)],
  stakes: {},
  lastStake: '',
  lastBet: null,
}
const stored = (change: Partial<Extract<SlipEvent, { type: 'stored' }>> = {}): Step => ({
  type: 'stored',
  record: RECORD,
  sent: [],
  sentHere: new Set([SENT_BET.request.idem_key]),
  isTyping: false,
  ...change,
})

const CLOSED = { facts: { isInSight: () => false } } as const
const COVERED = { facts: { isHidden: () => true } } as const
const KEEP: Step = { type: 'keep_selections', isOn: true }
const SILENCE = bet({ type: 'answered', sent: SENT_BET, answer: null })
const DUE = bet({ type: 'check_due', sent: SENT_BET })
const back = (change: Partial<Extract<SlipEvent, { type: 'logged_in' }>> = {}): Step => ({
  type: 'logged_in',
  record: null,
  sent: [SENT_BET],
  isBack: true,
  ...change,
})
const ACCEPTED = ['forget', 'balance', 'share']

test.each<[string, readonly Step[], string[], string[]?]>([
  ['a press', SENT, [`${HANDICAP} sending`], ['save', 'place']],
  ['a second press', [...SENT, PRESS], [`${HANDICAP} sending`]],
  ['a press on old limits', [...READY, LATE_PRESS], [`${HANDICAP} validating`], ['ask']],
  ['the limits of that press', [...READY, LATE_PRESS, quotes()], [`${HANDICAP} sending`], ['save', 'place']],
  [
    'a quote of a refusal that comes to that press',
    [...READY, LATE_PRESS, { type: 'refused_quotes', owner: 1, details: {}, quote: arsenalQuote() }],
    [`${HANDICAP} sending`],
    ['save', 'place'],
  ],
  ['a press of a removed selection', [PICK, PICK, PRESS], []],
  ['a due question', [PICK, { type: 'quotes_due', owner: 1 }], [`${HANDICAP} editing`], ['ask']],
  ['an accepted bet', [...SENT, answer()], [], [...ACCEPTED, 'announce shown']],
  ['an accepted bet of a closed slip', [...SENT, { ...answer(), ...CLOSED }], [], [...ACCEPTED, 'announce']],
  [
    'an accepted bet of kept selections',
    [KEEP, ...SENT, answer()],
    [`${HANDICAP} editing`],
    [...ACCEPTED, 'announce shown'],
  ],
  ['a pick of a pending selection', [...SENT, PICK], [`${HANDICAP} sending`], ['notify busy']],
  [
    'a removal of a pending selection',
    [...SENT, { type: 'removed', ids: [1], hasUndo: true }],
    [`${HANDICAP} sending`],
  ],
  ['the record of another tab', [PICK, stored()], [`${TOTAL} editing`]],
  ['the same while a bet is pending', [...SENT, stored()], [`${HANDICAP} sending`, `${TOTAL} editing`]],
  ['the same while the player types', [PICK, stored({ isTyping: true })], [`${HANDICAP} editing`]],
  [
    'the other order of another tab, with a Burmese selection between',
    [
      PICK,
      picked(BURMESE),
      OVER,
      stored({
        record: { ...RECORD, selections: [storedAs(OVER_PICK), storedAs(ARSENAL_PICK), storedAs(BURMESE)] },
      }),
    ],
    [`${TOTAL} editing`, `${HANDICAP} editing`, `${BURMESE.line_id} no single`],
  ],
  ['a member who leaves', [...SENT, { type: 'logged_out' }], []],
  [
    'a member who comes back to a pending bet',
    [back()],
    [`${HANDICAP} unknown`],
    ['wait', 'expect', 'notify back'],
  ],
  ['a pick of that pending bet', [back(), PICK], [`${HANDICAP} unknown`], ['notify busy']],
  ['a result of that bet which another tab had', [back(), stored({ record: null, sentHere: new Set() })], []],
  ['the same where this tab has sent it', [back(), stored({ record: null })], [`${HANDICAP} unknown`]],
])('%s', (_, steps, selections, effects = []) => {
  const step = after(...steps)
  expect(selectionsOf(step.state)).toEqual(selections)
  expect(named(step.effects)).toEqual(effects)
})

test.each<[string, readonly Step[], object]>([
  [
    'an accepted bet has a receipt',
    [...SENT, answer()],
    { receipts: [{ stakeText: '100', mode: 'single' }], lastStake: '100' },
  ],
  [
    'of a closed slip it has none, and can be bet again',
    [...SENT, { ...answer(), ...CLOSED }],
    { receipts: [], lastBet: { stakeText: '100' } },
  ],
  [
    'a receipt goes with the slip that is closed',
    [...SENT, answer(), { type: 'receipts_read' }],
    { receipts: [], newestReceipt: undefined },
  ],
  ['a Burmese pick chooses its mode', [picked(BURMESE)], { mode: 'myanmar' }],
  ['an Asian pick leaves that mode', [picked(BURMESE), PICK], { mode: 'single' }],
])('%s', (_, steps, has) => {
  expect(after(...steps).state).toMatchObject(has)
})

test('a chosen mode has a key', () => {
  const { mode, bets } = after(PICK, { type: 'mode', mode: 'parlay' }).state
  expect([mode, bets.get('parlay')?.key]).toEqual(['parlay', 'key-2'])
})

test('one of several receipts can be dismissed', () => {
  const second = [...READY, OVER, quotes({ line_id: TOTAL, selection: 'over', ball: 0 }, 2), typed('50', 2)]
  const both: readonly Step[] = [...second, PRESS, answer(), { type: 'pressed', owner: 2 }]
  const sent = requestOf(after(...both))
  expect(sent).toMatchObject({ line_id: TOTAL })
  const accepted: readonly Step[] = [
    ...both,
    { type: 'news', bet: placed({ bet_id: 'b2', idem_key: sent?.idem_key ?? '' }), isSentHere: true },
  ]
  const { state, facts } = after(...accepted)
  const [newest] = state.receipts
  if (!newest) throw new Error('no receipt')
  const next = reduceSlip(state, { type: 'receipts_read', receipt: newest }, facts)
  const idsOf = (one: typeof state) => one.receipts.map((receipt) => receipt.bet.bet_id)
  expect([idsOf(state), idsOf(next.state)]).toEqual([['b2', 'b1'], ['b1']])
})

describe('a bet that is not placed', () => {
  const WAITING = answer({ status: 'waiting' })
  const found = (status: 'rejected' | 'void'): Step =>
    bet({
      type: 'looked_up',
      sent: SENT_BET,
      answer: { kind: 'ok', data: { bet: placed({ status }) } },
      isAbandoned: false,
    })
  const notFound: Step = bet({
    type: 'looked_up',
    sent: SENT_BET,
    answer: { kind: 'refused', code: 'betNotExists', text: '', details: {} },
    isAbandoned: true,
  })
  const QUICK: readonly Step[] = [
    { type: 'added', pick: newPick(ARSENAL_PICK), stakeText: '100', isQuick: true },
    feed(),
    quotes(),
    PRESS,
  ]
  const ARMED = { isQuickArmed: () => true } as const

  /** Each with its effects where the slip shows it, and elsewhere. */
  const FATES: [string, readonly Step[], string[], string[]][] = [
    [
      'refused for good',
      [refusal('matchHide')],
      ['forget', 'requote'],
      ['forget', 'requote', 'notify not_placed'],
    ],
    ['never placed', [SILENCE, notFound], ['forget', 'balance'], ['forget', 'balance', 'notify not_placed']],
    [
      'rejected after a wait',
      [WAITING, found('rejected')],
      [...ACCEPTED, 'announce shown'],
      [...ACCEPTED, 'announce'],
    ],
    [
      'void after a wait',
      [WAITING, found('void')],
      [...ACCEPTED, 'announce shown'],
      [...ACCEPTED, 'announce'],
    ],
  ]
  const PLACES: [string, readonly Step[], Step['facts'], boolean][] = [
    ['in the slip', SENT, {}, true],
    ['in a closed slip', SENT, CLOSED.facts, false],
    ['on a covered page', SENT, COVERED.facts, false],
    ['beside another mode', [...SENT, { type: 'mode', mode: 'parlay' }], {}, false],
    ['as a quick bet that is armed', QUICK, ARMED, true],
    ['as a quick bet with a closed slip', QUICK, { ...ARMED, ...CLOSED.facts }, false],
    ['as a quick bet that is disarmed', QUICK, {}, false],
  ]
  const CASES = FATES.flatMap(([fate, events, shown, elsewhere]) =>
    PLACES.map(([place, sent, facts = {}, isShown]) => {
      // The panel of quick bets does not show what the server decides after a wait.
      const isSeen = isShown && !(sent === QUICK && events[0] === WAITING)
      return {
        fate,
        place,
        steps: [...sent, ...events.map((event) => ({ ...event, facts }))],
        effects: isSeen ? shown : elsewhere,
      }
    }),
  )

  test.each(CASES)('but $fate, $place: $effects', ({ steps, effects }) => {
    const { state, effects: found } = after(...steps)
    expect(state.bets.get(1)?.stage.stage).toBe('rejected')
    expect(named(found)).toEqual(effects)
  })

  test('and waits as a quick bet has a notice where the slip is closed', () => {
    expect(named(after(...QUICK, { ...WAITING, ...CLOSED }).effects).at(-1)).toBe('notify waits')
    expect(named(after(...QUICK, WAITING).effects)).not.toContain('notify waits')
  })
})

describe('a message of a bet', () => {
  const WAITING: readonly Step[] = [...SENT, answer({ status: 'waiting' })]
  const DECIDED = ['forget', 'balance']
  const reopened = { settlement_rev: 2, reopened_at: NOW }

  test.each<[string, readonly Step[], string[]]>([
    ['before its answer decides it', [...SENT, news()], [...DECIDED, 'announce shown', 'announce shown']],
    ['before its answer, which then decides nothing', [...SENT, news(), answer()], []],
    ['decides a waiting one', [...WAITING, news()], [...DECIDED, 'announce shown', 'announce shown']],
    [
      'decides a waiting one of a closed slip',
      [...WAITING, { ...news(), ...CLOSED }],
      [...DECIDED, 'announce', 'announce'],
    ],
    [
      'rejects a waiting one',
      [...WAITING, news({ status: 'rejected' })],
      [...DECIDED, 'announce shown', 'announce shown'],
    ],
    [
      'rejects a waiting one of a closed slip',
      [...WAITING, { ...news({ status: 'rejected' }), ...CLOSED }],
      [...DECIDED, 'announce', 'announce'],
    ],
    ['settles one with a receipt', [...SENT, answer(), news({ status: 'settled' })], ['announce']],
    [
      'settles one before its answer',
      [...SENT, news({ status: 'settled' })],
      [...DECIDED, 'announce shown', 'announce shown'],
    ],
    ['is of another page', [news()], ['announce']],
    [
      'is of another tab, which is in front',
      [{ ...news({}, SENT_BET, false), ...COVERED }],
      ['announce shown'],
    ],
    ['is of another tab, and this one is in front', [news({}, SENT_BET, false)], ['announce']],
    ['is of this tab, which is covered', [{ ...news(), ...COVERED }], ['announce']],
    [
      'settles one of another tab',
      [{ ...news({ status: 'settled' }, SENT_BET, false), ...COVERED }],
      ['announce'],
    ],
    ['reopens one of another tab', [{ ...news(reopened, SENT_BET, false), ...COVERED }], ['announce']],
  ])('%s', (_, steps, effects) => {
    expect(named(after(...steps).effects)).toEqual(effects)
  })

  test('that was rejected has its reason', () => {
    const { state } = after(...WAITING, news({ status: 'rejected', reason: 'rejectedGoal' }))
    expect(state.bets.get(1)?.stage).toMatchObject({
      stage: 'rejected',
      rejection: { why: 'rejected', bet: { reason: 'rejectedGoal' } },
    })
  })
})

describe('an unknown bet', () => {
  const LOOKED_UP = bet({ type: 'looked_up', sent: SENT_BET, answer: null, isAbandoned: false })
  const cycle: readonly Step[] = [
    { ...DUE, afterMs: 2000 },
    { ...LOOKED_UP, afterMs: 0 },
  ]
  const cycles = (count: number) => Array.from({ length: count }, () => cycle).flat()
  const unknown: readonly Step[] = [...SENT, { ...SILENCE, afterMs: 0 }]
  const lookUps = (...before: readonly Step[]) =>
    Array.from({ length: 8 }, (_, n) => after(...before, ...cycles(n), { ...DUE, afterMs: 2000 }).effects)

  test('is looked up every two seconds, and its key is abandoned after fifteen', () => {
    const abandons = lookUps(...unknown).map((effects) => effects[0]?.do === 'look_up' && effects[0].abandon)
    expect(abandons).toEqual([false, false, false, false, false, false, false, true])
    expect(after(...unknown).effects).toMatchObject([{ do: 'wait', ms: 2000 }])
    expect(after(...unknown, ...cycle).effects).toMatchObject([{ do: 'wait', ms: 2000 }])
  })

  test('of an earlier page is looked up before its key is abandoned, and has its stake and terms', () => {
    const { state, slip } = after({ ...back(), afterMs: 3_600_000 })
    expect(state.bets.get(1)?.stage).toMatchObject({ stage: 'unknown', checks: 0, sent: { risk: 9600 } })
    expect(slip.all[0]?.wager.draft?.stakeText).toBe('100')
    const first = after({ ...back(), afterMs: 3_600_000 }, DUE)
    const second = after({ ...back(), afterMs: 3_600_000 }, ...cycle, DUE)
    expect([first.effects, second.effects]).toMatchObject([[{ abandon: false }], [{ abandon: true }]])
  })
})

describe('the key of a bet', () => {
  const { idem_key: key } = SENT_BET.request
  const keyAfter = (...steps: readonly Step[]) => after(...steps).state.bets.get(1)?.key
  const THERE = { ...RECORD, selections: [storedAs(ARSENAL_PICK)] }

  test.each<[string, readonly Step[], string]>([
    ['stays through edits', [...READY, typed('70'), STAKE], key],
    ['stays while it is pending', [...SENT, stored({ record: THERE })], key],
    ['is renewed once it is placed', [KEEP, ...SENT, answer()], `${key}.1`],
    [
      'is renewed once another tab has decided it',
      [back(), stored({ record: null, isTyping: true, sentHere: new Set() })],
      `${key}.1`,
    ],
    ['is that of the record', [...READY, stored({ record: THERE })], 'theirs'],
    [
      'is that of the record also while the player types',
      [...READY, stored({ record: THERE, isTyping: true })],
      'theirs',
    ],
  ])('%s', (_, steps, is) => {
    expect(keyAfter(...steps)).toBe(is)
  })

  test('is sent as two tabs have it, also after an edit in one of them', () => {
    const tab: readonly Step[] = [back({ record: THERE, sent: [] }), feed(), quotes()]
    const keysSent = [tab, [...tab, typed('70')]].map((steps) => requestOf(after(...steps, PRESS))?.idem_key)
    expect(keysSent).toEqual(['theirs', 'theirs'])
  })
})

test('a parlay that is validated while its legs go ends its validation', () => {
  const parlay: Step = {
    type: 'quoted',
    owner: 'parlay',
    lineId: 0,
    answer: {
      kind: 'ok',
      data: {
        quotes: [HANDICAP, TOTAL].map((line_id, place) => ({
          ...arsenalQuote({
            line_id,
            selection: place ? 'over' : 'home',
            parent_id: place,
            combo_min: 2,
            live: false,
          }),
          odds: 204,
          odds_type: 4,
        })),
        limit: { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: 'parlay:1' },
      },
    },
  }
  const pressed: readonly Step[] = [
    PICK,
    OVER,
    feed({ market: 2 }),
    quotes({ line_id: HANDICAP }),
    { ...quotes({ line_id: TOTAL, selection: 'over' }), owner: 2 } as Step,
    { type: 'mode', mode: 'parlay' },
    parlay,
    { type: 'stake', owner: 'parlay', input: { do: 'type', text: '50' } },
    { type: 'pressed', owner: 'parlay', afterMs: 20_000 },
  ]
  const stageAfter = (...more: Step[]) => after(...pressed, ...more).state.bets.get('parlay')?.stage.stage
  expect([stageAfter(), stageAfter({ type: 'removed', ids: [1, 2], hasUndo: false })]).toEqual([
    'validating',
    'editing',
  ])
})

test('the state of a slip is never changed in place', () => {
  const frozen = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
    Object.freeze(value)
    for (const one of Object.values(value)) frozen(one)
  }
  const { state } = after(...READY)
  frozen(state)
  const copy = JSON.stringify(state)
  for (const event of [PRESS, feed({ ball: 11 }), OVER, STAKE, stored()])
    reduceSlip(
      state,
      event as SlipEvent,
      factsAt(
        () => NOW + 10_000,
        () => 'key',
      ),
    )
  expect(JSON.stringify(state)).toBe(copy)
})
