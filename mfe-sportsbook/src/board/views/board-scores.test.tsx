import { screen } from '@testing-library/react'
import { type Scoreboard, SUSPENSION_REASONS } from '@touchline/contracts/odds'
import { boardsOfFile, rowOf } from '../../testing/board-screen'
import { sampleSnapshot } from '../../testing/sample-frames'

const { render } = boardsOfFile()

const partsOf = (count: number): Scoreboard => ({
  parts: Array.from({ length: count }, () => [6, 4] as const),
})

/** A board of a sport with one match in play (id 1) that has so many parts, and one before the start (id 50). */
async function startSport(sport: number, parts: number | null) {
  const rig = await render({ search: `?sport=${sport}&time=0` })
  const { now } = rig.fake.clock
  const live = sampleSnapshot({ matches: parts === null ? 0 : 1, market: 3, sport, now })
  const scoreboards = parts === null ? [] : [[1, partsOf(parts)] as const]
  rig.push({ ...live, scoreboards }, sampleSnapshot({ matches: 1, market: 2, sport, now, firstId: 50 }))
  return rig
}

const TENNIS = 3
const BASKETBALL = 2
const cellsOf = (match: number) =>
  [...(rowOf(match).querySelector('tr')?.cells ?? [])].map((cell) => cell.colSpan)
const scores = (match: number) =>
  [...rowOf(match).querySelectorAll('[data-part^="home-part-"]')].map((part) => part.textContent)

test.each([
  { score: [0, 0], text: 'Map 1' },
  { score: [0, 1], text: 'Break' },
])('a series at $score whose second map has not begun: $text', async ({ score, text }) => {
  const rig = await startSport(9, 1)
  const [row] = structuredClone(rig.live.payload[1].slice(0, 1)) as unknown as [number[]]
  row.splice(6, 4, 21, 0, ...score)
  rig.delta({ ch: '9:3', payload: [[], [row as never], [], []] })
  expect(rowOf(1).querySelector('[data-part="clock"]')?.textContent).toBe(text)
})

describe('half time', () => {
  test.each([
    { suspended: false, text: ['HT', 'LIVE'] },
    { suspended: true, text: ['HT', ''] },
  ])('is announced once while prices are suspended: $suspended', async ({ suspended, text }) => {
    const rig = await render({ search: '?time=0' })
    const live = structuredClone(sampleSnapshot({ matches: 1, market: 3, now: rig.fake.clock.now }))
    const row = live.payload[1][0] as unknown as number[]
    row[6] = 2
    row[13] = suspended ? SUSPENSION_REASONS.indexOf('halfTime') : 0
    rig.push(live, sampleSnapshot({ matches: 1, market: 2, now: rig.fake.clock.now, firstId: 50 }))
    const part = (name: string) => rowOf(1).querySelector(`[data-part="${name}"]`)?.textContent
    expect([part('clock'), part('tag')]).toEqual(text)
  })
})

test.each([
  { market: 3, goesLive: 1, tag: 'LIVE' },
  { market: 2, goesLive: 1, tag: 'Goes live' },
  { market: 2, goesLive: 0, tag: '' },
] as const)('a match of market $market, offered in play $goesLive, is tagged "$tag"', async (tagged) => {
  const rig = await render({ search: '?time=0' })
  const { now } = rig.fake.clock
  const snapshots = ([3, 2] as const).map((market) =>
    structuredClone(sampleSnapshot({ matches: 1, market, now, firstId: market })),
  )
  const own = snapshots.find(({ ch }) => ch === `1:${tagged.market}`)
  const row = own?.payload[1][0] as unknown as number[]
  row[row.length - 1] = tagged.goesLive
  rig.push(...snapshots)
  expect(rowOf(tagged.market).querySelector('[data-part="tag"]')?.textContent).toBe(tagged.tag)
})

describe('columns of scores', () => {
  test.each([
    { sport: TENNIS, parts: 1, shown: ['6', '', ''] },
    { sport: TENNIS, parts: 3, shown: ['6', '6', '6'] },
    { sport: TENNIS, parts: 5, shown: ['6', '6', '6', '6', '6'] },
    { sport: BASKETBALL, parts: 2, shown: ['6', '6', '', ''] },
    { sport: BASKETBALL, parts: 5, shown: ['6', '6', '6', '6', '6'] },
  ])('of sport $sport with $parts parts begun show $shown', async ({ sport, parts, shown }) => {
    await startSport(sport, parts)
    expect(scores(1)).toEqual(shown)
  })

  test('grow when another part begins', async () => {
    const rig = await startSport(TENNIS, 3)
    rig.delta({ ch: `${TENNIS}:3`, scoreboards: [[1, partsOf(4)]] })
    expect(scores(1)).toEqual(['6', '6', '6', '6'])
  })

  test('leave their room to the name before the start', async () => {
    await startSport(TENNIS, 1)
    expect(scores(50)).toEqual([])
    expect(cellsOf(50)[1]).toBe(2)
    expect(cellsOf(1)[1]).toBe(1)
    const width = (match: number) => cellsOf(match).reduce((sum, span) => sum + span)
    expect(width(50)).toBe(width(1))
  })

  test('are not there while nothing is in play', async () => {
    await startSport(TENNIS, null)
    expect(cellsOf(50)[1]).toBe(1)
    expect(screen.queryByText('Sets')).toBeNull()
  })

  test('name overtime after the quarters', async () => {
    await startSport(BASKETBALL, 6)
    for (const head of ['Q1', 'Q4', 'OT', 'OT2']) expect(await screen.findByText(head)).toBeTruthy()
    expect(screen.queryByText('Q5')).toBeNull()
  })
})

describe('the way to all markets', () => {
  test.each([
    { page: 1440, more: 0, hidden: true, text: '' },
    { page: 390, more: 0, hidden: true, text: '' },
    { page: 390, more: 1, hidden: false, text: '1 market' },
    { page: 390, more: 12, hidden: false, text: 'All 12 markets' },
  ])('at $page with $more more markets: hidden is $hidden', async ({ page, more, hidden, text }) => {
    const rig = await render({ search: '?sport=3&time=0', page })
    const { now } = rig.fake.clock
    const live = sampleSnapshot({ matches: 1, market: 3, sport: TENNIS, now })
    const today = sampleSnapshot({ matches: 1, market: 2, sport: TENNIS, now, firstId: 50 })
    const heads = live.payload[3].map((head) => head.with(7, more).with(8, 0) as unknown as typeof head)
    const [leagues, matches, links] = live.payload
    rig.push({ ...live, payload: [leagues, matches, links, heads] }, today)
    const way = rowOf(1).querySelector<HTMLElement>('[data-more]')
    expect(way?.hidden).toBe(hidden)
    expect(way?.textContent).toBe(text)
  })
})

test('a first half that is over shows dashes beside a match whose half is open', async () => {
  const rig = await render({ search: '?time=0' })
  const { now } = rig.fake.clock
  const live = structuredClone(sampleSnapshot({ matches: 3, market: 3, now }))
  const [, over] = live.payload[3] as unknown as { [place: number]: number[][] }[]
  const FULL_TIME = 0
  if (over) over[21] = over[21]?.filter(([, , period]) => period === FULL_TIME) ?? []
  rig.push(live, sampleSnapshot({ matches: 0, market: 2, now }))
  const shown = (match: number) =>
    [...rowOf(match).querySelectorAll<HTMLButtonElement>('[data-price] > [data-cell]')].filter(
      ({ className }) => !className.includes('absent'),
    )
  const dashes = shown(2).filter(({ disabled, textContent }) => disabled && textContent === '–')
  expect([dashes.length, shown(2).length]).toEqual([7, shown(3).length])
})

test('a card of tennis marks that it counts games, and those of this set are highlighted as in columns', async () => {
  const rig = await render({ search: '?sport=3&time=0', page: 390 })
  const { now } = rig.fake.clock
  const live = sampleSnapshot({ matches: 1, market: 3, sport: TENNIS, now })
  const board: Scoreboard = { ...partsOf(2), point: ['30', '15'], server: 1 }
  rig.push(
    { ...live, scoreboards: [[1, board]] },
    sampleSnapshot({ matches: 0, market: 2, sport: TENNIS, now }),
  )
  const part = (name: string) => rowOf(1).querySelector(`[data-part="${name}"]`)
  expect([part('home-parts')?.textContent, part('away-parts')?.textContent]).toEqual(['6', '4'])
  expect([part('home-score')?.textContent, part('away-score')?.textContent]).toEqual(['6', '4'])
  expect(part('parts-name')?.textContent).toBe('Games')
  expect([part('home-parts')?.className, part('away-parts')?.className]).toEqual([
    'partsText',
    'partsText serves',
  ])
  expect(part('clock')?.textContent).toMatch(/^30–15 · /)
})
