import type { BetLeg } from '@touchline/contracts/calls'
import { burmeseKind, deductionWording, formatSignedPercent, resultWord } from './burmese-wording'

const MINUS = '\u2212'
const priced = (odds: number) => [{ odds } as BetLeg]

describe('a Burmese bet in words', () => {
  test.each([
    { bet_type: 'hdp', period: 0, key: 'burmese.kind.body' },
    { bet_type: 'hdp', period: 1, key: 'burmese.kind.bodyHalf' },
    { bet_type: 'ou', period: 0, key: 'burmese.kind.goals' },
    { bet_type: 'ou', period: 1, key: 'burmese.kind.goalsHalf' },
  ] as const)('$bet_type of period $period is $key', ({ bet_type, period, key }) => {
    const myanmar = { goals: 1, percent: -50, upper: 'home' as const }
    expect(burmeseKind({ bet_type, period, myanmar })?.key).toBe(key)
    expect(burmeseKind({ bet_type, period, myanmar: null })).toBeNull()
  })

  test.each([
    { what: 'a body at 0.95', kind: 'mmo_single', deduction: null, legs: priced(95), percent: 5 },
    { what: 'a body at 0.92', kind: 'mmo_single', deduction: null, legs: priced(92), percent: 8 },
    { what: 'a body at -0.90', kind: 'mmo_single', deduction: null, legs: priced(-90), percent: null },
    {
      what: 'a maung of three',
      kind: 'mmo_parlay',
      deduction: 12.5,
      legs: [...priced(95), ...priced(95), ...priced(95)],
      percent: 12.5,
    },
    { what: 'a maung without deduction', kind: 'mmo_parlay', deduction: 0, legs: priced(95), percent: null },
    { what: 'a single', kind: 'single', deduction: null, legs: priced(95), percent: null },
  ] as const)('of $what $percent percent are kept', ({ kind, deduction, legs, percent }) => {
    const words = deductionWording({ kind, deduction, legs: [...legs] })
    expect(words?.values.percent ?? null).toBe(percent)
    if (words && kind === 'mmo_parlay') expect(words.values.count).toBe(3)
  })

  test.each([
    [50, '+50%'],
    [-30, `${MINUS}30%`],
    [0, '0%'],
  ])('%s percent is written %s', (percent, text) => {
    expect(formatSignedPercent(percent)).toBe(text)
  })

  test.each([
    ['half_win', true, 'win'],
    ['half_lose', true, 'lose'],
    ['half_win', false, 'half_win'],
    ['void', true, 'void'],
  ] as const)('%s of a Burmese bet (%s) is called %s', (result, isBurmese, called) => {
    expect(resultWord(result, isBurmese)).toBe(called)
  })
})
