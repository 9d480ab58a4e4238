import { randomUUID } from 'node:crypto'
import { aBody, BODY, type FakeBook, LINE } from './fake-book'

/** Thirteen matches of one league each: the nth is `matchAt(n)`. */
export const MATCHES = 13
export const matchAt = (n: number): number => 8001 + n

/** Matches an hour before kick-off, each with a handicap at 0.96, which is 1.96 in a parlay, and a body 1-50. */
export function putMatches(book: FakeBook, now: number): void {
  for (let n = 0; n < MATCHES; n += 1) {
    const id = matchAt(n)
    book.drop(id)
    book.put({ id, leagueId: 100 + n, competition: 100 + n, kickoff: now + 3_600_000 }, [{}])
    book.putMyanmar(aBody, id)
  }
}

/** A leg as the player saw it. */
export const aLeg = (n: number, change: object = {}) => ({
  match_id: matchAt(n),
  line_id: LINE,
  selection: 'home',
  odds: 196,
  ball: 1,
  line: -2,
  score: null as [number, number] | null,
  ...change,
})
export const legs = (count: number) => Array.from({ length: count }, (_, n) => aLeg(n))

export const aParlay = (change: object = {}) => ({
  idem_key: randomUUID(),
  picks: legs(3),
  stake: 1000,
  accept: 'none',
  ...change,
})

/** Rows of a system. */
export const units = (...rows: [size: number, stake: unknown][]) =>
  rows.map(([size, stake]) => ({ size, stake }))
export const allSizes = (n: number, stake: number) =>
  Array.from({ length: n - 1 }, (_, i) => ({ size: i + 2, stake }))

/** Three doubles and a treble of 10.00 each. */
export const aSystem = (change: object = {}) => ({
  idem_key: randomUUID(),
  picks: legs(3),
  units: [
    { size: 2, stake: 1000 },
    { size: 3, stake: 1000 },
  ],
  accept: 'none',
  ...change,
})

/** A leg of a maung: the upper side. */
export const aMyanmarLeg = (n: number, change: object = {}) => ({
  match_id: matchAt(n),
  line_id: BODY,
  selection: 'home',
  goals: 1,
  percent: -50,
  upper: 'home',
  odds: 95,
  ball: 1,
  score: null as [number, number] | null,
  ...change,
})
export const myanmarLegs = (count: number) => Array.from({ length: count }, (_, n) => aMyanmarLeg(n))

export const aBodyBet = (change: object = {}) => ({
  idem_key: randomUUID(),
  ...aMyanmarLeg(0),
  stake: 1_000_000,
  accept: 'none',
  ...change,
})
export const aMaung = (change: object = {}) => ({
  idem_key: randomUUID(),
  picks: myanmarLegs(2),
  stake: 1_000_000,
  accept: 'none',
  ...change,
})
