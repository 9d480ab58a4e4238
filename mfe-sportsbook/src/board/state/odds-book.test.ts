import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import { applyDelta, BET_TYPES, HEAD, type HeadRow } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import { autorun } from 'mobx'
import { emptyDelta, sampleDelta, sampleRandom, sampleSnapshot } from '../../testing/sample-frames'
import { type BoardMatch, groupKey } from './board-match'
import { OddsBook } from './odds-book'

const NOW = Date.UTC(2026, 10, 21, 15, 22)
const LIVE = '1:3'
const FT_HDP = groupKey(0, 0)

function rig(matches = 6) {
  const snapshot = sampleSnapshot({ matches, market: 3, now: NOW, myanmar: true })
  const book = new OddsBook()
  book.apply([snapshot], NOW)
  const match = (id: number) => book.matchById(id) as BoardMatch
  const pricesOf = (id: number, key = FT_HDP) => {
    const line = match(id).line(key, 0)
    return line ? Array.from({ length: line.count }, (_, i) => book.table.price(line.base + i)) : null
  }
  const next = (change: Partial<OddsDelta>, seq = 2) =>
    book.apply([{ ...emptyDelta(LIVE, 'sample', seq, NOW), ...change }], NOW)
  return { snapshot, book, match, pricesOf, next }
}

describe('a snapshot', () => {
  test('brings matches with their lines by kind and half', () => {
    const { book, match, pricesOf, snapshot } = rig()
    expect(book.matchesOf(LIVE).size).toBe(6)
    expect(pricesOf(1)).toEqual(snapshot.payload[3][0]?.[HEAD.lines][0]?.slice(7))
    expect(match(1).lineCount(FT_HDP)).toBe(2)
    expect(match(2).lineCount(FT_HDP)).toBe(1)
    expect(book.ready.has(LIVE)).toBe(true)
  })

  test('drops matches that it does not name and keeps the named ones', () => {
    const { book, match, snapshot } = rig()
    const kept = match(1)
    const [leagues, matches, links, heads] = snapshot.payload
    book.apply(
      [{ ...snapshot, seq: 9, payload: [leagues, matches.slice(0, 1), links, heads.slice(0, 1)] }],
      NOW,
    )
    expect([...book.matchesOf(LIVE).keys()]).toEqual([1])
    expect(match(1)).toBe(kept)
  })
})

describe('a delta', () => {
  test('changes prices, reports their direction, and runs only for watched matches', () => {
    const { book, match, pricesOf, next } = rig()
    next({ lines: [[100, 2, 0, 90, -94]] })
    let runs = 0
    const stop = autorun(() => {
      match(1).observe()
      runs += 1
    })
    next(
      {
        lines: [
          [100, 3, 0, 95, -99],
          [200, 2, 0, 80, -84],
        ],
      },
      3,
    )
    next({ lines: [[200, 3, 0, 81, -85]] }, 4)
    stop()
    next({ lines: [[100, 4, 0, 80, -84]] }, 5)
    expect(runs).toBe(2)
    expect(pricesOf(1)).toEqual([80, -84])
    const line = match(1).line(FT_HDP, 0)
    // −0.84 pays 1.19 and −0.99 pays 1.01: the number fell below zero and the price rose.
    expect([0, 1].map((i) => book.table.direction((line?.base ?? 0) + i))).toEqual([-1, 1])
  })

  test('suspends a line', () => {
    const { match, next } = rig()
    next({ lines: [[100, 2, 1, 90, -94]] })
    expect(match(1).line(FT_HDP, 0)?.state).toBe(1)
  })

  test('marks a goal on the side that scored', () => {
    const { match, next, snapshot } = rig()
    const row = [...(snapshot.payload[1][0] ?? [])] as unknown as OddsSnapshot['payload'][1][number]
    row[9] += 1
    next({ payload: [[], [row], [], []] })
    expect(match(1).goal).toEqual({ side: 'away', at: NOW })
  })

  test('removes missing matches and lines', () => {
    const { book, next } = rig()
    const { structure } = book
    next({ gone: [2] })
    expect(book.matchById(2)).toBeUndefined()
    expect(book.lineById(200)).toBeUndefined()
    expect(book.structure).toBe(structure + 1)
  })

  test('forgets a league and a link with their last match, and has them again with the next', () => {
    const { book, next, snapshot } = rig()
    const [leagues, rows, , heads] = snapshot.payload
    next({ payload: [[], [], [[1, 2]], []] })
    const all = new Map(book.leagues)
    next({ gone: rows.slice(1).map((row) => row[0]) })
    expect([...book.leagues.keys()]).toEqual([book.matchById(rows[0]?.[0] ?? 0)?.facts.league])
    expect(book.parents.size).toBe(0)
    next({ gone: [rows[0]?.[0] ?? 0] })
    expect(book.leagues.size).toBe(0)
    next({ payload: [leagues, rows, [], heads] })
    expect(new Map(book.leagues)).toEqual(all)
  })

  test('with a replaced head says that the line moved, and the structure holds where the height does', () => {
    const { book, match, pricesOf, next, snapshot } = rig()
    const { structure } = book
    const head = structuredClone(snapshot.payload[3][1]) as HeadRow
    const main = head[HEAD.lines][0]
    if (!main) throw new Error('no line')
    main[0] = 999
    main[3] += 1
    next({ payload: [[], [], [], [head]] })
    expect(match(2).line(FT_HDP, 0)).toMatchObject({ id: 999, movedAt: NOW })
    expect(pricesOf(2)).toEqual(main.slice(7))
    expect(book.lineById(200)).toBeUndefined()
    expect(book.structure).toBe(structure)
  })

  test.each([
    { what: 'a kind of bet that it offered no more', at: HEAD.counts + BET_TYPES.indexOf('htft') },
    { what: 'its place in parlays', at: 5 },
  ])('with $what makes the lists anew', ({ at }) => {
    const { book, next, snapshot } = rig()
    const head = structuredClone(snapshot.payload[3][1]) as unknown as number[]
    head[at] = head[at] === 0 ? 1 : 0
    const { structure } = book
    next({ payload: [[], [], [], [head as unknown as HeadRow]] })
    expect(book.structure).toBeGreaterThan(structure)
  })

  test('moves a Myanmar line', () => {
    const { match, next } = rig()
    const key = groupKey(12, 0)
    const before = match(1).line(key, 0)
    next({ myanmar: [[before?.id ?? 0, 0, 0, 2, -10, 2, 0, 95, 90]] })
    expect(match(1).line(key, 0)).toMatchObject({
      movedAt: NOW,
      myanmar: { goals: 2, percent: -10, upper: 0 },
    })
  })
})

test('any run of deltas leaves what their snapshot would have brought', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 12 }), (seed, ticks) => {
      const random = sampleRandom(seed)
      const first = sampleSnapshot({ matches: 5, market: 3, now: NOW, seed })
      const book = new OddsBook()
      book.apply([first], NOW)
      let held = first
      for (let seq = 2; seq < 2 + ticks; seq += 1) {
        const delta = sampleDelta(held, seq, 0.4, random)
        book.apply([delta], NOW)
        const applied = applyDelta(held, delta)
        if (!applied.ok) throw new Error(applied.reason)
        held = applied.snapshot
      }
      for (const head of held.payload[3]) {
        for (const line of head[HEAD.lines]) {
          const shown = book.lineById(line[0])
          expect(shown?.ball).toBe(line[4])
          expect(line.slice(7).map((_, i) => book.table.price((shown?.base ?? 0) + i))).toEqual(line.slice(7))
        }
      }
    }),
    { numRuns: 60 },
  )
})
