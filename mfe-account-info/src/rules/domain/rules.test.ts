import type { RuleId } from '@touchline/contracts/rules'
import {
  acceptMove,
  type BetSelection,
  exposure,
  type MatchResult,
  payBet,
  payBody,
  settleMaung,
  settleParlay,
  settleSelection,
  systemSizes,
  ticketCount,
} from '@touchline/rules'
import en from '../../locales/en/screens/rules.json'
import { findRules } from './find-rules'
import { ruleValues } from './rule-values'
import { RULE_IDS, topicNamed, topicOf } from './rules'
import { RULES_PAGE } from './rules-address'

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
  expect(Object.keys(ruleValues({ bettingDayStartHour: 12 }))).toEqual(expect.arrayContaining(places))
})

test.each([
  ['', '', RULE_IDS],
  ['no such topic', 'NOBODY wrote this', []],
  ['football', '', RULE_IDS.filter((id) => topicOf(id) === 'football')],
  ['', 'GOALS  quarter-lines', ['football.total']],
  ['results', 'first goal', ['results.firstHalfAbandoned', 'results.firstGoal']],
])('of %p a search for %p finds %j', (topic, search, found) => {
  const view = RULES_PAGE.viewOf(`?topic=${topic}&q=${search}`)
  expect(findRules({ ...view, topic: topicNamed(view.topic) }, textOf, 'en')).toEqual(found)
})

test.each([
  ['cn', '半场让球', ['上半场的让球单独计算', '全场大小']],
  ['th', 'ครึ่งแรกแฮนดิแคป', ['แฮนดิแคปของครึ่งแรก', 'เต็มเวลา']],
  ['ja', '前半ハンディキャップ', ['ハンディキャップは前半だけ', '試合終了']],
  ['vi', 'phat goc', ['Phạt góc là một trận riêng', 'Thẻ phạt']],
])('in %s words are found where none are divided, and without their accents', (tag, search, [has, other]) => {
  const textOf = (id: RuleId) => (id === 'football.corners' ? (has ?? '') : (other ?? ''))
  expect(findRules({ topic: null, search }, textOf, tag)).toEqual(['football.corners'])
})

test('a maung is kept from as the brand says, by runs of legs', () => {
  const table = (maungDeductions?: Parameters<typeof ruleValues>[0]['maungDeductions']) =>
    ruleValues({ bettingDayStartHour: 6, ...(maungDeductions && { maungDeductions }) }).maungTable
  expect(table()).toBe('2: 15%, 3–10: 20%')
  expect(table({ byLegs: { 3: 17.5, 4: 17.5 }, otherwise: 25 })).toBe('2: 25%, 3–4: 17.5%, 5–10: 25%')
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

// The product does as the texts promise. Lines are quarter goals.
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
  ['football.oddEven', 'win', bet({ betType: 'oe', selection: 'even' }), ended([0, 0])],
  [
    'sports.score',
    'lose',
    bet({ sport: 2, line: 66, selection: 'home', live: true, scoreAtBet: [40, 60] }),
    ended([83, 101]),
  ],
  ['football.oneXtwo', 'win', bet({ betType: 'dc', selection: 'X2' }), ended([0, 2])],
  ['football.scores', 'win', bet({ betType: 'cs', selection: 'AOS' }), ended([5, 1])],
  ['football.scores', 'lose', bet({ betType: 'htft', selection: 'HH' }), ended([1, 1])],
  ['football.firstLast', 'win', bet({ betType: 'fglg', selection: 'NG' }), ended([0, 0])],
  ['football.firstLast', 'lose', bet({ betType: 'fglg', selection: 'HF' }), ended([0, 0])],
  ['sports.draw', 'draw', bet({ betType: 'ml' }), ended([2, 2])],
  [
    'results.notPlayed',
    'win',
    bet({ sport: 3, betType: 'ml' }),
    ended([1, 0], { status: 2, decided: 'retired', goes_on: 'home', periods: [[21, 6, 4]] }),
  ],
  [
    'results.notPlayed',
    'void',
    bet({ betType: 'oxt', selection: '1' }),
    ended([1, 0], { status: 2, decided: 'awarded' }),
  ],
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

const leg = (price: number, grade: 'win' | 'half_win' | 'draw' | 'half_lose' | 'lose' | 'void') => ({
  price,
  grade,
})
test.each([
  ['the odds of each leg', [leg(186, 'win'), leg(196, 'win')], 3646],
  ['half of the win at half won', [leg(186, 'half_win'), leg(200, 'win')], 2860],
  ['one at a draw or a void leg', [leg(186, 'draw'), leg(200, 'win'), leg(150, 'void')], 2000],
  ['half at half lost', [leg(186, 'half_lose'), leg(200, 'win')], 1000],
  ['nothing once a leg is lost', [leg(186, 'lose'), leg(200, 'win')], 0],
])('combined.pay: a parlay multiplies by %s', (_, legs, returned) => {
  expect(settleParlay({ stake: 1000, legs })?.returned).toBe(returned)
})

test('burmese: a body on its line pays the percent less the deduction; a maung keeps of the whole return', () => {
  expect(payBody({ stake: 10_000, percent: 30 }).returned).toBe(12_850)
  expect(payBody({ stake: 10_000, percent: -30 }).returned).toBe(7_000)
  expect(settleMaung({ stake: 100_000, legs: [100, -50] })?.returned).toBe(85_000)
  expect(settleMaung({ stake: 100_000, legs: [100, 'void', 'void'] })?.returned).toBe(160_000)
})

test('combined.system: four selections make six doubles, four trebles and one of all; beyond ten only the full size', () => {
  const tickets = (legs: number) => systemSizes(legs).map((size) => ticketCount(legs, size))
  expect(tickets(4)).toEqual([6, 4, 1])
  expect(systemSizes(11)).toEqual([11])
})
