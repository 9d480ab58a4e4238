import type { PickIntent } from '@touchline/contracts/host'
import { burmesePick } from '../../testing/myanmar-bench'
import { ARSENAL_PICK, arsenalQuote, arsenalTerms, NOW, recordOf, TOTAL } from '../../testing/slip-fixtures'
import {
  after,
  answer,
  bet,
  feed,
  KEEP,
  LATE_PRESS,
  named,
  news,
  OVER,
  OVER_PICK,
  PICK,
  PRESS,
  picked,
  placed,
  pressed,
  quotes,
  READY,
  refusal,
  removed,
  requestOf,
  SENT,
  SENT_BET,
  STAKE,
  type Step,
  selectionsOf,
  sentBy,
  typed,
  WAITING,
} from '../../testing/slip-steps'
import { reduceSlip } from './reduce-slip'
import type { BetAnswer, SlipEvent } from './slip-event'
import { newPick } from './slip-pick'
import type { StoredSelection } from './slip-record'

const BODY = burmesePick(0)
const storedAs = (pick: PickIntent): StoredSelection => ({
  key: pick.myanmar ? '' : 'theirs',
  pick,
  stakeText: pick.myanmar ? '' : '50',
  leg: undefined,
  seen: undefined,
  seenBurmese: undefined,
})
const recordWith = (...picks: readonly PickIntent[]) => recordOf({ selections: picks.map(storedAs) })
const stored = (change: Partial<Extract<SlipEvent, { type: 'stored' }>> = {}): Step => ({
  type: 'stored',
  record: recordWith(OVER_PICK),
  sent: [],
  sentHere: new Set([SENT_BET.request.idem_key]),
  isTyping: false,
  ...change,
})

const CLOSED = { facts: { isInSight: () => false } } as const
const COVERED = { facts: { isHidden: () => true } } as const
const SILENCE = bet({ type: 'answered', sent: SENT_BET, answer: null })
const lookedUp = (answer: BetAnswer, isAbandoned: boolean): Step =>
  bet({ type: 'looked_up', sent: SENT_BET, answer, isAbandoned })
const DUE = bet({ type: 'check_due', sent: SENT_BET })
const back = (change: Partial<Extract<SlipEvent, { type: 'logged_in' }>> = {}): Step => ({
  type: 'logged_in',
  record: null,
  sent: [SENT_BET],
  isBack: true,
  ...change,
})
const refusedQuote: Step = { type: 'refused_quotes', owner: 1, details: {}, quote: arsenalQuote() }
const SHOWN = ['forget', 'balance', 'share', 'announce shown']
const UNSEEN = ['forget', 'balance', 'share', 'announce']

test.each<[string, readonly Step[], string[], string[]?]>([
  ['a press', SENT, ['handicap sending'], ['save', 'place']],
  ['a second press', [...SENT, PRESS], ['handicap sending']],
  ['a press on old limits', [...READY, LATE_PRESS], ['handicap validating'], ['ask']],
  ['the limits of that press', [...READY, LATE_PRESS, quotes()], ['handicap sending'], ['save', 'place']],
  [
    'a quote of a refusal instead',
    [...READY, LATE_PRESS, refusedQuote],
    ['handicap sending'],
    ['save', 'place'],
  ],
  ['a press of a removed selection', [PICK, PICK, PRESS], []],
  ['a due question', [PICK, { type: 'quotes_due', owner: 1 }], ['handicap editing'], ['ask']],
  ['an accepted bet', [...SENT, answer()], [], SHOWN],
  ['an accepted bet of a closed slip', [...SENT, { ...answer(), ...CLOSED }], [], UNSEEN],
  ['an accepted bet that is kept', [KEEP, ...SENT, answer()], ['handicap editing'], SHOWN],
  ['a pick of a pending selection', [...SENT, PICK], ['handicap sending'], ['notify busy']],
  ['a removal of a pending selection', [...SENT, removed(1)], ['handicap sending']],
  [
    'the other order of another tab, with a Burmese selection between',
    [PICK, picked(BODY), OVER, stored({ record: recordWith(OVER_PICK, ARSENAL_PICK, BODY) })],
    ['total editing', 'handicap editing', '9901 no single'],
  ],
  ['a member who leaves', [...SENT, { type: 'logged_out' }], []],
  ['a member who comes back', [back()], ['handicap unknown'], ['wait', 'expect', 'notify back']],
  ['a pick of that pending bet', [back(), PICK], ['handicap unknown'], ['notify busy']],
  ['a result of that bet which another tab had', [back(), stored({ record: null, sentHere: new Set() })], []],
  ['the same where this tab has sent it', [back(), stored({ record: null })], ['handicap unknown']],
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
    'of a closed slip it can be bet again',
    [...SENT, { ...answer(), ...CLOSED }],
    { receipts: [], lastBet: { stakeText: '100' } },
  ],
  [
    'a receipt that was read goes',
    [...SENT, answer(), { type: 'receipts_read' }],
    { receipts: [], newestReceipt: undefined },
  ],
  ['a Burmese pick chooses its mode', [picked(BODY)], { mode: 'myanmar' }],
  [
    'a Burmese pick has no Asian terms',
    [{ type: 'picked', pick: BODY, seen: arsenalTerms(), leg: null }],
    { selections: [{ pick: BODY, price: { kind: 'burmese', seen: null } }] },
  ],
  ['an Asian pick leaves that mode', [picked(BODY), PICK], { mode: 'single' }],
])('%s', (_, steps, has) => {
  expect(after(...steps).state).toMatchObject(has)
})

test('a chosen mode has a key', () => {
  const { mode, bets } = after(PICK, { type: 'mode', mode: 'parlay' }).state
  expect([mode, bets.get('parlay')?.key]).toEqual(['parlay', 'key-2'])
})

test('one of several receipts can be dismissed', () => {
  const total = quotes({ line_id: TOTAL, selection: 'over', ball: 0 }, 2)
  const both = [...READY, OVER, total, typed('50', 2), PRESS, answer(), pressed(2)]
  const { state, facts } = after(...both, news({ bet_id: 'b2' }, sentBy(after(...both))))
  const [newest, oldest] = state.receipts
  if (!newest) throw new Error('no receipt')
  const dismissed = reduceSlip(state, { type: 'receipts_read', receipt: newest }, facts)
  expect([newest.bet.bet_id, oldest?.bet.bet_id, dismissed.state.receipts]).toEqual(['b2', 'b1', [oldest]])
})

describe('a bet that is not placed', () => {
  const found = (status: 'rejected' | 'void') =>
    lookedUp({ kind: 'ok', data: { bet: placed({ status }) } }, false)
  const notFound = lookedUp({ kind: 'refused', code: 'betNotExists', text: '', details: {} }, true)
  const QUICK: readonly Step[] = [
    { type: 'added', pick: newPick(ARSENAL_PICK), stakeText: '100', isQuick: true },
    feed(),
    quotes(),
    PRESS,
  ]
  const ARMED = { isQuickArmed: () => true } as const

  /** Each with its effects where the slip shows it, and elsewhere. */
  const FATES: [string, readonly Step[], string[], string[]][] = [
    ['refused', [refusal('matchHide')], ['forget', 'requote'], ['forget', 'requote', 'notify not_placed']],
    ['never placed', [SILENCE, notFound], ['forget', 'balance'], ['forget', 'balance', 'notify not_placed']],
    ['rejected after a wait', [WAITING, found('rejected')], SHOWN, UNSEEN],
    ['void after a wait', [WAITING, found('void')], SHOWN, UNSEEN],
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
  const WAITED: readonly Step[] = [...SENT, WAITING]
  const inSight = ['forget', 'balance', 'announce shown', 'announce shown']
  const elsewhere = ['forget', 'balance', 'announce', 'announce']
  const SETTLED = news({ status: 'settled' })
  const REJECTED = news({ status: 'rejected' })
  const ofOtherTab = (change: Parameters<typeof news>[0] = {}) => news(change, SENT_BET, false)
  const reopened = { settlement_rev: 2, reopened_at: NOW }

  test.each<[string, readonly Step[], string[]]>([
    ['decides it before its answer', [...SENT, news()], inSight],
    ['leaves nothing to its answer', [...SENT, news(), answer()], []],
    ['decides a waiting one', [...WAITED, news()], inSight],
    ['decides a waiting one elsewhere', [...WAITED, { ...news(), ...CLOSED }], elsewhere],
    ['rejects a waiting one', [...WAITED, REJECTED], inSight],
    ['rejects a waiting one elsewhere', [...WAITED, { ...REJECTED, ...CLOSED }], elsewhere],
    ['settles one with a receipt', [...SENT, answer(), SETTLED], ['announce']],
    ['settles one before its answer', [...SENT, SETTLED], inSight],
    ['is of another page', [news()], ['announce']],
    ['is of another tab in front', [{ ...ofOtherTab(), ...COVERED }], ['announce shown']],
    ['is of another tab, not in front', [ofOtherTab()], ['announce']],
    ['is of this tab, which is covered', [{ ...news(), ...COVERED }], ['announce']],
    ['settles one of another tab', [{ ...ofOtherTab({ status: 'settled' }), ...COVERED }], ['announce']],
    ['reopens one of another tab', [{ ...ofOtherTab(reopened), ...COVERED }], ['announce']],
  ])('%s', (_, steps, effects) => {
    expect(named(after(...steps).effects)).toEqual(effects)
  })

  test('that was rejected has its reason', () => {
    const { state } = after(...WAITED, news({ status: 'rejected', reason: 'rejectedGoal' }))
    expect(state.bets.get(1)?.stage).toMatchObject({
      stage: 'rejected',
      rejection: { why: 'rejected', bet: { reason: 'rejectedGoal' } },
    })
  })
})

test('a bet of an earlier page has its stake and terms, and is looked up before its key is abandoned', () => {
  const page: Step = { ...back(), afterMs: 3_600_000 }
  const { state, slip } = after(page)
  expect(state.bets.get(1)?.stage).toMatchObject({ stage: 'unknown', checks: 0, sent: { risk: 9600 } })
  expect(slip.all[0]?.wager.draft?.stakeText).toBe('100')
  const notFound = lookedUp(null, false)
  const effects = [after(page, DUE).effects, after(page, DUE, notFound, DUE).effects]
  expect(effects).toMatchObject([[{ abandon: false }], [{ abandon: true }]])
})

test('a bet is sent with the key of the record, which edits keep, and the next one has another', () => {
  const tab: readonly Step[] = [back({ record: recordWith(ARSENAL_PICK), sent: [] }), feed(), quotes()]
  const keysSent = [tab, [...tab, typed('70')]].map((steps) => requestOf(after(...steps, PRESS))?.idem_key)
  expect(keysSent).toEqual(['theirs', 'theirs'])
  const { idem_key: key } = SENT_BET.request
  expect(after(KEEP, ...SENT, answer()).state.bets.get(1)?.key).toBe(`${key}.1`)
})

test('the state of a slip is never changed in place', () => {
  const frozen = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
    Object.freeze(value)
    for (const one of Object.values(value)) frozen(one)
  }
  const { state, facts } = after(...READY)
  frozen(state)
  const copy = JSON.stringify(state)
  for (const event of [PRESS, feed({ ball: 11 }), OVER, STAKE, stored()])
    reduceSlip(state, event as SlipEvent, facts)
  expect(JSON.stringify(state)).toBe(copy)
})
