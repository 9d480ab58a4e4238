import type { BookTransaction } from '../../platform/game-connection'
import { compareBooks, type OwnCall } from './compare-books'

const SPAN = { from: 100, to: 200 }
const theirs = (facts: Partial<BookTransaction> = {}): BookTransaction => ({
  tx: 't',
  kind: 'betwin',
  currency: 'MYR',
  bet: 100,
  win: 40,
  state: 'done',
  at: 150,
  ...facts,
})
const ours = (facts: Partial<OwnCall> = {}): OwnCall => ({
  tx: 't',
  kind: 'bet',
  bet: 100,
  win: 40,
  state: 'done',
  at: 150,
  ...facts,
})

test.each<[string, readonly BookTransaction[], readonly OwnCall[], readonly string[]]>([
  ['that agree', [theirs()], [ours()], []],
  ['with a win of its own', [theirs({ kind: 'win', bet: 0 })], [ours({ kind: 'win', bet: 0 })], []],
  ['with a bet that we lack', [theirs()], [], ['missingHere']],
  ['with a bet that they lack', [], [ours()], ['missingThere']],
  ['with another bet', [theirs({ bet: 101 })], [ours()], ['differs']],
  ['with another win', [theirs({ win: 41 })], [ours()], ['differs']],
  ['with a bet that we alone rolled back', [theirs()], [ours({ state: 'rolledBack' })], ['differs']],
  ['with a bet that they alone rolled back', [theirs({ state: 'rolledBack' })], [ours()], ['differs']],
  [
    'with a bet that both rolled back',
    [theirs({ state: 'rolledBack' })],
    [ours({ state: 'rolledBack' })],
    [],
  ],
  [
    'with a rollback of a bet that never came',
    [theirs({ state: 'rolledBack' })],
    [ours({ state: 'tombstone' })],
    [],
  ],
  ['with a lost answer', [theirs({ state: 'unknown' })], [ours()], ['unconfirmed']],
  ['with a lost call', [theirs({ state: 'unknown' })], [], ['unconfirmed']],
  ['with a win under the id of a bet', [theirs({ kind: 'win' })], [ours()], ['missingHere', 'missingThere']],
  ['with what we have a moment later', [theirs({ at: 199 })], [ours({ at: 201 })], []],
  ['with what they have a moment earlier', [theirs({ at: 99 })], [ours({ at: 100 })], []],
  ['with what is of another day', [theirs({ at: 99 })], [ours({ tx: 'u', at: 200 })], []],
])('books %s', (_, their, own, problems) => {
  expect(compareBooks(their, own, SPAN).map(({ problem }) => problem)).toEqual(problems)
})
