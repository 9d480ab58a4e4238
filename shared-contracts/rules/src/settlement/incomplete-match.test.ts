import type { BetType } from '@touchline/contracts/odds'
import { bet, result } from '../testing/bets'
import { settleSelection } from './settle-selection'

const fullTime = bet({ betType: 'oxt', line: null, selection: '1' })
const firstHalf = bet({ betType: 'oxt', line: null, selection: '1', period: 1 })
const at = (state: Parameters<typeof result>[0]) => result({ full_time: null, ...state })

describe('a match without an end', () => {
  test.each([
    { state: { status: 0, half_time: null }, half: null, full: null, why: 'is being played' },
    { state: { status: 0 }, half: 'win', full: null, why: 'has reached half time' },
    { state: { status: 5 }, half: 'win', full: null, why: 'is suspended after half time' },
    { state: { status: 5, half_time: null }, half: null, full: null, why: 'is suspended before half time' },
    { state: { status: 2 }, half: 'void', full: 'void', why: 'was cancelled' },
    {
      state: { status: 2, abandoned_in: 'first_half' },
      half: 'void',
      full: 'void',
      why: 'ended in the first half',
    },
    {
      state: { status: 2, abandoned_in: 'second_half' },
      half: 'win',
      full: 'void',
      why: 'ended in the second half',
    },
    {
      state: { status: 2, abandoned_in: 'second_half', half_time: null },
      half: null,
      full: 'void',
      why: 'ended in the second half, its half-time score still missing',
    },
    { state: { status: 1 }, half: 'win', full: null, why: 'is over, its score still missing' },
  ] as const)('that $why: first half $half, full time $full', ({ state, half, full }) => {
    expect(settleSelection(firstHalf, at(state))).toBe(half)
    expect(settleSelection(fullTime, at(state))).toBe(full)
  })

  test.each<[BetType, string, string | null]>([
    ['fglg', 'HF', 'win'],
    ['fglg', 'AF', 'lose'],
    ['fglg', 'HL', 'void'],
    ['fglg', 'NG', 'void'],
    ['cs', '0-0', 'void'],
    ['ou', 'over', 'void'],
  ])('abandoned after a home goal: %s %s is %s, First Goal alone is settled', (betType, selection, grade) => {
    const selected = bet({ betType, selection, line: betType === 'ou' ? 2 : null })
    const abandoned = { status: 2, abandoned_in: 'second_half', first_goal: 'home' } as const
    expect(settleSelection(selected, at(abandoned))).toBe(grade)
  })

  test('abandoned before a goal, First Goal is refunded', () => {
    const selected = bet({ betType: 'fglg', selection: 'HF', line: null })
    expect(settleSelection(selected, at({ status: 2, abandoned_in: 'first_half', first_goal: 'none' }))).toBe(
      'void',
    )
  })
})
