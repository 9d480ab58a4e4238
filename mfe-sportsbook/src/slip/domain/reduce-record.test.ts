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
  sending as sendingOf,
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
/** The stake of a bet that was just made. */
const enteredOf = (kind: Kind) => {
  const { stakeText, rows } = betAfter(kind, ...ready(kind)).draft ?? {}
  return { stakeText, ...(rows && { rows }) }
}

describe.each(KINDS)('a %s', (kind) => {
  const [made, sending, sent, draft] = [ready(kind), sendingOf(kind), sentOf(kind), enteredOf(kind)]
  const { idem_key: key } = sent.request
  const isHere = { sentHere: new Set([key]) }
  const size = kind === 'system' ? 2 : undefined
  const theirs = [...offered(kind), stakeOf(kind, '70', size)]
  const theirDraft = size ? { rows: { 2: '70' } } : { stakeText: '70' }
  const elsewhere = [...made, stored(made, { sent: [sent] })]
  const page = [loggedIn(made)]
  const news = (change = {}): Step => ({ type: 'news', bet: placedOf(kind, change), isSentHere: false })
  const accepted = [...sending, answered(kind)]
  const refusal = [...sending, refused(kind, 'requestLimit')]
  const picks = legsOf(kind)

  test.each<[string, readonly Step[], object]>([
    ['on the next page', page, { picks, draft }],
    ['that was accepted, on the next page', [loggedIn(accepted)], { picks: [] }],
    ['at the stake of another tab', [...made, stored(theirs)], { draft: theirDraft }],
    ['that is typed', [...made, stored(theirs, { isTyping: true })], { draft }],
    ['that is pending', [...sending, stored(theirs, isHere)], { stage: 'sending', draft }],
    ['that another tab removes', [...made, stored([])], { picks: [] }],
    ['that another tab sends', elsewhere, { stage: 'sending', effects: ['wait', 'expect'] }],
    [
      'that another tab sends, pressed here',
      [...elsewhere, press(kind)],
      { stage: 'sending', request: null },
    ],
    [
      'of another tab, accepted by a message',
      [...elsewhere, news()],
      { picks: [], receipts: [{ bet: { idem_key: key } }] },
    ],
    [
      'of another tab, rejected by a message',
      [...elsewhere, news({ status: 'rejected' })],
      { stage: 'rejected' },
    ],
    [
      'of another tab without a message',
      [...elsewhere, checkDue(kind)],
      { stage: 'unknown', effects: ['look_up'] },
    ],
    ['that was accepted in another tab', [...elsewhere, stored(accepted)], { picks: [], receipts: [] }],
    ['that was refused in another tab', [...elsewhere, stored(refusal)], { stage: 'editing', picks, draft }],
    ['that this tab has sent', [...sending, stored(made, isHere)], { stage: 'sending' }],
  ])('%s', (_, steps, has) => {
    expect(betAfter(kind, ...steps)).toMatchObject(has)
  })

  test.each<[string, readonly Step[], suffix: string]>([
    ['of its draft on the next page', page, ''],
    ['of the latest tab while the player types', [...made, stored(refusal, { isTyping: true })], '.1'],
    ['of the latest tab after a refusal there', [...elsewhere, stored(refusal)], '.1'],
    ['of its own while it is pending', [...sending, stored(refusal, isHere)], ''],
  ])('has the key %s', (_, steps, suffix) => {
    expect(after(...steps).slip.wagerOf(ownerOf(kind))?.key).toBe(key + suffix)
  })

  test('that was the last bet comes back with its stake, and the singles of its legs without', () => {
    const { state } = after(loggedIn(accepted))
    if (!state.lastBet) throw new Error('there is no last bet')
    const again: Step[] = [loggedIn(accepted), { type: 'bet_again', last: state.lastBet, hasStake: true }]
    expect(betAfter(kind, ...again)).toMatchObject({ picks, draft })
    const singles = after(...again).slip.all.map(({ wager }) => wager.draft?.stakeText)
    expect(singles).toEqual(
      picks.filter(({ myanmar }) => !myanmar).map(() => (kind === 'single' ? '100' : '')),
    )
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
