import { fakeBook, MATCH } from '../../../testing/fake-book'
import { legNow, type PricingLeg } from './leg-endings'

const NOW = 1_000_000
const leg = (change: Partial<PricingLeg> = {}): PricingLeg => ({
  match_id: MATCH,
  sport: 1,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  selection: 'home',
  odds: 96,
  score_at_bet: null,
  myanmar: null,
  line_id: 1,
  ...change,
})

/** The example of domain 6.3: means 1.60 and 1.05, before the match and at 1-0 after an hour. */
function aBook(state: 'before' | 'live') {
  const book = fakeBook(() => NOW)
  const live = { market: 3, period: 3, kickoff: 0, score: [1, 0] } as const
  book.put(state === 'live' ? live : {}, [{ state: 2 }])
  const prices =
    state === 'live'
      ? { hdp: [-1, -82, 74], ou: [7, 79, -87], oxt: [121, 529, 2040] }
      : { hdp: [-2, 96, 96], ou: [10, 98, 94], oxt: [192, 363, 375] }
  const [hdp, first, second] = prices.hdp as [number, number, number]
  const [ou, over, under] = prices.ou as [number, number, number]
  book.put({}, [
    { id: 1, betType: 'hdp', line: hdp, prices: [first, second], state: 0 },
    { id: 2, betType: 'ou', line: ou, prices: [over, under], state: 0 },
    { id: 3, betType: 'oxt', line: 0, prices: prices.oxt, state: 0 },
  ])
  return book
}

function endings(state: 'before' | 'live', change: Partial<PricingLeg> = {}) {
  const now = legNow(leg(change), aBook(state), NOW)
  if (now.state !== 'priced' || !('endings' in now.chances)) throw new Error(now.state)
  return now.chances.endings
}

test.each<[string, Partial<PricingLeg>, number]>([
  ['its own line, without the margin', {}, 0.5],
  ['the other side', { selection: 'away' }, 0.5],
  ['a total near its line', { bet_type: 'ou', line: 10, selection: 'under' }, 0.51],
  ['home to win', { bet_type: 'oxt', line: 0, selection: '1' }, 0.4995],
  ['home or draw, by the prices of 1X2', { bet_type: 'oxt', line: 0, selection: 'X' }, 0.2545],
])('before the match: %s', (_, change, win) => {
  expect(endings('before', change).win).toBeCloseTo(win, 2)
})

test.each<[string, Partial<PricingLeg>, number]>([
  ['home -0.5 placed before leads by one: it need not lose', {}, 0.8056],
  ['home -1.5 placed before must score once more', { line: -6 }, 0.34],
  ['over 2.5 needs two more', { bet_type: 'ou', line: 10, selection: 'over' }, 0.264],
  ['over 0.5 is won', { bet_type: 'ou', line: 2, selection: 'over' }, 1],
  ['home -0.5 placed at 1-0 begins anew', { score_at_bet: [1, 0] }, 0.34],
])('after an hour at 1-0: %s', (_, change, win) => {
  expect(Math.abs(endings('live', change).win - win)).toBeLessThan(0.02)
})

test('chances of a quarter line add up to one, and halves are where they belong', () => {
  const { win, half_win, refund, half_lose, lose } = endings('before', { line: -1 })
  expect(win + half_win + refund + half_lose + lose).toBeCloseTo(1, 9)
  expect([half_win, refund]).toEqual([0, 0])
  expect(half_lose).toBeGreaterThan(0.2)
})

test.each<[string, object, object, string, string]>([
  ['a goal is looked at', { suspension: 1 }, {}, 'suspended', 'oddsIsUpdating'],
  ['an attack', { danger: true }, {}, 'suspended', 'rejectedDanger'],
  ['the end', { period: 4 }, {}, 'unavailable', 'matchEnded'],
  ['lines that rest', {}, { state: 1 }, 'suspended', 'oddsIsUpdating'],
  ['no line', {}, { state: 2 }, 'unavailable', 'invalidProviderCashOut'],
])('%s', (_, match, line, state, reason) => {
  const book = fakeBook(() => NOW)
  book.put(match, [line])
  expect(legNow(leg(), book, NOW)).toMatchObject({ state, reason })
})

test('a body is priced by the handicap beside it', () => {
  const myanmar = { goals: 1, percent: -50, upper: 'home' } as const
  const now = legNow(leg({ myanmar, line: 0 }), aBook('before'), NOW)
  if (now.state !== 'priced' || !('percents' in now.chances)) throw new Error(now.state)
  const [[, more], [percent, equal], [, less]] = now.chances.percents as [
    [number, number],
    [number, number],
    [number, number],
  ]
  expect(percent).toBe(-50)
  expect(more + equal + less).toBeCloseTo(1, 9)
  // Two goals and more about 0.27, one goal 0.22.
  expect([more, equal]).toEqual([expect.closeTo(0.27, 1), expect.closeTo(0.23, 1)])
})

test('points follow a normal between their lines', () => {
  const book = fakeBook(() => NOW)
  book.put({ sport: 2 }, [
    { state: 2 },
    { id: 1, betType: 'hdp', line: -22, prices: [96, 96], state: 0 },
    { id: 2, betType: 'hdp', line: -26, prices: [-98, 90], state: 0 },
  ])
  const now = legNow(leg({ sport: 2, line: -30 }), book, NOW)
  if (now.state !== 'priced' || !('endings' in now.chances)) throw new Error(now.state)
  expect(now.chances.endings.win).toBeCloseTo(0.44, 1)
})
