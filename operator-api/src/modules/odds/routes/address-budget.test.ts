import { AddressBudget } from './address-budget'

const clock = { now: 0 }
const budgetOf = (addressesMax?: number) => new AddressBudget(10, 3, () => clock.now, addressesMax)
const taken = (budget: AddressBudget, addresses: readonly string[]) =>
  addresses.filter((address) => budget.take(address)).length

test.each([
  ['an IPv4 address', Array(5).fill('203.0.113.7'), 3],
  ['two addresses', [...Array(5).fill('203.0.113.7'), ...Array(5).fill('203.0.113.8')], 6],
  ['a /64 of IPv6', ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:DB8:0:0:5::'], 3],
])('%s has one budget', (_, addresses, count) => {
  expect(taken(budgetOf(), addresses)).toBe(count)
})

test('comes back with time', () => {
  const budget = budgetOf()
  expect(taken(budget, Array(4).fill('a'))).toBe(3)
  clock.now += 200
  expect(taken(budget, Array(4).fill('a'))).toBe(2)
})

test('of others is not given back by a flood of addresses', () => {
  const budget = budgetOf(10)
  for (let i = 0; i < 9; i += 1) taken(budget, [`first ${i}`])
  expect(taken(budget, Array(4).fill('guest'))).toBe(3)
  for (let i = 0; i < 9; i += 1) taken(budget, [`flood ${i}`])
  expect(budget.take('guest')).toBe(false)
})
