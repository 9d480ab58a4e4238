import type { ErrorCode } from '@touchline/contracts/errors'
import { ARSENAL_PICK, arsenalBet, arsenalLeg, arsenalTerms, NOW } from '../../testing/slip-fixtures'
import { newBet, reduceBet } from './reduce-bet'
import { newDraft } from './slip-draft'
import type { BetEvent } from './slip-event'
import { betRequestOf, type SentBet } from './slip-sent'
import { EMPTY, type SlipStage } from './slip-stage'

const draft = newDraft('100')
const sent: SentBet = {
  accountId: 'demo',
  sentAt: NOW,
  request: betRequestOf('fake-key-000000000000000000000001', ARSENAL_PICK, arsenalTerms(), 10_000, 'better'),
  leg: arsenalLeg(),
  currency: 'MYR',
  risk: 9600,
  win: 10_000,
}
const key = sent.request.idem_key
const waitingBet = arsenalBet({ status: 'waiting' })
const STAGES: Record<SlipStage['stage'], SlipStage> = {
  empty: EMPTY,
  editing: { stage: 'editing', draft },
  validating: { stage: 'validating', draft },
  sending: { stage: 'sending', draft, sent },
  unknown: { stage: 'unknown', draft, sent, checks: 0 },
  waiting: { stage: 'waiting', draft, sent, bet: waitingBet },
  accepted: { stage: 'accepted', draft, sent, bet: arsenalBet() },
  rejected: { stage: 'rejected', draft, sent, rejection: { why: 'not_placed' } },
}

const KEY = 'key-of-the-draft'
const ok = (bet = arsenalBet()) => ({ kind: 'ok' as const, data: { bet } })
const refusal = (code: ErrorCode) => ({ kind: 'refused' as const, code, text: '', details: {} })

const stepOf = (from: SlipStage, event: BetEvent, now = NOW) =>
  reduceBet({ ...newBet(KEY, ''), stage: from, guardedUntil: 0 }, event, now)

type Name = SlipStage['stage']

/** Every event with the stages that it changes, and the effects in them; it changes no other stage. */
const TABLE: {
  name: string
  event: BetEvent
  to: Partial<Record<Name, Name>>
  effects?: readonly string[]
}[] = [
  {
    name: 'an edit',
    event: { type: 'edit', draft: { ...draft, stakeText: '5' } },
    to: { editing: 'editing' },
  },
  {
    name: 'a removal',
    event: { type: 'remove' },
    to: { editing: 'empty', validating: 'empty', accepted: 'empty', rejected: 'empty' },
  },
  { name: 'a validation', event: { type: 'validate' }, to: { editing: 'validating' } },
  { name: 'the end of a validation', event: { type: 'reconsider', draft }, to: { validating: 'editing' } },
  {
    name: 'a request',
    event: { type: 'send', sent },
    to: { editing: 'sending', validating: 'sending' },
    effects: ['save', 'place'],
  },
  {
    name: 'no answer',
    event: { type: 'answered', sent, answer: null },
    to: { sending: 'unknown' },
    effects: ['wait 2000'],
  },
  ...(['systemError', 'duplicate_debit_record', 'requestProcessing', 'connectionFailed'] as const).map(
    (code) => ({
      name: `the uncertain refusal ${code}`,
      event: { type: 'answered', sent, answer: refusal(code) } as const,
      to: { sending: 'unknown' } as const,
      effects: ['wait 0'],
    }),
  ),
  {
    name: 'a refusal that can be edited',
    event: { type: 'answered', sent, answer: refusal('invalidOddsBall') },
    to: { sending: 'editing' },
    effects: ['forget', 'requote'],
  },
  {
    name: 'a final refusal',
    event: { type: 'answered', sent, answer: refusal('matchNotActive') },
    to: { sending: 'rejected' },
    effects: ['forget', 'requote'],
  },
  {
    name: 'an accepted bet in the answer',
    event: { type: 'answered', sent, answer: ok() },
    to: { sending: 'accepted', unknown: 'accepted', waiting: 'accepted' },
    effects: ['forget', 'balance', 'share'],
  },
  {
    name: 'a waiting bet in the answer',
    event: { type: 'answered', sent, answer: ok({ ...waitingBet, decide_at: NOW + 6000 }) },
    to: { sending: 'waiting', unknown: 'waiting', waiting: 'waiting' },
    effects: ['balance', 'wait 9000', 'share'],
  },
  {
    name: 'a waiting bet',
    event: { type: 'bet', bet: waitingBet },
    to: { sending: 'waiting', unknown: 'waiting', waiting: 'waiting' },
    effects: ['balance', 'wait 3000'],
  },
  {
    name: 'a running bet',
    event: { type: 'bet', bet: arsenalBet() },
    to: { sending: 'accepted', unknown: 'accepted', waiting: 'accepted' },
    effects: ['forget', 'balance'],
  },
  {
    name: 'a settled bet',
    event: { type: 'bet', bet: arsenalBet({ status: 'settled' }) },
    to: { sending: 'accepted', unknown: 'accepted', waiting: 'accepted' },
    effects: ['forget', 'balance'],
  },
  {
    name: 'a rejected bet',
    event: { type: 'bet', bet: arsenalBet({ status: 'rejected' }) },
    to: { sending: 'rejected', unknown: 'rejected', waiting: 'rejected' },
    effects: ['forget', 'balance'],
  },
  {
    name: 'a void bet',
    event: { type: 'bet', bet: arsenalBet({ status: 'void' }) },
    to: { sending: 'rejected', unknown: 'rejected', waiting: 'rejected' },
    effects: ['forget', 'balance'],
  },
  {
    name: 'a bet of an earlier page',
    event: { type: 'follow', sent, afterMs: 0 },
    to: { editing: 'unknown', rejected: 'unknown' },
    effects: ['wait 0'],
  },
  {
    name: 'a bet of another tab',
    event: { type: 'follow', sent, afterMs: 2000 },
    to: { editing: 'sending', rejected: 'sending' },
    effects: ['wait 2000'],
  },
  {
    name: 'a bet that another tab has decided',
    event: { type: 'give_up' },
    to: { sending: 'editing', unknown: 'editing', waiting: 'editing' },
  },
  {
    name: 'a look-up without a bet',
    event: { type: 'looked_up', sent, answer: refusal('betNotExists'), isAbandoned: false },
    to: { unknown: 'unknown', waiting: 'waiting' },
    effects: ['wait 2000'],
  },
  {
    name: 'a look-up without an answer',
    event: { type: 'looked_up', sent, answer: null, isAbandoned: true },
    to: { unknown: 'unknown', waiting: 'waiting' },
    effects: ['wait 2000'],
  },
  {
    name: 'a look-up with a bet',
    event: { type: 'looked_up', sent, answer: ok(), isAbandoned: false },
    to: { unknown: 'accepted', waiting: 'accepted' },
    effects: ['forget', 'balance', 'share'],
  },
  {
    name: 'a look-up with a waiting bet',
    event: { type: 'looked_up', sent, answer: ok(waitingBet), isAbandoned: false },
    to: { unknown: 'waiting', waiting: 'waiting' },
    effects: ['balance', 'wait 3000', 'share'],
  },
  {
    name: 'a look-up with a rejected bet',
    event: { type: 'looked_up', sent, answer: ok(arsenalBet({ status: 'rejected' })), isAbandoned: true },
    to: { unknown: 'rejected', waiting: 'rejected' },
    effects: ['forget', 'balance', 'share'],
  },
  { name: 'another try', event: { type: 'again' }, to: { rejected: 'editing' } },
  { name: 'a receipt', event: { type: 'done', keep: 'nothing' }, to: { accepted: 'empty' } },
  {
    name: 'a receipt with a kept selection',
    event: { type: 'done', keep: 'selection' },
    to: { accepted: 'editing' },
  },
]

const CASES = TABLE.flatMap(({ name, event, to, effects = [] }) =>
  Object.values(STAGES).flatMap((from) => {
    const next = to[from.stage]
    return next === undefined ? [] : [{ name, event, from, to: next, effects }]
  }),
)
const OTHERS = TABLE.flatMap(({ name, event, to }) =>
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
    const { effects } = stepOf(from, { type: 'check_due', sent }, NOW + given.age)
    expect(effects).toEqual([{ do: 'look_up', sent, abandon: given.abandon }])
  })

  test.each([
    { stage: 'sending' as const, to: 'unknown', effects: ['look_up'] },
    { stage: 'waiting' as const, to: 'waiting', effects: ['look_up'] },
    { stage: 'accepted' as const, to: 'accepted', effects: [] },
    { stage: 'editing' as const, to: 'editing', effects: [] },
  ])('whose check is due while $stage: $to with $effects', ({ stage, to, effects }) => {
    const step = stepOf(STAGES[stage], { type: 'check_due', sent })
    expect([step.state.stage.stage, namesOf(step.effects)]).toEqual([to, effects])
  })

  test('is not placed once its key is abandoned', () => {
    const event = { type: 'looked_up', sent, answer: refusal('betNotExists'), isAbandoned: true } as const
    const { state, effects } = stepOf(STAGES.unknown, event)
    expect(state.stage).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
    expect(namesOf(effects)).toEqual(['forget', 'balance'])
  })

  test.each<{ name: string; event: BetEvent; effects: string[] }>([
    {
      name: 'a message',
      event: { type: 'bet', bet: arsenalBet({ idem_key: 'other' }) },
      effects: ['forget'],
    },
    {
      name: 'an answer',
      event: { type: 'answered', sent: other(), answer: ok(arsenalBet({ idem_key: 'other' })) },
      effects: ['forget', 'share'],
    },
    {
      name: 'a refusal',
      event: { type: 'answered', sent: other(), answer: refusal('matchNotActive') },
      effects: ['forget', 'requote'],
    },
    { name: 'no answer', event: { type: 'answered', sent: other(), answer: null }, effects: [] },
  ])('of another key changes nothing by $name', ({ event, effects }) => {
    for (const from of Object.values(STAGES)) {
      const step = stepOf(from, event)
      expect(step.state.stage).toBe(from)
      expect(namesOf(step.effects)).toEqual(effects)
    }
  })
})

function other(): SentBet {
  return { ...sent, request: { ...sent.request, idem_key: 'other' } }
}

describe('the key of a draft', () => {
  test.each<{ what: string; from: SlipStage; event: BetEvent; is: string }>([
    {
      what: 'stays after an edit',
      from: STAGES.editing,
      event: { type: 'edit', draft },
      is: KEY,
    },
    {
      what: 'stays while the bet is pending',
      from: STAGES.sending,
      event: { type: 'key', key: 'k' },
      is: KEY,
    },
    { what: 'follows another tab', from: STAGES.editing, event: { type: 'key', key: 'k' }, is: 'k' },
    {
      what: 'is renewed by an acceptance',
      from: STAGES.sending,
      event: { type: 'bet', bet: arsenalBet() },
      is: `${key}.1`,
    },
    {
      what: 'is renewed by a refusal',
      from: STAGES.sending,
      event: { type: 'answered', sent, answer: refusal('invalidOddsBall') },
      is: `${key}.1`,
    },
    {
      what: 'is renewed by another tab that decided the bet',
      from: STAGES.unknown,
      event: { type: 'give_up' },
      is: `${key}.1`,
    },
  ])('$what', ({ from, event, is }) => {
    expect(stepOf(from, event).state.key).toBe(is)
  })
})

describe('the guard of the button', () => {
  test.each<{ what: string; from: SlipStage; event: BetEvent; ms: number }>([
    { what: 'a change', from: STAGES.editing, event: { type: 'guard' }, ms: 400 },
    { what: 'a validation', from: STAGES.validating, event: { type: 'reconsider', draft }, ms: 400 },
    {
      what: 'a refusal',
      from: STAGES.sending,
      event: { type: 'answered', sent, answer: refusal('invalidOddsBall') },
      ms: 400,
    },
    { what: 'a receipt', from: STAGES.accepted, event: { type: 'done', keep: 'stake' }, ms: 400 },
    { what: 'an edit', from: STAGES.editing, event: { type: 'edit', draft }, ms: -NOW },
  ])('lasts $ms ms after $what', ({ from, event, ms }) => {
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
