import type { PickIntent } from '@touchline/contracts/host'
import { ARSENAL, ARSENAL_PICK, arsenalQuote, NOW, TOTAL } from '../../testing/slip-fixtures'
import {
  after,
  answer,
  factsAt,
  feed,
  named,
  OVER,
  OVER_PICK,
  PICK,
  PRESS,
  quotes,
  READY,
  refusal,
  SENT,
  SENT_BET,
  STAKE,
  type Step,
  selectionsOf,
} from '../../testing/slip-steps'
import { reduceSlip } from './reduce-slip'
import type { SlipEvent } from './slip-event'
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
const out = { facts: { isInSight: () => false } } as const

const [HOME, TOTAL_OVER] = [ARSENAL_PICK.line_id, TOTAL]

test.each<{ name: string; steps: readonly Step[]; selections: string[]; effects?: string[] }>([
  { name: 'a pick', steps: [PICK], selections: [`${HOME} editing`] },
  { name: 'the same pick again', steps: [PICK, PICK], selections: [] },
  { name: 'a second pick', steps: [PICK, OVER], selections: [`${HOME} editing`, `${TOTAL_OVER} editing`] },
  {
    name: 'a move that the policy covers',
    steps: [PICK, feed(), feed({ prices: [-92, 88], ball: 11 })],
    selections: [`${HOME} editing`],
    effects: ['mark'],
  },
  {
    name: 'a worse price',
    steps: [...READY, feed({ prices: [90, -98], ball: 11 })],
    selections: [`${HOME} editing`],
  },
  { name: 'a press', steps: SENT, selections: [`${HOME} sending`], effects: ['save', 'place'] },
  { name: 'a second press', steps: [...SENT, PRESS], selections: [`${HOME} sending`] },
  {
    name: 'a press without a stake',
    steps: [PICK, feed(), quotes(), PRESS],
    selections: [`${HOME} editing`],
  },
  {
    name: 'a press on old limits',
    steps: [...READY, { ...PRESS, afterMs: 20_000 }],
    selections: [`${HOME} validating`],
    effects: ['ask'],
  },
  {
    name: 'the limits of that press',
    steps: [...READY, { ...PRESS, afterMs: 20_000 }, quotes()],
    selections: [`${HOME} sending`],
    effects: ['save', 'place'],
  },
  {
    name: 'a worse price with the limits of that press',
    steps: [
      ...READY,
      { ...PRESS, afterMs: 20_000 },
      feed({ prices: [90, -98], ball: 11 }),
      quotes({ odds: 90, ball: 11 }),
    ],
    selections: [`${HOME} editing`],
  },
  {
    name: 'a press on a price that moved just before',
    steps: [...READY, feed({ prices: [90, -98], ball: 11 }), { ...PRESS, afterMs: 300 }],
    selections: [`${HOME} editing`],
  },
  {
    name: 'a press on a price that was asked long enough',
    steps: [...READY, feed({ prices: [90, -98], ball: 11 }), { ...PRESS, afterMs: 400 }],
    selections: [`${HOME} sending`],
    effects: ['save', 'place'],
  },
  {
    name: 'an accepted bet',
    steps: [...SENT, answer()],
    selections: [],
    effects: ['forget', 'balance', 'share', 'announce shown'],
  },
  {
    name: 'an accepted bet out of sight',
    steps: [...SENT, { ...answer(), ...out }],
    selections: [],
    effects: ['forget', 'balance', 'share', 'announce'],
  },
  {
    name: 'an accepted bet of kept selections',
    steps: [{ type: 'keep_selections', isOn: true }, ...SENT, answer()],
    selections: [`${HOME} editing`],
    effects: ['forget', 'balance', 'share', 'announce shown'],
  },
  {
    name: 'a final refusal out of sight',
    steps: [...SENT, { ...refusal('matchHide'), ...out }],
    selections: [`${HOME} rejected`],
    effects: ['forget', 'requote', 'notify not_placed'],
  },
  {
    name: 'a pick of a pending selection',
    steps: [...SENT, PICK],
    selections: [`${HOME} sending`],
    effects: ['notify busy'],
  },
  {
    name: 'a removal of a pending selection',
    steps: [...SENT, { type: 'removed', ids: [1], hasUndo: true }],
    selections: [`${HOME} sending`],
  },
  {
    name: 'an undone removal',
    steps: [PICK, OVER, { type: 'removed', ids: [1], hasUndo: true }, { type: 'undone' }],
    selections: [`${HOME} editing`, `${TOTAL_OVER} editing`],
  },
  {
    name: 'a market that goes in play',
    steps: [PICK, feed({ market: 2 }), feed({ market: 3, ball: 11 })],
    selections: [],
  },
  { name: 'the record of another tab', steps: [PICK, stored()], selections: [`${TOTAL_OVER} editing`] },
  {
    name: 'the same while a bet is pending',
    steps: [...SENT, stored()],
    selections: [`${HOME} sending`, `${TOTAL_OVER} editing`],
  },
  {
    name: 'the same while the player types',
    steps: [PICK, stored({ isTyping: true })],
    selections: [`${HOME} editing`],
  },
  {
    name: 'the other order of another tab, with a Burmese selection between',
    steps: [
      PICK,
      { type: 'picked', pick: BURMESE, seen: null, leg: null },
      OVER,
      stored({
        record: { ...RECORD, selections: [storedAs(OVER_PICK), storedAs(ARSENAL_PICK), storedAs(BURMESE)] },
      }),
    ],
    selections: [`${TOTAL_OVER} editing`, `${HOME} editing`, `${BURMESE.line_id} no single`],
  },
  { name: 'a press of a removed selection', steps: [PICK, PICK, PRESS], selections: [] },
  {
    name: 'a quote of a refusal that comes to a validated bet',
    steps: [
      ...READY,
      { ...PRESS, afterMs: 20_000 },
      { type: 'refused_quotes', owner: 1, details: {}, quote: arsenalQuote() },
    ],
    selections: [`${HOME} sending`],
    effects: ['save', 'place'],
  },
  { name: 'a member who leaves', steps: [...SENT, { type: 'logged_out' }], selections: [] },
  {
    name: 'a member who comes back to a pending bet',
    steps: [{ type: 'logged_in', record: null, sent: [SENT_BET], isBack: true }],
    selections: [`${HOME} unknown`],
    effects: ['wait', 'expect', 'notify back'],
  },
])('$name', ({ steps, selections, effects = [] }) => {
  const step = after(...steps)
  expect(selectionsOf(step.state)).toEqual(selections)
  expect(named(step.effects)).toEqual(effects)
})

test.each<{ name: string; steps: readonly Step[]; has: object }>([
  {
    name: 'an accepted bet has a receipt',
    steps: [...SENT, answer()],
    has: { receipts: [{ stakeText: '100', mode: 'single' }], lastStake: '100' },
  },
  {
    name: 'out of sight it has none, and can be bet again',
    steps: [...SENT, { ...answer(), ...out }],
    has: { receipts: [], lastBet: { stakeText: '100' } },
  },
  {
    name: 'a market in play can be put back',
    steps: [PICK, feed({ market: 2 }), feed({ market: 3, ball: 11 })],
    has: { removed: [{ why: 'market' }] },
  },
  {
    name: 'a next pick ends the undo',
    steps: [PICK, { type: 'removed', ids: [1], hasUndo: true }, OVER],
    has: { removed: [] },
  },
  {
    name: 'a Burmese pick chooses its mode',
    steps: [{ type: 'picked', pick: BURMESE, seen: null, leg: null }],
    has: { mode: 'myanmar' },
  },
  {
    name: 'a selection that was opened stays open',
    steps: [PICK, OVER, { type: 'opened', id: 1 }],
    has: { openId: 1 },
  },
])('$name', ({ steps, has }) => {
  expect(after(...steps).state).toMatchObject(has)
})

test('a chosen mode has a key', () => {
  const { mode, bets } = after(PICK, { type: 'mode', mode: 'parlay' }).state
  expect([mode, bets.get('parlay')?.key]).toEqual(['parlay', 'key-2'])
})

test('a parlay that is validated while its legs go ends its validation', () => {
  const parlay: Step = {
    type: 'quoted',
    owner: 'parlay',
    lineId: 0,
    answer: {
      kind: 'ok',
      data: {
        quotes: [HOME, TOTAL_OVER].map((line_id, place) => ({
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
    quotes({ line_id: HOME }),
    { ...quotes({ line_id: TOTAL_OVER, selection: 'over' }), owner: 2 } as Step,
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

test('a bet keeps its key through edits, and the next one has another', () => {
  const keyAfter = (...steps: Step[]) =>
    after({ type: 'keep_selections', isOn: true }, ...READY, ...steps).state.bets.get(1)?.key
  const { idem_key: key } = SENT_BET.request
  expect([keyAfter(), keyAfter(STAKE, PRESS), keyAfter(PRESS, answer())]).toEqual([key, key, `${key}.1`])
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
