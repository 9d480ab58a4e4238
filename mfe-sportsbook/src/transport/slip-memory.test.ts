import { betRequestOf, type SentBet } from '../domain/slip-sent'
import { tabStorage } from '../testing/slip-bench'
import { ARSENAL_PICK, arsenalLeg, arsenalTerms, NOW } from '../testing/slip-fixtures'
import { createSlipMemory } from './slip-memory'

const {
  league_id: _,
  line_id: __,
  ball: ___,
  score: ____,
  half_score: _____,
  period_now: ______,
  result: _______,
  ...leg
} = arsenalLeg()
const sent: SentBet = {
  accountId: 'demo',
  sentAt: NOW,
  request: betRequestOf('key-0000000000000001', ARSENAL_PICK, arsenalTerms(), 10_000, 'better'),
  leg,
  currency: 'MYR',
  risk: 9600,
  win: 10_000,
}

describe('what a tab remembers', () => {
  test('a sent bet comes back as it was, to its member alone', () => {
    const memory = createSlipMemory(tabStorage(), () => undefined)
    memory.keepSent(sent)
    expect(memory.sent('demo')).toEqual([sent])
    expect(memory.sent('other')).toEqual([])
  })

  test('only the fate of its own key makes it forget a sent bet', () => {
    const memory = createSlipMemory(tabStorage(), () => undefined)
    memory.keepSent(sent)
    memory.dropSent('key-of-another-bet-1')
    expect(memory.sent('demo')).toEqual([sent])
    memory.dropSent('key-0000000000000001')
    expect(memory.sent('demo')).toEqual([])
  })

  test('bets on their way side by side come back together, and the fate of one leaves the other', () => {
    const memory = createSlipMemory(tabStorage(), () => undefined)
    const other = { ...sent, request: { ...sent.request, idem_key: 'key-0000000000000002' } }
    memory.keepSent(sent)
    memory.keepSent(other)
    expect(memory.sent('demo')).toEqual([sent, other])
    memory.dropSent('key-0000000000000001')
    expect(memory.sent('demo')).toEqual([other])
  })

  test.each(['', 'null', '{', '{}', '[{"accountId":"demo"}]'])(
    'what is not readable is nothing: %s',
    (text) => {
      const store = tabStorage()
      store.setItem('touchline.slip.sent', text)
      store.setItem('touchline.slip.draft', text)
      const memory = createSlipMemory(store, () => undefined)
      expect(memory.sent('demo')).toEqual([])
      expect(memory.drafts('demo')).toEqual([])
    },
  )

  test('a browser that refuses storage is reported and stops nothing', () => {
    const warned: string[] = []
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota')
      },
      removeItem: () => undefined,
    }
    createSlipMemory(refusing, (message) => warned.push(message)).keepSent(sent)
    expect(warned).toHaveLength(1)
  })
})
