import { ARSENAL_PICK, arsenalBet, arsenalLeg, arsenalTerms, NOW } from '../../testing/slip-fixtures'
import { newDraft } from './slip-draft'
import { backInPlay } from './slip-pick'
import { betRequestOf, type SentBet } from './slip-sent'
import { EMPTY, type SlipStage } from './slip-stage'
import { type SlipEvent, slipStep } from './slip-step'

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
const refusal = { code: 'invalidOddsBall', text: '' } as const

/** Every event with the stages that it changes and what they become; all others must stay as they are. */
const TABLE: {
  name: string
  event: SlipEvent
  to: Partial<Record<SlipStage['stage'], SlipStage['stage']>>
}[] = [
  {
    name: 'an edit',
    event: { type: 'edit', draft: { ...draft, stakeText: '5' } },
    to: { editing: 'editing' },
  },
  {
    name: 'taking the selection out',
    event: { type: 'remove' },
    to: { editing: 'empty', validating: 'empty', accepted: 'empty', rejected: 'empty' },
  },
  { name: 'a check before sending', event: { type: 'validate' }, to: { editing: 'validating' } },
  {
    name: 'a check that finds something',
    event: { type: 'reconsider', draft },
    to: { validating: 'editing' },
  },
  { name: 'sending', event: { type: 'send', sent }, to: { editing: 'sending', validating: 'sending' } },
  { name: 'no answer', event: { type: 'silence', key }, to: { sending: 'unknown' } },
  { name: 'a look-up without result', event: { type: 'checked', key }, to: { unknown: 'unknown' } },
  {
    name: 'a waiting bet',
    event: { type: 'bet', bet: waitingBet },
    to: { sending: 'waiting', unknown: 'waiting', waiting: 'waiting' },
  },
  {
    name: 'a running bet',
    event: { type: 'bet', bet: arsenalBet() },
    to: { sending: 'accepted', unknown: 'accepted', waiting: 'accepted' },
  },
  {
    name: 'a settled bet',
    event: { type: 'bet', bet: arsenalBet({ status: 'settled' }) },
    to: { sending: 'accepted', unknown: 'accepted', waiting: 'accepted' },
  },
  {
    name: 'a rejected bet',
    event: { type: 'bet', bet: arsenalBet({ status: 'rejected' }) },
    to: { sending: 'rejected', unknown: 'rejected', waiting: 'rejected' },
  },
  {
    name: 'a void bet',
    event: { type: 'bet', bet: arsenalBet({ status: 'void' }) },
    to: { sending: 'rejected', unknown: 'rejected', waiting: 'rejected' },
  },
  {
    name: 'news of another bet',
    event: { type: 'bet', bet: arsenalBet({ idem_key: 'another-key-0000000' }) },
    to: {},
  },
  {
    name: 'a refusal that can be mended',
    event: { type: 'refused', key, refusal, mayEdit: true },
    to: { sending: 'editing' },
  },
  {
    name: 'a final refusal',
    event: { type: 'refused', key, refusal, mayEdit: false },
    to: { sending: 'rejected' },
  },
  { name: 'a burnt key', event: { type: 'not_placed', key }, to: { unknown: 'rejected' } },
  { name: 'trying again', event: { type: 'again' }, to: { rejected: 'editing' } },
  { name: 'putting the receipt away', event: { type: 'done', keep: 'nothing' }, to: { accepted: 'empty' } },
  { name: 'keeping the selection', event: { type: 'done', keep: 'selection' }, to: { accepted: 'editing' } },
]

const CASES = TABLE.flatMap(({ name, event, to }) =>
  Object.values(STAGES).map((from) => ({ name, event, from, to: to[from.stage] ?? null })),
)

describe('the stages of the slip', () => {
  test.each(CASES)('$name, while $from.stage -> $to', ({ event, from, to }) => {
    const next = slipStep(from, event)
    if (to === null) expect(next).toBe(from)
    else expect(next.stage).toBe(to)
  })

  test.each(TABLE.flatMap(({ event }) => ('key' in event ? [event] : [])))(
    '$type of another bet changes nothing',
    (event) => {
      for (const from of Object.values(STAGES))
        expect(slipStep(from, { ...event, key: 'another' })).toBe(from)
    },
  )

  test('a mistyped stake is empty once another tab has decided the bet', () => {
    const refused: SlipStage = { stage: 'editing', draft: { ...draft, mistyped: [0] } }
    const sending = slipStep(refused, { type: 'follow', sent })
    expect(slipStep(sending, { type: 'give_up' })).toMatchObject({
      stage: 'editing',
      draft: { stakeText: '', mistyped: undefined },
    })
  })

  test('a selection that the market took out comes back as part of the new market', () => {
    const seen = arsenalTerms({ market: 2, score: null })
    const early = { pick: ARSENAL_PICK, seen, remembered: null, stakeText: '100', why: 'market' as const }
    expect(backInPlay(early)).toMatchObject({ seen: { market: 3, score: null }, stakeText: '100' })
  })

  test('a refusal that can be mended is kept with the draft', () => {
    const next = slipStep(STAGES.sending, { type: 'refused', key, refusal, mayEdit: true })
    expect(next).toMatchObject({ draft: { refusal, asked: true, stakeText: '100' } })
  })

  test('another try keeps stake and seen terms, and drops the refusal', () => {
    const from: SlipStage = { ...STAGES.rejected, draft: { ...draft, refusal, asked: true } } as SlipStage
    expect(slipStep(from, { type: 'again' })).toEqual({ stage: 'editing', draft })
  })

  test.each([
    { keep: 'selection', stakeText: '' },
    { keep: 'stake', stakeText: '100' },
  ] as const)('a kept $keep starts with the stake "$stakeText"', ({ keep, stakeText }) => {
    expect(slipStep(STAGES.accepted, { type: 'done', keep })).toMatchObject({ draft: { stakeText } })
  })
})
