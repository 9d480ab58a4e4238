import {
  acceptMove,
  type BetSelection,
  exposure,
  type MatchResult,
  payBet,
  settleSelection,
} from '@touchline/rules'
import en from '../locales/en/screens/rules.json'
import { findRules, RULE_IDS, RULE_VALUES, RULES_PAGE, type RuleId, topicOf } from './rules'

const textOf = (id: RuleId): string => {
  const [topic = '', rule = ''] = id.split('.')
  const { title, text } = (
    en.rules as unknown as Record<string, Record<string, { title: string; text: string }>>
  )[topic]?.[rule] ?? { title: '', text: '' }
  return `${title} ${text}`
}

test.each(RULE_IDS)('the rule %s has a text, and names nothing that nobody fills in', (id) => {
  expect(textOf(id).length).toBeGreaterThan(40)
  const places = [...textOf(id).matchAll(/{{(\w+)}}/g)].map(([, name]) => name)
  expect(Object.keys(RULE_VALUES)).toEqual(expect.arrayContaining(places))
})

test.each([
  ['', '', RULE_IDS],
  ['all', 'nobody wrote this', []],
  ['football', '', RULE_IDS.filter((id) => topicOf(id) === 'football')],
  ['all', 'GOALS lines', ['football.total']],
  ['results', 'first goal', ['results.firstHalfAbandoned', 'results.firstGoal']],
])('of %p a search for %p finds %j', (topic, search, found) => {
  const view = RULES_PAGE.viewOf(`?topic=${topic}&q=${search}`)
  expect(findRules(view, textOf)).toEqual(found)
})

const bet = (facts: Partial<BetSelection>): BetSelection => ({
  sport: 1,
  betType: 'hdp',
  period: 0,
  line: 0,
  selection: 'home',
  scoreAtBet: null,
  live: false,
  ...facts,
})
const ended = (full: readonly [number, number], facts: Partial<MatchResult> = {}): MatchResult => ({
  status: 1,
  half_time: [1, 0],
  full_time: full,
  first_goal: 'home',
  last_goal: 'home',
  first_half_first_goal: 'home',
  first_half_last_goal: 'home',
  abandoned_in: null,
  ...facts,
})
const abandoned = (half: 'first_half' | 'second_half') =>
  ended([0, 0], { status: 2, full_time: null, abandoned_in: half })

// What the texts promise is what the product does. Lines are quarter goals.
test.each([
  ['football.handicap', 'win', bet({ line: -2 }), ended([1, 0])],
  ['football.handicap', 'draw', bet({ line: -4 }), ended([1, 0])],
  ['football.handicapLive', 'draw', bet({ live: true, scoreAtBet: [1, 0] }), ended([1, 0])],
  ['football.quarter', 'half_lose', bet({ line: -1 }), ended([1, 1])],
  ['football.quarter', 'half_win', bet({ line: -3 }), ended([1, 0])],
  [
    'football.total',
    'win',
    bet({ betType: 'ou', line: 10, selection: 'over', live: true, scoreAtBet: [2, 0] }),
    ended([2, 1]),
  ],
  ['football.firstHalf', 'win', bet({ period: 1, line: -2 }), ended([1, 3])],
  ['football.markets', 'win', bet({ betType: 'oe', selection: 'even' }), ended([0, 0])],
  [
    'sports.score',
    'lose',
    bet({ sport: 2, line: 66, selection: 'home', live: true, scoreAtBet: [40, 60] }),
    ended([83, 101]),
  ],
  ['sports.draw', 'draw', bet({ betType: 'ml' }), ended([2, 2])],
  ['results.void', 'void', bet({}), ended([0, 0], { status: 2, full_time: null })],
  ['results.firstHalfAbandoned', 'void', bet({ period: 1 }), abandoned('first_half')],
  ['results.secondHalfAbandoned', 'win', bet({ period: 1, line: -2 }), abandoned('second_half')],
  ['results.secondHalfAbandoned', 'void', bet({}), abandoned('second_half')],
  ['results.firstGoal', 'win', bet({ betType: 'fglg', selection: 'HF' }), abandoned('second_half')],
  ['results.firstGoal', 'void', bet({ betType: 'fglg', selection: 'HL' }), abandoned('second_half')],
] as const)('%s is so: %s', (_, grade, selection, result) => {
  expect(settleSelection(selection, result)).toBe(grade)
})

test('a negative price risks less than the stake and wins the stake', () => {
  expect(exposure({ stake: 10_000, odds: -96, oddsType: 1 })).toMatchObject({ risk: 9_600, win: 10_000 })
})

test('a moved line always asks; a better price is taken unless the player wants to be asked', () => {
  const [old, line, better] = [
    { odds: 90, line: -2 },
    { odds: 90, line: -3 },
    { odds: 95, line: -2 },
  ]
  expect(acceptMove('any', old, line, 2)).toBe('line_changed')
  expect(acceptMove('better', old, better, 2)).toBe('accepted')
  expect(acceptMove('none', old, better, 2)).toBe('odds_changed')
})

test('the win of an outright is divided in a dead heat, the stake is not', () => {
  const struck = { stake: 10_000, odds: 500, oddsType: 4 } as const
  expect(payBet({ grade: 'win', deadHeat: 2, ...struck }).returned).toBe(30_000)
})
