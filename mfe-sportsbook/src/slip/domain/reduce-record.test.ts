import {
  answered,
  betAfter,
  checkDue,
  type Kind,
  legsOf,
  limitsOf,
  offered,
  ownerOf,
  placedOf,
  press,
  priceOf,
  ready,
  recordAfter,
  refused,
  sending,
  sentOf,
  stakeOf,
} from '../../testing/combined-steps'
import { burmesePick } from '../../testing/myanmar-bench'
import { ARSENAL_PICK } from '../../testing/slip-fixtures'
import { after, named, picked, type Step } from '../../testing/slip-steps'
import type { SlipEvent } from './slip-event'
import { readRecord } from './slip-record'
import type { AnySent } from './slip-sent'
import type { SlipMode } from './slip-state'

const KINDS = ['single', 'parlay', 'system', 'body', 'maung'] as const
const loggedIn = (steps: readonly Step[], sent: readonly AnySent[] = [], isBack = false): Step => ({
  type: 'logged_in',
  record: recordAfter(...steps),
  sent,
  isBack,
})
const stored = (
  steps: readonly Step[],
  change: Partial<Extract<SlipEvent, { type: 'stored' }>> = {},
): Step => ({
  type: 'stored',
  record: recordAfter(...steps),
  sent: [],
  sentHere: new Set(),
  isTyping: false,
  ...change,
})
const keyOf = (kind: Kind, steps: readonly Step[]) => after(...steps).slip.wagerOf(ownerOf(kind))?.key

/** The stake of a bet that was just made. */
const enteredOf = (kind: Kind) => {
  const { stakeText, rows } = betAfter(kind, ...ready(kind)).draft ?? {}
  return { stakeText, ...(rows && { rows }) }
}

describe.each(KINDS)('a %s', (kind) => {
  const made = ready(kind)
  const sent = sentOf(kind)
  const theirs = [...offered(kind), kind === 'system' ? stakeOf(kind, '70', 2) : stakeOf(kind, '70')]
  const isTheirs = kind === 'system' ? { rows: { 2: '70' } } : { stakeText: '70' }
  const ofTab = { sent: [sent], sentHere: new Set<string>() }
  const followed = [...made, stored(made, ofTab)]
  const entered = enteredOf(kind)

  test('has its stake and its key on the next page', () => {
    const page = [loggedIn(made)]
    expect(betAfter(kind, ...page)).toMatchObject({ picks: legsOf(kind), draft: entered })
    expect(keyOf(kind, page)).toBe(sent.request.idem_key)
  })

  test('is not on the next page once it was accepted', () => {
    expect(betAfter(kind, loggedIn([...sending(kind), answered(kind)]))).toMatchObject({ picks: [] })
  })

  test.each<[string, readonly Step[], object]>([
    ['has the stake of another tab', [...made, stored(theirs)], { draft: isTheirs }],
    [
      'keeps its stake while the player types',
      [...made, stored(theirs, { isTyping: true })],
      { draft: entered },
    ],
    [
      'keeps its stake while it is pending',
      [...sending(kind), stored(theirs, { sentHere: new Set([sent.request.idem_key]) })],
      { stage: 'sending', draft: entered },
    ],
    ['goes with the record of another tab', [...made, stored([])], { picks: [] }],
    ['is pending where another tab has sent it', followed, { stage: 'sending', effects: ['wait', 'expect'] }],
    ['is not sent by a second tab', [...followed, press(kind)], { stage: 'sending', request: null }],
    [
      'of another tab leaves a receipt when a message accepts it',
      [...followed, { type: 'news', bet: placedOf(kind), isSentHere: false }],
      { receipts: [{ bet: { idem_key: sent.request.idem_key } }], picks: [] },
    ],
    [
      'of another tab is looked up without a message',
      [...followed, checkDue(kind)],
      { stage: 'unknown', effects: ['look_up'] },
    ],
    [
      'of another tab shows here when it is rejected',
      [...followed, { type: 'news', bet: placedOf(kind, { status: 'rejected' }), isSentHere: false }],
      { stage: 'rejected' },
    ],
    [
      'of another tab leaves once that tab had its answer',
      [...followed, stored([...sending(kind), answered(kind)])],
      { picks: [], receipts: [] },
    ],
    [
      'of another tab can be edited once that tab had its refusal',
      [...followed, stored([...sending(kind), refused(kind, 'requestLimit')])],
      { stage: 'editing', picks: legsOf(kind), draft: entered },
    ],
    [
      'that this tab sent waits for the answer of this tab',
      [...sending(kind), stored(made, { sentHere: new Set([sent.request.idem_key]) })],
      { stage: 'sending' },
    ],
  ])('%s', (_, steps, has) => {
    expect(betAfter(kind, ...steps)).toMatchObject(has)
  })

  test('has the key of the latest tab, also while the player types, and its own while it is pending', () => {
    const next = [...sending(kind), refused(kind, 'requestLimit')]
    const { idem_key: key } = sent.request
    expect(keyOf(kind, [...made, stored(next, { isTyping: true })])).toBe(`${key}.1`)
    expect(keyOf(kind, [...followed, stored(next)])).toBe(`${key}.1`)
    expect(keyOf(kind, [...sending(kind), stored(next, { sentHere: new Set([key]) })])).toBe(key)
  })
})

test.each<[string, Kind, Kind, SlipMode]>([
  ['the first in front', 'parlay', 'maung', 'parlay'],
  ['the first in front', 'maung', 'system', 'myanmar'],
  ['the single open', 'single', 'parlay', 'parlay'],
])('a member comes back to pending bets of two kinds, %s: %s and %s', (_, first, second, mode) => {
  const selections = [
    picked(burmesePick(4)),
    picked(ARSENAL_PICK),
    picked(legsOf('parlay')[1] ?? ARSENAL_PICK),
  ]
  const { state, slip, effects } = after(loggedIn(selections, [sentOf(first), sentOf(second)], true))
  const stages = [first, second].map((kind) => slip.wagerOf(ownerOf(kind))?.stage.stage)
  expect([stages, state.mode]).toEqual([['unknown', 'unknown'], mode])
  if (first === 'single') expect(slip.open?.selection.pick).toEqual(ARSENAL_PICK)
  expect(named(effects)).toEqual(['wait', 'expect', 'wait', 'expect', 'notify back'])
})

test('a member without selections comes back without a notice', () => {
  expect(after(loggedIn([], [], true)).effects).toEqual([])
})

test.each(KINDS)('the last %s comes back on the next page with its stake', (kind) => {
  const page = [loggedIn([...sending(kind), answered(kind)])]
  const { state } = after(...page)
  if (!state.lastBet) throw new Error('there is no last bet')
  const again: Step = { type: 'bet_again', last: state.lastBet, hasStake: true }
  expect(betAfter(kind, ...page, again)).toMatchObject({ picks: legsOf(kind), draft: enteredOf(kind) })
  // The singles of the same selections have none.
  const singles = after(...page, again).slip.all.map(({ wager }) => wager.draft?.stakeText)
  expect(singles).toEqual(
    legsOf(kind).flatMap(({ myanmar }) => (myanmar ? [] : kind === 'single' ? '100' : '')),
  )
})

describe('a body whose stored terms', () => {
  const record = recordAfter(...offered('body'))
  const pageWith = (change: object): Step => {
    const selections = record?.selections.map((one) => ({
      ...one,
      seenBurmese: { ...one.seenBurmese, ...change },
    }))
    return { type: 'logged_in', record: readRecord({ ...record, selections }), sent: [], isBack: false }
  }

  test.each([{ odds: 0 }, { odds: 4000 }, { side: 'draw' }, { percent: '50' }])(
    'cannot be read, %j, takes the first offer',
    (junk) => {
      const { slip } = after(pageWith(junk), priceOf('body', 0, { ball: 6, odds: 85 }))
      expect(slip.burmese.map(({ gate }) => gate.gate)).toEqual(['confirm'])
    },
  )

  test('are of another line is bet on the line of its pick', () => {
    const page = [pageWith({ lineId: 7 }), priceOf('body'), limitsOf('body'), stakeOf('body', '100')]
    const { request } = betAfter('body', ...page, press('body'))
    expect(request).toMatchObject({ picks: [{ line_id: burmesePick(0).line_id, odds: 95 }] })
  })
})
