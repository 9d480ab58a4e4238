import { checkParlay, type LegToCombine, type ParlayVariant, parlayConflicts } from './check-parlay'

const leg = (parentId: number, change: Partial<LegToCombine> = {}): LegToCombine => ({
  parentId,
  leagueId: parentId % 2,
  outright: false,
  live: false,
  ...change,
})
const some = (n: number, change: Partial<LegToCombine> = {}) =>
  Array.from({ length: n }, (_, i) => leg(i, change))

describe('combining legs', () => {
  test.each<[title: string, legs: LegToCombine[], variant: ParlayVariant, code: string | null]>([
    ['no leg', [], 'mix', 'atLeastTwoMatchToBetParlay'],
    ['one leg', some(1), 'mix', 'atLeastTwoMatchToBetParlay'],
    ['two legs', some(2), 'mix', null],
    ['twelve legs', some(12), 'mix', null],
    ['thirteen legs', some(13), 'mix', 'maxParlayTicket'],
    ['two live legs', some(2, { live: true }), 'mix', 'atLeastThreeMatchToBetParlay'],
    ['one of two live', [leg(1), leg(2, { live: true })], 'mix', 'atLeastThreeMatchToBetParlay'],
    ['three live legs', some(3, { live: true }), 'mix', null],
    ['two legs of a system', some(2), 'system', 'atLeastThreeMatchToBetParlay'],
    ['three legs of a system', some(3), 'system', null],
    ['two Burmese legs', some(2), 'myanmar', null],
    ['ten Burmese legs', some(10), 'myanmar', null],
    ['eleven Burmese legs', some(11), 'myanmar', 'maxParlayTicket'],
    ['one parent twice', [leg(1), leg(2), leg(1)], 'mix', 'invalidBets'],
    ['a match and the outright of its league', [leg(1), leg(9, { outright: true })], 'mix', 'invalidBets'],
    ['a match and another outright', [leg(1), leg(8, { outright: true })], 'mix', null],
    [
      'two outrights of a league',
      [leg(1, { outright: true }), leg(3, { outright: true })],
      'mix',
      'invalidBets',
    ],
  ])('%s', (_title, legs, variant, code) => {
    const verdict = checkParlay(legs, variant)
    expect(verdict.ok ? null : verdict.code).toBe(code)
  })

  test('the legs that clash are named, so that the slip can mark them', () => {
    expect(parlayConflicts([leg(1), leg(2), leg(1), leg(3)])).toEqual([0, 2])
    expect(parlayConflicts(some(12))).toEqual([])
  })
})
