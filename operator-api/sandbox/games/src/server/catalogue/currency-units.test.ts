import { amountsIn, limitsIn, type StakeKind } from './currency-units'

type Case = readonly [currency: string, kind: StakeKind, units: number, maximum: number, highest: number]

test.each<Case>([
  ['MYR', 'stakes', 20, 50_000, 50_000],
  ['MYR', 'stakes', 20, 33_333, 33_320],
  ['MYR', 'stakes', 1, 12_300, 12_300],
  ['THB', 'stakes', 25, 500_000, 500_000],
  ['MMK', 'stakes', 1, 25_000_000, 25_000_000],
  ['MYR', 'chips', 1, 12_300, 10_000],
])('in %s, %s of %d units up to %d end at %d', (currency, kind, units, maximum, highest) => {
  const limits = limitsIn(currency, kind, units)
  if (!limits) throw new Error(currency)
  const amounts = amountsIn(currency, kind, { ...limits, max_bet: maximum }, units)
  expect(amounts.at(-1)).toBe(highest)
  expect(amounts.every((amount) => amount % units === 0)).toBe(true)
  expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b))
})
