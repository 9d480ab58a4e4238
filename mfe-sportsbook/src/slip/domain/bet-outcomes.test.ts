import { arsenalBet } from '../../testing/slip-fixtures'
import { outcomesBetween } from './bet-outcomes'
import { newDraft } from './slip-draft'
import type { AnySent } from './slip-sent'
import type { SlipStage } from './slip-stage'

const draft = newDraft('100')
const sent = { request: { idem_key: 'key-0000000000000001' } } as AnySent
const bet = arsenalBet()
const STAGES = {
  editing: { stage: 'editing', draft },
  sending: { stage: 'sending', draft, sent },
  unknown: { stage: 'unknown', draft, sent, checks: 0 },
  waiting: { stage: 'waiting', draft, sent, bet },
  accepted: { stage: 'accepted', draft, sent, bet },
  rejected: { stage: 'rejected', draft, sent, rejection: { why: 'not_placed' } },
} satisfies Record<string, SlipStage<AnySent>>

type Name = keyof typeof STAGES

test.each<{ from: Name; to: Name; outcomes: string[] }>([
  { from: 'editing', to: 'sending', outcomes: [] },
  { from: 'sending', to: 'waiting', outcomes: ['waiting'] },
  { from: 'sending', to: 'accepted', outcomes: ['accepted'] },
  { from: 'sending', to: 'rejected', outcomes: ['rejected'] },
  { from: 'sending', to: 'unknown', outcomes: [] },
  { from: 'unknown', to: 'accepted', outcomes: ['accepted'] },
  { from: 'waiting', to: 'waiting', outcomes: [] },
  { from: 'waiting', to: 'rejected', outcomes: ['rejected'] },
  { from: 'rejected', to: 'editing', outcomes: [] },
])('from $from to $to: $outcomes', ({ from, to, outcomes }) => {
  const found = outcomesBetween(new Map([['one', STAGES[from]]]), new Map([['one', STAGES[to]]]))
  expect(found.map(({ outcome }) => outcome)).toEqual(outcomes)
})

test('a bet that is new to the slip has its outcome too, and a removed one has none', () => {
  const before = new Map([['gone', STAGES.sending]])
  const after = new Map([['new', STAGES.accepted]])
  expect(outcomesBetween<string>(before, after)).toMatchObject([{ outcome: 'accepted', owner: 'new', bet }])
})
