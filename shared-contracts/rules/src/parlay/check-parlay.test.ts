import {
  checkParlay,
  checkSystem,
  fewestLegs,
  type LegToCombine,
  type ParlayVariant,
  parlayConflicts,
} from './check-parlay'
import { systemSizes } from './system-sizes'

const leg = (parentId: number, change: Partial<LegToCombine> = {}): LegToCombine => ({
  parentId,
  leagueId: parentId % 2,
  outright: false,
  live: false,
  comboMin: 2,
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
    ['a market that stands alone', [leg(1), leg(2, { comboMin: 0 }), leg(3)], 'mix', 'invalidBetType'],
    [
      'a market that asks for three',
      [leg(1), leg(2, { comboMin: 3 })],
      'mix',
      'atLeastThreeMatchToBetParlay',
    ],
    ['what asks for three among three', [leg(1), leg(2), leg(3, { comboMin: 3 })], 'mix', null],
    ['five asked for, four there', some(4, { comboMin: 5 }), 'mix', 'atLeastThreeMatchToBetParlay'],
    ['a single leg that asks for one', some(1, { comboMin: 1 }), 'mix', 'atLeastTwoMatchToBetParlay'],
    ['a Burmese market that stands alone', some(2, { comboMin: 0 }), 'myanmar', 'invalidBetType'],
    [
      'four legs of a system, five asked for',
      some(4, { comboMin: 5 }),
      'system',
      'atLeastThreeMatchToBetParlay',
    ],
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

  test.each([
    { legs: [leg(1), leg(2), leg(1)], refusal: { code: 'invalidBets', legs: [0, 2] } },
    { legs: [leg(1), leg(2, { comboMin: 0 })], refusal: { code: 'invalidBetType', legs: [1] } },
    {
      legs: [leg(1, { live: true }), leg(2, { comboMin: 4 }), leg(3)],
      refusal: { code: 'atLeastThreeMatchToBetParlay', bound: 4, legs: [1] },
    },
    {
      legs: [leg(1, { live: true }), leg(2)],
      refusal: { code: 'atLeastThreeMatchToBetParlay', bound: 3, legs: [0] },
    },
  ])('a refusal says which legs it is about: $refusal', ({ legs, refusal }) => {
    expect(checkParlay(legs)).toEqual({ ok: false, ...refusal })
  })
})

describe('the tickets of a system', () => {
  test.each<[title: string, legs: LegToCombine[], sizes: number[], code: string | null]>([
    ['pairs of matches to come', some(4), [2, 3, 4], null],
    [
      'pairs with a leg in play',
      [leg(0, { live: true }), leg(1), leg(2)],
      [2, 3],
      'atLeastThreeMatchToBetParlay',
    ],
    ['threes with a leg in play', [leg(0, { live: true }), leg(1), leg(2), leg(3)], [3, 4], null],
    ['threes where a market asks for four', some(4, { comboMin: 4 }), [3], 'atLeastThreeMatchToBetParlay'],
    ['no size', some(4), [], 'invalidBets'],
    ['a size twice', some(4), [2, 2], 'invalidBets'],
    ['a size beyond the legs', some(4), [5], 'invalidBets'],
    ['part of eleven', some(11), [3], 'invalidBets'],
    ['all of eleven', some(11), [11], null],
    ['of a match twice', [leg(0), leg(0), leg(1)], [2], 'invalidBets'],
    ['of two legs', some(2), [2], 'atLeastThreeMatchToBetParlay'],
  ])('%s', (_title, legs, sizes, code) => {
    const verdict = checkSystem(legs, sizes)
    expect(verdict.ok ? null : verdict.code).toBe(code)
  })

  test('the sizes that are offered obey the strictest leg', () => {
    const live = [leg(0, { live: true }), leg(1), leg(2), leg(3)]
    expect(systemSizes(live.length, fewestLegs(live))).toEqual([3, 4])
    expect(systemSizes(4, fewestLegs(some(4)))).toEqual([2, 3, 4])
    expect(systemSizes(3, 4)).toEqual([])
  })
})
