import { NEVER } from 'rxjs'
import { tabStorage } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalLeg, arsenalTerms, NOW, recordOf } from '../../testing/slip-fixtures'
import { betRequestOf, type SentBet } from '../domain/slip-sent'
import { createSlipStorage } from './slip-storage'

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
const selection = {
  key: 'key-of-arsenal-0001',
  pick: ARSENAL_PICK,
  stakeText: '50',
  leg,
}
const RECORD = 'touchline.slip.3.touchline/demo/record'

const storageOn = (store = tabStorage(), brand = 'touchline') =>
  createSlipStorage({ store: () => store, changed$: NEVER, brand, warn: () => undefined })

/** Stores these selections, and reads the record back. */
function readBack(...selections: unknown[]) {
  const store = tabStorage()
  store.setItem(RECORD, JSON.stringify({ ...recordOf({}), selections }))
  return storageOn(store).of('demo').read()
}

describe('the stored slip', () => {
  test('comes back as it was', () => {
    const storage = storageOn().of('demo')
    const record = recordOf({ mode: 'parlay', selections: [selection], lastStake: '100' })
    storage.keepSent(sent)
    storage.save(record)
    expect(storage.read()).toEqual(record)
    expect(storage.sent()).toEqual([sent])
  })

  test.each([
    { stakeText: '1,250.50', comesBack: '1,250.50' },
    { stakeText: '999999999999', comesBack: '999999999999' },
    { stakeText: '<b>100</b>', comesBack: '' },
    { stakeText: '-50', comesBack: '' },
    { stakeText: '1e21', comesBack: '' },
    { stakeText: '9'.repeat(400), comesBack: '' },
  ])('a stake of "$stakeText" comes back as "$comesBack", with its selection', ({ stakeText, comesBack }) => {
    expect(readBack({ ...selection, stakeText })?.selections).toEqual([
      { ...selection, stakeText: comesBack },
    ])
  })

  test.each([
    { what: 'as they were', change: {}, isKept: true },
    { what: 'with an invalid price', change: { odds: 0 }, isKept: false },
    { what: 'with an invalid stored price', change: { stored: 0 }, isKept: false },
    { what: 'of an unknown market', change: { market: 7 }, isKept: false },
  ])('seen terms $what: kept $isKept, the selection in any case', ({ change, isKept }) => {
    const seen = { ...arsenalTerms(), ...change }
    expect(readBack({ ...selection, seen })?.selections).toEqual([
      { ...selection, seen: isKept ? seen : undefined },
    ])
  })

  test('unreadable selections are skipped, and as many come back as a slip holds', () => {
    const picks = Array.from({ length: 303 }, (_, n) => ({ ...ARSENAL_PICK, match_id: n + 1 }))
    const stored = picks.map((pick) => ({ ...selection, pick }))
    const back = readBack(null, { pick: {} }, 'text', ...stored)
    expect(back?.selections.map(({ pick }) => pick)).toEqual(picks.slice(0, 12))
  })

  test('a pending bet is removed by its own key alone', () => {
    const storage = storageOn().of('demo')
    const other = { ...sent, request: { ...sent.request, idem_key: 'key-0000000000000002' } }
    storage.keepSent(sent)
    storage.keepSent(other)
    storage.dropSent('key-of-another-bet-1')
    expect(storage.sent()).toEqual([sent, other])
    storage.dropSent('key-0000000000000001')
    expect(storage.sent()).toEqual([other])
  })

  test.each([
    { what: 'another member', brand: 'touchline', id: 'other', read: 0, kept: 0 },
    { what: 'the same name at another brand', brand: 'second', id: 'demo', read: 0, kept: 1 },
    { what: 'the member', brand: 'touchline', id: 'demo', read: 1, kept: 1 },
  ])('$what reads $read pending bets, and $kept stay stored', ({ brand, id, read, kept }) => {
    const store = tabStorage()
    storageOn(store).of('demo').keepSent(sent)
    expect(storageOn(store, brand).of(id).sent()).toHaveLength(read)
    expect(store.kept.size).toBe(kept)
  })

  test('clearing removes the member, and nothing of the other brand', () => {
    const store = tabStorage()
    const [one, other] = [storageOn(store).of('demo'), storageOn(store, 'second').of('demo')]
    for (const storage of [one, other]) {
      storage.save(recordOf({ selections: [selection] }))
      storage.keepSent(sent)
    }
    one.clear()
    expect([...store.kept.keys()].every((key) => key.includes('second'))).toBe(true)
    expect(store.kept.size).toBe(2)
  })

  test.each(['', 'null', '{', '"text"', '7'])('an unreadable record is ignored: %s', (text) => {
    const store = tabStorage()
    store.setItem(RECORD, text)
    store.setItem('touchline.slip.3.touchline/demo/sent/a', text)
    const storage = storageOn(store).of('demo')
    expect(storage.read()).toBeNull()
    expect(storage.sent()).toEqual([])
  })

  test('each part of a record that cannot be read has its default', () => {
    const store = tabStorage()
    store.setItem(
      RECORD,
      JSON.stringify({ mode: 'x', sameStake: 1, selections: {}, stakes: [], lastBet: 'x' }),
    )
    expect(storageOn(store).of('demo').read()).toEqual(recordOf({}))
  })

  test('records of other versions go, and records outside of the slip stay', () => {
    const store = tabStorage()
    store.setItem('touchline.slip.draft', '[]')
    store.setItem('touchline.slip.1.touchline/demo/form', '{}')
    store.setItem('touchline.layout', '{}')
    storageOn(store).of('demo')
    expect([...store.kept.keys()]).toEqual(['touchline.layout'])
  })
})
