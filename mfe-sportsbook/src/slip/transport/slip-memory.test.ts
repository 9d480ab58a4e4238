import { NEVER } from 'rxjs'
import { tabStorage } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalLeg, arsenalTerms, NOW } from '../../testing/slip-fixtures'
import { betRequestOf, type SentBet } from '../domain/slip-sent'
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
const selection = { pick: ARSENAL_PICK, stakeText: '50', since: NOW, at: NOW, leg }

const memoryOn = (store = tabStorage(), brand = 'touchline') =>
  createSlipMemory({ store: () => store, changed$: NEVER, brand, warn: () => undefined })

describe('what a browser remembers', () => {
  test('comes back as it was', () => {
    const memory = memoryOn().of('demo')
    memory.keepSent(sent)
    memory.keepSelection(selection)
    expect(memory.read()).toMatchObject({ sent: [sent], selections: [selection] })
  })

  test.each([
    { stakeText: '1,250.50', comesBack: '1,250.50' },
    { stakeText: '<b>100</b>', comesBack: '' },
    { stakeText: '-50', comesBack: '' },
    { stakeText: '1e21', comesBack: '' },
    { stakeText: '9'.repeat(400), comesBack: '' },
  ])('a stake of "$stakeText" comes back as "$comesBack", with its selection', ({ stakeText, comesBack }) => {
    const memory = memoryOn().of('demo')
    memory.keepSelection({ ...selection, stakeText })
    expect(memory.read().selections).toEqual([{ ...selection, stakeText: comesBack }])
  })

  test.each([
    { what: 'as it was', change: {}, isKept: true },
    { what: 'at a price that is none', change: { odds: 0 }, isKept: false },
    { what: 'at a stored price that is none', change: { stored: 0 }, isKept: false },
    { what: 'of a market that is none', change: { market: 7 }, isKept: false },
  ])('what the player saw $what: comes back $isKept, its selection in any case', ({ change, isKept }) => {
    const memory = memoryOn().of('demo')
    const seen = { ...arsenalTerms(), ...change } as ReturnType<typeof arsenalTerms>
    memory.keepSelection({ ...selection, seen })
    expect(memory.read().selections).toEqual([{ ...selection, seen: isKept ? seen : undefined }])
  })

  test('selections come back in the order in which they were picked', () => {
    const memory = memoryOn().of('demo')
    const picks = [3, 1, 2].map((n) => ({ ...ARSENAL_PICK, match_id: n }))
    for (const [place, pick] of picks.entries())
      memory.keepSelection({ ...selection, pick, since: NOW + place })
    expect(memory.read().selections.map(({ pick }) => pick)).toEqual(picks)
  })

  test('no more selections come back than a slip holds, and the others go', () => {
    const store = tabStorage()
    const memory = memoryOn(store).of('demo')
    const picks = Array.from({ length: 303 }, (_, n) => ({ ...ARSENAL_PICK, match_id: n + 1 }))
    for (const [place, pick] of picks.entries())
      memory.keepSelection({ ...selection, pick, since: NOW + place })
    const [name = ''] = [...store.kept.keys()]
    for (const junk of ['{', '{"pick":{}}', 'null']) store.kept.set(`${name} ${junk}`, junk)
    expect(memory.read().selections.map(({ pick }) => pick)).toEqual(picks.slice(0, 12))
    expect(store.of('pick/')).toHaveLength(12)
  })

  test('only the fate of its own key makes it forget a sent bet', () => {
    const memory = memoryOn().of('demo')
    const other = { ...sent, request: { ...sent.request, idem_key: 'key-0000000000000002' } }
    memory.keepSent(sent)
    memory.keepSent(other)
    memory.dropSent('key-of-another-bet-1')
    expect(memory.read().sent).toEqual([sent, other])
    memory.dropSent('key-0000000000000001')
    expect(memory.read().sent).toEqual([other])
  })

  test.each([
    { what: 'another member', brand: 'touchline', id: 'other', there: 0, left: 0 },
    { what: 'the same name at another brand', brand: 'second', id: 'demo', there: 0, left: 1 },
    { what: 'the member', brand: 'touchline', id: 'demo', there: 1, left: 1 },
  ])('of a bet $what sees $there, and $left stay kept', ({ brand, id, there, left }) => {
    const store = tabStorage()
    memoryOn(store).of('demo').keepSent(sent)
    expect(memoryOn(store, brand).of(id).read().sent).toHaveLength(there)
    expect(store.kept.size).toBe(left)
  })

  test('leaves nothing of a member who went, and all of the other brand', () => {
    const store = tabStorage()
    const [one, other] = [memoryOn(store).of('demo'), memoryOn(store, 'second').of('demo')]
    for (const memory of [one, other]) {
      memory.keepSelection(selection)
      memory.keepForm({ mode: 'parlay', sameStake: false, keepsSelections: true })
      memory.keepLastStake('100')
    }
    one.clear()
    expect([...store.kept.keys()].every((key) => key.includes('second'))).toBe(true)
    expect(store.kept.size).toBe(3)
  })

  test.each(['', 'null', '{', '{}', '[{"accountId":"demo"}]', '{"pick":{"match_id":"x"}}'])(
    'what is not readable is nothing, and goes: %s',
    (text) => {
      const store = tabStorage()
      const own = 'touchline.slip.2.touchline/demo/'
      for (const kind of ['sent/a', 'combined/a', 'pick/a', 'stake/parlay', 'form', 'last-stake'])
        store.setItem(`${own}${kind}`, text)
      const memory = memoryOn(store).of('demo')
      expect(memory.read()).toEqual({
        selections: [],
        sent: [],
        sentCombinations: [],
        stakes: [],
        form: null,
      })
      expect(memory.lastStake()).toBe('')
      expect(store.kept.size).toBe(0)
    },
  )

  test('what another version of the page kept goes, and what is not of the slip stays', () => {
    const store = tabStorage()
    store.setItem('touchline.slip.draft', '[]')
    store.setItem('touchline.slip.1.touchline/demo/form', '{}')
    store.setItem('touchline.layout', '{}')
    memoryOn(store).of('demo')
    expect([...store.kept.keys()]).toEqual(['touchline.layout'])
  })
})
