import { TIME_FILTERS, type TimeFilter } from '@touchline/contracts/limits'
import { BET_TYPES, HEAD } from '@touchline/contracts/odds'
import { HOUR, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { cachedOdds, json } from './testing/cached-odds'

const { get, publish } = cachedOdds()

describe('the cached odds', () => {
  test('count matches and bet types for the menu', async () => {
    const { sports } = json(await get('uxmenu'))
    expect(sports[0]).toMatchObject({ id: 1, early: 0, today: 29, live: 1, parlay: 30 })
    expect(sports[0].types.slice(0, 2)).toEqual([30, 0])
    const { early, today, live } = sports[0].markets
    expect([early, today, live].map(({ types }) => types[0])).toEqual([0, 29, 1])
    expect([early, today, live].map(({ parlay }) => parlay)).toEqual([0, 29, 1])
  })

  test.each([
    ['early', 1],
    ['today', 2],
    ['live', 3],
  ])('count for the menu the matches on the board of %s', async (market, id) => {
    publish([
      ...[offer(3, line(), line({ bet_type: 'htft', line: 0, combo_min: 0, prices: Array(9).fill(500) }))],
      ...[offer(4), offer(30, line({ combo_min: 0 })), state(2, { period: 4 })],
      ...[match(41, { kickoff: NOON + 48 * HOUR }), offer(41, line())],
      ...[match(42, { match_type: 1, parent: 5 }), offer(42, line())],
    ])
    const { payload } = json(await get(`uxmarket?sport=1&market=${id}`))
    const left = new Set([
      ...payload[2].map(([, child]: number[]) => child),
      ...payload[1].flatMap((row: number[]) => (row[6] === 4 ? [row[0]] : [])),
    ])
    const heads: number[][] = payload[3].filter(([match]: number[]) => !left.has(match))
    const { sports } = json(await get('uxmenu'))
    expect(heads).not.toHaveLength(0)
    expect(sports[0][market as 'early']).toBe(heads.length)
    expect(sports[0].markets[market as 'early']).toEqual({
      types: BET_TYPES.map((_, place) => heads.filter((head) => head[HEAD.counts + place] !== 0).length),
      parlay: heads.filter((head) => head[5] !== 0).length,
    })
  })

  test('count for the menu the matches of today that each window of kick-offs lists', async () => {
    publish([
      ...[match(31, { kickoff: NOON + 3 * HOUR }), offer(31, line())],
      ...[match(32, { kickoff: NOON + 7 * HOUR }), offer(32, line())],
    ])
    const { sports } = json(await get('uxmenu'))
    const inWindow = (filter: TimeFilter) => sports[0].today_by_time[TIME_FILTERS.indexOf(filter)]
    expect(inWindow(0)).toBe(sports[0].today)
    expect([inWindow(1) - inWindow(9), inWindow(2) - inWindow(1)]).toEqual([1, 1])
  })

  test('count for the menu neither ended matches nor outrights among matches', async () => {
    publish([
      ...[match(31, { match_type: 2 }), offer(31, line({ bet_type: 'orz', prices: [250] }))],
      state(2, { period: 4 }),
    ])
    const { sports } = json(await get('uxmenu'))
    expect(sports[0]).toMatchObject({ early: 0, today: 28, live: 1, parlay: 29 })
    const of = (counts: { types: number[] }) => [counts.types[0], counts.types[BET_TYPES.indexOf('orz')]]
    expect(of(sports[0])).toEqual([29, 1])
    expect(of(sports[0].markets.today)).toEqual([28, 1])
  })
})
