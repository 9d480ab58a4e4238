import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HeadRow } from '@touchline/contracts/odds'
import { boardsOfFile, rowOf } from '../../testing/board-screen'
import { sampleSnapshot } from '../../testing/sample-frames'

const { render } = boardsOfFile()

const [BASKETBALL, TENNIS, ESPORTS] = [2, 3, 9]
const PERIOD = 2

/** The lines of the part that a sample has beside the whole match, as those of another part; `null` takes them away. */
function inPart(head: HeadRow, part: number | null): HeadRow {
  const lines = head[21].flatMap((line) => {
    if (line[PERIOD] === 0) return [line]
    return part === null ? [] : [line.with(PERIOD, part) as unknown as typeof line]
  })
  return head.with(21, lines as never) as unknown as HeadRow
}

/** A board of matches in play (ids from 1) and to come (ids from 50), by the parts that are offered of each. */
async function startParts(
  sport: number,
  live: readonly (number | null)[],
  today: readonly (number | null)[],
  page?: number,
) {
  const rig = await render({ search: `?sport=${sport}&time=0`, page })
  const { now } = rig.fake.clock
  const of = (market: 2 | 3, parts: readonly (number | null)[], firstId: number) => {
    const sample = sampleSnapshot({ matches: parts.length, market, sport, now, firstId })
    const [leagues, matches, links, heads] = sample.payload
    const own = heads.map((head, i) => inPart(head, parts[i] ?? null))
    return { ...sample, payload: [leagues, matches, links, own] as typeof sample.payload }
  }
  const frames = { live: of(3, live, 1), today: of(2, today, 50) }
  rig.push(frames.live, frames.today)
  return { rig, frames }
}

const heads = () =>
  [...document.querySelectorAll('[class*="groups"] span')].flatMap(({ textContent }) => textContent || [])

describe('the part beside the whole match', () => {
  test.each([
    { sport: BASKETBALL, live: [13, 11], today: [11], head: 'Current quarter' },
    { sport: BASKETBALL, live: [15, 12], today: [], head: 'Current quarter' },
    { sport: BASKETBALL, live: [16], today: [], head: 'Current overtime' },
    { sport: BASKETBALL, live: [], today: [11], head: 'Quarter 1' },
    { sport: TENNIS, live: [22, 21], today: [21], head: 'Current set' },
    // One column has no room for a sentence.
    { sport: ESPORTS, live: [22], today: [21], head: 'Map' },
    { sport: 1, live: [1, null], today: [1], head: 'First half' },
  ])('of sport $sport in parts $live and $today is called "$head"', async ({ sport, live, today, head }) => {
    await startParts(sport, live, today)
    expect(heads().at(-1)).toBe(head)
  })

  test.each([
    { sport: BASKETBALL, live: [null], today: [null] },
    { sport: TENNIS, live: [null], today: [] },
    { sport: 1, live: [null, null], today: [] },
  ])('of sport $sport has no columns while no row offers one', async ({ sport, live, today }) => {
    await startParts(sport, live, today)
    expect(heads()).toEqual([])
    expect(screen.queryByRole('radiogroup', { name: 'Periods shown' })).toBeNull()
  })

  test('is of every row its own, and its prices say which', async () => {
    await startParts(BASKETBALL, [13, 14], [11])
    const names = (match: number) =>
      within(rowOf(match))
        .getAllByRole('button', { name: /Q\d/ })
        .map((price) => /Q\d/.exec(price.getAttribute('aria-label') ?? '')?.[0])
    expect(new Set(names(1))).toEqual(new Set(['Q3']))
    expect(new Set(names(2))).toEqual(new Set(['Q4']))
    expect(new Set(names(50))).toEqual(new Set(['Q1']))
  })

  test('becomes the next one in its place when it ends', async () => {
    const { rig, frames } = await startParts(BASKETBALL, [13], [])
    const [, matches, , own] = frames.live.payload
    const count = () => rowOf(1).querySelectorAll('[data-price]').length
    const before = count()
    rig.delta({ ch: '2:3', payload: [[], matches, [], own.map((head) => inPart(head, 14))] })
    expect(within(rowOf(1)).queryByRole('button', { name: /Q3/ })).toBeNull()
    expect(within(rowOf(1)).getAllByRole('button', { name: /Q4/ }).length).toBeGreaterThan(0)
    expect(count()).toBe(before)
  })

  test('disappears from the rows and the heads when it ends, also under a pointer that does not move', async () => {
    const { rig, frames } = await startParts(1, [1], [])
    const [, matches, , own] = frames.live.payload
    const columns = () => rowOf(1).querySelectorAll('tr:first-child [data-price]').length
    const both = columns()
    fireEvent(rowOf(1), new MouseEvent('pointermove', { clientY: 1, bubbles: true }))
    rig.delta({ payload: [[], matches, [], own.map((head) => inPart(head, null))] })
    expect(heads()).toEqual([])
    expect(columns()).toBe(both / 2)
  })

  test('is a choice on phones, by its name', async () => {
    await startParts(TENNIS, [22], [], 390)
    const choice = within(screen.getByRole('radiogroup', { name: 'Periods shown' }))
    expect(choice.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Match', 'Set'])
  })
})

test.each([
  { sport: 1, part: 1, tab: 'Halves' },
  { sport: BASKETBALL, part: 12, tab: 'Quarters' },
  { sport: BASKETBALL, part: 3, tab: 'Halves' },
  { sport: BASKETBALL, part: null, tab: 'Quarters' },
  { sport: TENNIS, part: 22, tab: 'Sets' },
  { sport: ESPORTS, part: 21, tab: 'Maps' },
])('the markets of part $part of sport $sport are under "$tab"', async ({ sport, part, tab }) => {
  await startParts(sport, [part], [])
  await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All \d+ markets/ }))
  const panel = await screen.findByRole('region', { name: /^Markets of/ })
  expect(within(panel).getByRole('radio', { name: tab })).toBeTruthy()
})

test.each([
  { of: 'a quarter whose clock runs', code: 11, clock: true, text: /^Q1$/ },
  { of: 'a quarter whose clock stands', code: 11, clock: false, text: /^Q1$/ },
  { of: 'an overtime whose clock stands', code: 15, clock: false, text: /^OT$/ },
  { of: 'the break after a quarter', code: 32, clock: false, text: /^Break$/ },
  { of: 'half time', code: 2, clock: false, text: /^HT$/ },
])('$of is named $text', async ({ code, clock, text }) => {
  const { rig, frames } = await startParts(BASKETBALL, [11], [])
  const [row] = structuredClone(frames.live.payload[1]) as unknown as [number[]]
  row[6] = code
  row[7] = clock ? Math.floor(rig.fake.clock.now / 1000) - 60 : 0
  rig.delta({ ch: '2:3', payload: [[], [row as never], [], []] })
  expect(rowOf(1).querySelector('[data-part="clock"]')?.textContent).toMatch(text)
})
