import type { BetLeg } from '@touchline/contracts/calls'
import { decidingScore } from './deciding-score'

const leg = (change: Partial<BetLeg>): BetLeg => ({
  match_id: 1,
  league_id: 1,
  sport: 2,
  league: '',
  home: 'A',
  away: 'B',
  kickoff: 0,
  market: 3,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  selection: 'home',
  odds: 95,
  odds_type: 1,
  line_id: 1,
  ball: 1,
  score_at_bet: null,
  score: null,
  half_score: null,
  part_score: null,
  period_now: 4,
  result: null,
  ...change,
})

test.each([
  { it: 'a match', is: { result: 'win', score: [101, 99] }, text: '101-99 ended 0' },
  { it: 'a quarter', is: { period: 12, result: 'win', part_score: [20, 22] }, text: '20-22 quarter 2' },
  {
    it: 'a quarter of a match that is over too',
    is: { period: 11, result: 'lose', part_score: [24, 22], score: [101, 99], half_score: [50, 49] },
    text: '24-22 quarter 1',
  },
  { it: 'a set', is: { sport: 3, period: 22, result: 'win', part_score: [6, 4] }, text: '6-4 set 2' },
  { it: 'a map', is: { sport: 9, period: 21, result: 'win', part_score: [13, 9] }, text: '13-9 map 1' },
  {
    it: 'a first half',
    is: { sport: 1, period: 1, result: 'win', half_score: [1, 0], score: [1, 3] },
    text: '1-0 first 0',
  },
  {
    it: 'a part whose own score nobody told',
    is: { period: 11, result: 'void', score: [9, 9] },
    text: '9-9 ended 0',
  },
  {
    it: 'a quarter in play, by the match',
    is: { period: 12, period_now: 12, score: [40, 38], half_score: null },
    text: '40-38 quarter 2',
  },
] satisfies { it: string; is: Partial<BetLeg>; text: string }[])('$it is shown as $text', ({ is, text }) => {
  const shown = decidingScore(leg(is))
  expect(`${shown?.score.join('-')} ${shown?.of.word} ${shown?.of.number}`).toBe(text)
})

test('a match that has no score has none', () => {
  expect(decidingScore(leg({ period: 11, result: 'void' }))).toBeNull()
})
