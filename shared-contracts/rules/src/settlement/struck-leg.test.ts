import { MarketId } from '@touchline/contracts/odds'
import { myanmarSelectionOf, type StruckLeg, selectionOf } from './struck-leg'

const leg = (change: Partial<StruckLeg> = {}): StruckLeg => ({
  sport: 1,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  home: 'Arsenal',
  selection: 'home',
  score_at_bet: null,
  market: MarketId.today,
  kickoff: 1,
  myanmar: null,
  ...change,
})

test.each<[what: string, change: Partial<StruckLeg>, selection: object]>([
  ['a handicap has its line', {}, { betType: 'hdp', line: -2, selection: 'home', live: false }],
  ['a total has its line', { bet_type: 'ou', selection: 'over', line: 10 }, { betType: 'ou', line: 10 }],
  ['a winner has none', { bet_type: 'oxt' }, { line: null }],
  ['an outright is on its runner', { bet_type: 'orz', selection: 'win' }, { selection: 'Arsenal' }],
  [
    'in play the score of then counts',
    { market: MarketId.live, score_at_bet: [1, 0] },
    { live: true, scoreAtBet: [1, 0] },
  ],
])('%s', (_, change, selection) => {
  expect(selectionOf(leg(change))).toMatchObject(selection)
  expect(myanmarSelectionOf(leg(change))).toBeNull()
})

test('a Burmese leg has goals, percent and the side that gives', () => {
  const myanmar = { goals: 1, percent: -50, upper: 'away' } as const
  expect(myanmarSelectionOf(leg({ selection: 'away', myanmar }))).toEqual({
    sport: 1,
    betType: 'hdp',
    period: 0,
    price: { goals: 1, percent: -50 },
    giving: 'away',
    selection: 'away',
    scoreAtBet: null,
    live: false,
  })
})
