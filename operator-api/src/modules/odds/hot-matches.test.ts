import { ManualClock } from '../../testing/manual-clock'
import { HOUR, league, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { hotMatches } from './hot-matches'
import { sharesOf } from './money-on-matches'
import { createBook } from './service'
import { cachedOdds, json } from './testing/cached-odds'

/** Thirty leagues in order, each with one match of the same number. */
function rig() {
  const book = createBook({ clock: new ManualClock(NOON), rate: 12 })
  book.apply(
    Array.from({ length: 30 }, (_, i) => [
      league(i + 1),
      match(i + 1, { league: i + 1, kickoff: NOON + HOUR + i }),
      offer(i + 1, line()),
    ]).flat(),
  )
  const hot = (money: Record<number, number> = {}) =>
    hotMatches(book, NOON, 12, new Map(Object.entries(money).map(([id, share]) => [Number(id), share])))
  return { book, hot }
}

describe('hot matches', () => {
  test('are of the first leagues first', () => {
    expect(rig().hot().slice(0, 3)).toEqual([1, 2, 3])
  })

  test.each([
    { what: 'in play stands before those to come of its tier', id: 8, first: [8, 1, 2] },
    { what: 'in play of a lower tier stands below those of the first', id: 15, first: [1, 2, 3] },
  ])('one $what', ({ id, first }) => {
    const { book, hot } = rig()
    book.apply([state(id)])
    expect(hot().slice(0, 3)).toEqual(first)
  })

  test('a match with most of the money is above the first tier', () => {
    expect(rig().hot({ 15: 0.4, 3: 0.1 }).slice(0, 3)).toEqual([15, 3, 1])
  })

  test('exclude matches of tomorrow, ended ones, corners and those without a handicap', () => {
    const { book, hot } = rig()
    book.apply([
      match(1, { league: 1, kickoff: NOON + 48 * HOUR }),
      match(5, { league: 5, match_type: 3 }),
      state(2, { period: 4 }),
      match(41, { league: 3, match_type: 1, parent: 3 }),
      offer(41, line()),
      offer(4, line({ bet_type: 'ou', line: 10 })),
    ])
    for (const id of [1, 2, 4, 41]) expect(hot()).not.toContain(id)
    // With corners and cards of its own.
    expect(hot()).toContain(5)
  })
})

test('money in several currencies counts by the bets placed in each', () => {
  const shares = sharesOf([
    { match: 1, currency: 'MYR', risk: 300, bets: 6 },
    { match: 2, currency: 'MYR', risk: 100, bets: 2 },
    { match: 2, currency: 'IDR', risk: 5_000_000, bets: 2 },
  ])
  expect([...shares].map(([id, share]) => [id, Math.round(share * 100)])).toEqual([
    [1, 60],
    [2, 40],
  ])
})

describe('the menu', () => {
  const { get } = cachedOdds()
  test('names the hot matches', async () => {
    const { hot } = json(await get('uxmenu'))
    expect(hot).toHaveLength(12)
    // The one in play first.
    expect(hot[0]).toBe(30)
  })
})
