import { BET_TYPES, type BetType, CORRECT_SCORES } from '@touchline/contracts/odds'
import { cellsOf, MORE_TABS, type MoreTab, moreSections } from './more-sections'

const LINES: Partial<Record<BetType, number>> = {
  hdp: 3,
  ou: 2,
  oxt: 1,
  cs: 1,
  tg: 1,
  oe: 1,
  dc: 1,
  htft: 1,
  fglg: 1,
}
const offered = (type: BetType, period: number): number =>
  period === 0 || ['hdp', 'tg'].includes(type) ? (LINES[type] ?? 0) : 0

test.each<[MoreTab, string[]]>([
  ['all', ['hdp0', 'ou0', 'oxt0', 'cs0', 'tg0', 'oe0', 'dc0', 'htft0', 'fglg0', 'hdp1', 'tg1']],
  ['main', ['hdp0', 'ou0', 'oxt0', 'hdp1']],
  ['goals', ['ou0', 'tg0', 'cs0', 'oe0', 'fglg0', 'tg1']],
  ['parts', ['hdp1', 'tg1', 'htft0']],
  ['specials', ['cs0', 'dc0', 'htft0', 'fglg0', 'oe0']],
])('%s has %j', (tab, keys) => {
  expect(moreSections(tab, [0, 1], offered).map((section) => section.key)).toEqual(keys)
})

test.each<[MoreTab, string[]]>([
  ['main', ['hdp0', 'hdp3', 'hdp13']],
  ['parts', ['hdp3', 'hdp13']],
])('a match in its third quarter has its parts under %s: %j', (tab, keys) => {
  const sections = moreSections(tab, [0, 13, 3, 0], (type) => (type === 'hdp' ? 1 : 0))
  expect(sections.map((section) => section.key)).toEqual(keys)
})

test('handicaps are listed line by line, and the goals of the first half end at 4+', () => {
  const sections = moreSections('all', [0, 1], offered)
  expect(sections.find(({ key }) => key === 'hdp0')?.groups).toHaveLength(3)
  expect(sections.find(({ key }) => key === 'tg1')?.groups[0]).toHaveLength(3)
})

test('scores are split by winner, the winner’s goals first, and all other scores belong to none', () => {
  const [home, draw, away, others] = moreSections('specials', [0, 1], offered)[0]?.groups ?? []
  const scores = (cells: typeof home) => cells?.map((cell) => CORRECT_SCORES[cell.selection])
  expect(scores(home)).toEqual(['1-0', '2-0', '2-1', '3-0', '3-1', '3-2', '4-0', '4-1', '4-2', '4-3'])
  expect(scores(draw)).toEqual(['0-0', '1-1', '2-2', '3-3', '4-4'])
  expect(scores(away)).toEqual(['0-1', '0-2', '1-2', '0-3', '1-3', '2-3', '0-4', '1-4', '2-4', '3-4'])
  expect(scores(others)).toEqual(['AOS'])
})

test('as many sections open as a board counts kinds by part', () => {
  const kinds = BET_TYPES.filter((type) => type !== 'orz').flatMap((type) =>
    ([0, 1, 3] as const).map((period) => ({ type, period })),
  )
  const linesOf = (type: BetType, period: number) =>
    kinds.some((kind) => kind.type === type && kind.period === period) ? 2 : 0
  for (const tab of ['all', 'corners', 'bookings'] as const)
    expect(moreSections(tab, [0, 1, 3], linesOf)).toHaveLength(kinds.length)
})

test('a match that offers nothing has no sections', () => {
  for (const tab of MORE_TABS) expect(cellsOf(moreSections(tab, [0, 1], () => 0))).toEqual([])
})
