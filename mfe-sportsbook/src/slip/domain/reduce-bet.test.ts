import type { Bet } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { NOW } from '../../testing/slip-fixtures'
import { placed, SENT_BET } from '../../testing/slip-steps'
import { newBet, reduceBet } from './reduce-bet'
import { newDraft } from './slip-draft'
import type { BetAnswer, BetEvent } from './slip-event'
import type { SentBet } from './slip-sent'
import { EMPTY, type SlipStage } from './slip-stage'

const draft = newDraft('100')
const sent = SENT_BET
const key = sent.request.idem_key
const OTHER: SentBet = { ...sent, request: { ...sent.request, idem_key: 'other' } }
const OTHER_BET = placed({ idem_key: 'other' })
const waitingBet = placed({ status: 'waiting' })
const STAGES: Record<SlipStage['stage'], SlipStage> = {
  empty: EMPTY,
  editing: { stage: 'editing', draft },
  validating: { stage: 'validating', draft },
  sending: { stage: 'sending', draft, sent },
  unknown: { stage: 'unknown', draft, sent, checks: 0 },
  waiting: { stage: 'waiting', draft, sent, bet: waitingBet },
  accepted: { stage: 'accepted', draft, sent, bet: placed() },
  rejected: { stage: 'rejected', draft, sent, rejection: { why: 'not_placed' } },
}

const KEY = 'key-of-the-draft'
const ok = (bet = placed()) => ({ kind: 'ok' as const, data: { bet } })
const refusal = (code: ErrorCode) => ({ kind: 'refused' as const, code, text: '', details: {} })

const stepOf = (from: SlipStage, event: BetEvent, now = NOW) =>
  reduceBet({ ...newBet(KEY, ''), stage: from, guardedUntil: 0 }, event, now)

type Name = SlipStage['stage']

type Row = [string, BetEvent, Partial<Record<Name, Name>>, string[]?]

const ACCEPTED = { sending: 'accepted', unknown: 'accepted', waiting: 'accepted' } as const
const REJECTED = { sending: 'rejected', unknown: 'rejected', waiting: 'rejected' } as const
const WAITING = { sending: 'waiting', unknown: 'waiting', waiting: 'waiting' } as const
const OPEN = { unknown: 'unknown', waiting: 'waiting' } as const
const DECIDED = ['forget', 'balance']
const SHARED = ['forget', 'balance', 'share']
const UNCERTAIN = ['systemError', 'duplicate_debit_record', 'requestProcessing', 'connectionFailed'] as const
const decided = (status: Bet['status']): BetEvent => ({ type: 'bet', bet: placed({ status }) })
const lookedUp = (answer: BetAnswer, isAbandoned = false): BetEvent =>
  ({ type: 'looked_up', sent, answer, isAbandoned }) as const
const answered = (answer: BetAnswer): BetEvent => ({ type: 'answered', sent, answer })

/** Every event with the stages that it changes, and the effects in them; it changes no other stage. */
const TABLE: Row[] = [
  ['an edit', { type: 'edit', draft: { ...draft, stakeText: '5' } }, { editing: 'editing' }],
  [
    'a removal',
    { type: 'remove' },
    { editing: 'empty', validating: 'empty', accepted: 'empty', rejected: 'empty' },
  ],
  ['a validation', { type: 'validate' }, { editing: 'validating' }],
  ['the end of a validation', { type: 'reconsider', draft }, { validating: 'editing' }],
  ['a request', { type: 'send', sent }, { editing: 'sending', validating: 'sending' }, ['save', 'place']],
  ['no answer', answered(null), { sending: 'unknown' }, ['wait 2000']],
  ...UNCERTAIN.map(
    (code): Row => [
      `the uncertain refusal ${code}`,
      answered(refusal(code)),
      { sending: 'unknown' },
      ['wait 0'],
    ],
  ),
  [
    'a refusal to be edited',
    answered(refusal('invalidOddsBall')),
    { sending: 'editing' },
    ['forget', 'requote'],
  ],
  ['a final refusal', answered(refusal('matchNotActive')), { sending: 'rejected' }, ['forget', 'requote']],
  ['an accepted bet in the answer', answered(ok()), ACCEPTED, SHARED],
  [
    'a waiting bet in the answer',
    answered(ok({ ...waitingBet, decide_at: NOW + 6000 })),
    WAITING,
    ['balance', 'wait 9000', 'share'],
  ],
  ['a waiting bet', { type: 'bet', bet: waitingBet }, WAITING, ['balance', 'wait 3000']],
  ['a running bet', decided('running'), ACCEPTED, DECIDED],
  ['a settled bet', decided('settled'), ACCEPTED, DECIDED],
  ['a rejected bet', decided('rejected'), REJECTED, DECIDED],
  ['a void bet', decided('void'), REJECTED, DECIDED],
  [
    'a bet of an earlier page',
    { type: 'follow', sent, afterMs: 0 },
    { editing: 'unknown', rejected: 'unknown' },
    ['wait 0'],
  ],
  [
    'a bet of another tab',
    { type: 'follow', sent, afterMs: 2000 },
    { editing: 'sending', rejected: 'sending' },
    ['wait 2000'],
  ],
  [
    'a decision of another tab',
    { type: 'give_up' },
    { sending: 'editing', unknown: 'editing', waiting: 'editing' },
  ],
  ['a look-up without a bet', lookedUp(refusal('betNotExists')), OPEN, ['wait 2000']],
  ['a look-up without answer', lookedUp(null, true), OPEN, ['wait 2000']],
  ['a look-up with a bet', lookedUp(ok()), { unknown: 'accepted', waiting: 'accepted' }, SHARED],
  [
    'a look-up with a waiting bet',
    lookedUp(ok(waitingBet)),
    { unknown: 'waiting', waiting: 'waiting' },
    ['balance', 'wait 3000', 'share'],
  ],
  [
    'a look-up with a rejected bet',
    lookedUp(ok(placed({ status: 'rejected' })), true),
    { unknown: 'rejected', waiting: 'rejected' },
    SHARED,
  ],
  [
    'a due check',
    { type: 'check_due', sent },
    { sending: 'unknown', unknown: 'unknown', waiting: 'waiting' },
    ['look_up'],
  ],
  ['another try', { type: 'again' }, { rejected: 'editing' }],
  ['a receipt', { type: 'done', keep: 'nothing' }, { accepted: 'empty' }],
  ['a receipt with a kept selection', { type: 'done', keep: 'selection' }, { accepted: 'editing' }],
]

const CASES = TABLE.flatMap(([name, event, to, effects = []]) =>
  Object.values(STAGES).flatMap((from) => {
    const next = to[from.stage]
    return next === undefined ? [] : [{ name, event, from, to: next, effects }]
  }),
)
const OTHERS = TABLE.flatMap(([name, event, to]) =>
  Object.values(STAGES).flatMap((from) => (to[from.stage] === undefined ? [{ name, event, from }] : [])),
)

const namesOf = (effects: ReturnType<typeof stepOf>['effects']): string[] =>
  effects.map((effect) => (effect.do === 'wait' ? `wait ${effect.ms}` : effect.do))

describe('a bet', () => {
  test.each(CASES)('$name, while $from.stage: $to with $effects', ({ event, from, to, effects }) => {
    const { state, effects: found } = stepOf(from, event)
    expect(state.stage.stage).toBe(to)
    expect(namesOf(found)).toEqual(effects)
  })

  test.each(OTHERS)('$name, while $from.stage: no change', ({ event, from }) => {
    expect(stepOf(from, event).state.stage).toBe(from)
  })

  test.each([
    { checks: 0, age: 60_000, abandon: false },
    { checks: 1, age: 14_999, abandon: false },
    { checks: 1, age: 15_000, abandon: true },
  ])('is looked up after $age ms and $checks checks: its key is abandoned $abandon', (given) => {
    const from: SlipStage = { stage: 'unknown', draft, sent, checks: given.checks }
    const { effects } = stepOf(from, { type: 'check_due', sent }, sent.sentAt + given.age)
    expect(effects).toEqual([{ do: 'look_up', sent, abandon: given.abandon }])
  })

  test('is not placed once its key is abandoned', () => {
    const { state, effects } = stepOf(STAGES.unknown, lookedUp(refusal('betNotExists'), true))
    expect(state.stage).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
    expect(namesOf(effects)).toEqual(['forget', 'balance'])
  })

  test.each<[string, BetEvent, string[]]>([
    ['a message', { type: 'bet', bet: OTHER_BET }, ['forget']],
    ['an answer', { type: 'answered', sent: OTHER, answer: ok(OTHER_BET) }, ['forget', 'share']],
    [
      'a refusal',
      { type: 'answered', sent: OTHER, answer: refusal('matchNotActive') },
      ['forget', 'requote'],
    ],
    ['no answer', { type: 'answered', sent: OTHER, answer: null }, []],
  ])('of another key changes nothing by %s', (_, event, effects) => {
    for (const from of Object.values(STAGES)) {
      const step = stepOf(from, event)
      expect(step.state.stage).toBe(from)
      expect(namesOf(step.effects)).toEqual(effects)
    }
  })
})

describe('the key of a draft', () => {
  test.each<[string, SlipStage, BetEvent, string]>([
    ['stays after an edit', STAGES.editing, { type: 'edit', draft }, KEY],
    ['stays while the bet is pending', STAGES.sending, { type: 'key', key: 'k' }, KEY],
    ['follows another tab', STAGES.editing, { type: 'key', key: 'k' }, 'k'],
    ['is renewed by an acceptance', STAGES.sending, decided('running'), `${key}.1`],
    ['is renewed by a refusal', STAGES.sending, answered(refusal('invalidOddsBall')), `${key}.1`],
    ['is renewed by another tab that decided the bet', STAGES.unknown, { type: 'give_up' }, `${key}.1`],
  ])('%s', (_, from, event, is) => {
    expect(stepOf(from, event).state.key).toBe(is)
  })
})

describe('the guard of the button lasts', () => {
  test.each<[string, SlipStage, BetEvent, number]>([
    ['400 ms after a change', STAGES.editing, { type: 'guard' }, 400],
    ['400 ms after a validation', STAGES.validating, { type: 'reconsider', draft }, 400],
    ['400 ms after a refusal', STAGES.sending, answered(refusal('invalidOddsBall')), 400],
    ['400 ms after a receipt', STAGES.accepted, { type: 'done', keep: 'stake' }, 400],
    ['no time after an edit', STAGES.editing, { type: 'edit', draft }, -NOW],
  ])('%s', (_, from, event, ms) => {
    expect(stepOf(from, event).state.guardedUntil).toBe(NOW + ms)
  })
})

describe('the draft', () => {
  test('a mistyped stake is empty once another tab has decided the bet', () => {
    const mistyped: SlipStage = { ...STAGES.sending, draft: { ...draft, mistyped: [0] } } as SlipStage
    expect(stepOf(mistyped, { type: 'give_up' }).state.stage).toMatchObject({
      stage: 'editing',
      draft: { stakeText: '', mistyped: undefined },
    })
  })

  test('a refusal is kept with the draft', () => {
    const answer = { ...refusal('betOverMax'), details: { bound: 9, stake_bound: 5 } }
    const { state } = stepOf(STAGES.sending, { type: 'answered', sent, answer })
    expect(state.stage).toMatchObject({
      draft: { refusal: { code: 'betOverMax', bound: 5 }, asked: true, stakeText: '100' },
    })
  })

  test('another try keeps stake and seen terms, and drops the refusal', () => {
    const refused = { code: 'invalidOddsBall', text: '' } as const
    const from = { ...STAGES.rejected, draft: { ...draft, refusal: refused, asked: true } } as SlipStage
    expect(stepOf(from, { type: 'again' }).state.stage).toEqual({ stage: 'editing', draft })
  })

  test.each([
    { keep: 'selection', stakeText: '' },
    { keep: 'stake', stakeText: '100' },
  ] as const)('a kept $keep starts with the stake "$stakeText"', ({ keep, stakeText }) => {
    expect(stepOf(STAGES.accepted, { type: 'done', keep }).state.stage).toMatchObject({
      draft: { stakeText },
    })
  })
})
