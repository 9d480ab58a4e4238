import type { ErrorBudget } from '@touchline/contracts/release'
import type { Figures } from './device-window'
import { devicesPerSource, fewNetworks, isWorse, type Judged, mustEnd, verdictOf } from './verdict'

const budgetOf = (change: Partial<ErrorBudget> = {}): ErrorBudget => ({
  minLoads: 20,
  maxErrorRate: 0.05,
  windowSeconds: 300,
  autoFallback: false,
  ...change,
})
const NOBODY = { devices: 0, sources: 0 }

/** A version whose devices each have an address of their own, with so many of them failing. */
function judged(loads: number, errors: number, change: Partial<Figures> = {}): Judged {
  const figures = {
    loads,
    errors,
    rate: loads === 0 ? 0 : errors / loads,
    sources: loads,
    failingSources: errors,
    failedOrHung: NOBODY,
    failedHungOrSilent: NOBODY,
    ...change,
  } as Figures
  const verdict = verdictOf(figures, budgetOf())
  return { ...figures, figures, verdict, fewNetworks: fewNetworks(figures, budgetOf()) } as Judged
}

test.each([
  ['fewer devices than it takes', { loads: 19, errors: 19 }, 'too_few'],
  ['just as many as it takes', { loads: 20, errors: 5 }, 'bad'],
  ['two unlucky devices among as many as it takes', { loads: 20, errors: 2 }, 'good'],
  ['failures of four addresses', { loads: 20, errors: 10, failingSources: 4 }, 'good'],
  ['failures of five addresses', { loads: 20, errors: 10, failingSources: 5 }, 'bad'],
  ['exactly what the budget allows', { loads: 100, errors: 5, failingSources: 100 }, 'good'],
  ['one more than it allows', { loads: 100, errors: 6 }, 'bad'],
  [
    'many failures of the budget’s share of all addresses',
    { loads: 400, errors: 100, failingSources: 20 },
    'good',
  ],
  ['many failures of one address more', { loads: 400, errors: 100, failingSources: 21 }, 'bad'],
])('%s: %j is %s', (_what, { loads, errors, ...change }, verdict) => {
  expect(judged(loads, errors, change).verdict).toBe(verdict)
})

test.each([
  ['failures of four addresses', { loads: 20, errors: 10, failingSources: 4 }, { failing: 4, needs: 5 }],
  ['failures of five', { loads: 20, errors: 10, failingSources: 5 }, null],
  ['just the share of all', { loads: 400, errors: 100, failingSources: 20 }, { failing: 20, needs: 21 }],
  ['a rate within the budget', { loads: 100, errors: 4, failingSources: 1 }, null],
  ['fewer devices than it takes', { loads: 19, errors: 19, failingSources: 1 }, null],
])('%s: %j is believed from more networks alone: %j', (_what, { loads, errors, ...change }, few) => {
  expect(judged(loads, errors, change).fewNetworks).toEqual(few)
})

test.each([
  [20, 2],
  [29, 2],
  [30, 3],
  [5, 1],
  [1, 1],
])('of %i devices that a verdict takes one address brings in at most %i', (minLoads, most) => {
  expect(devicesPerSource(budgetOf({ minLoads }))).toBe(most)
})

test.each([
  [0.1, 0.05, false],
  [0.11, 0.05, true],
  [0.01, 0, true],
  [0.01, null, true],
  [0, null, false],
])('a rate of %f beside one of %j is clearly worse: %j', (rate, other, expected) => {
  expect(isWorse(rate, other)).toBe(expected)
})

describe('a canary must end', () => {
  const silent = (devices: number, sources = devices) => ({ devices, sources })

  test.each<[what: string, canary: Judged, current: Judged | null, ends: boolean]>([
    ['when it is bad and nothing runs beside it', judged(40, 10), null, true],
    ['never when it is good', judged(40, 2), null, false],
    ['when it fails more than twice as often', judged(40, 10), judged(100, 12), true],
    ['never when it fails twice as often', judged(40, 10), judged(80, 10), false],
    ['when too little is known of what fails beside it', judged(40, 10), judged(19, 19), true],
    ['when pages stop answering', judged(40, 0, { failedOrHung: silent(5) }), null, true],
    ['never when too few devices are known', judged(19, 0, { failedOrHung: silent(19) }), null, false],
    ['never when pages of four addresses stop', judged(40, 0, { failedOrHung: silent(10, 4) }), null, false],
    [
      'never when what stops is within the budget',
      judged(100, 0, { failedOrHung: silent(5, 6) }),
      null,
      false,
    ],
    [
      'never for silence with nothing to compare',
      judged(40, 0, { failedHungOrSilent: silent(40) }),
      null,
      false,
    ],
    [
      'when it is silent and what runs beside it is not',
      judged(40, 0, { failedHungOrSilent: silent(10) }),
      judged(40, 0),
      true,
    ],
    [
      'never when what runs beside it is silent as often',
      judged(40, 0, { failedHungOrSilent: silent(10) }),
      judged(40, 0, { failedHungOrSilent: silent(5) }),
      false,
    ],
    [
      'never for pages that stop when the other version has as many silent ones',
      judged(40, 0, { failedOrHung: silent(10), failedHungOrSilent: silent(10) }),
      judged(40, 0, { failedHungOrSilent: silent(10) }),
      false,
    ],
  ])('%s', (_what, canary, current, ends) => {
    expect(mustEnd(canary, current, budgetOf())).toBe(ends)
  })
})
