import { isComplete, marketOf, prizesOf, stakesOf } from './ticket-types'

test.each([
  [4, 'straight', '5579', true],
  [4, 'straight', '557', false],
  [4, 'ibox', '1111', false],
  [4, 'roll', '12_4', true],
  [4, 'roll', '1234', false],
  [4, '3a', '123', true],
  [3, 'straight', '007', true],
  [2, 'straight', '7', false],
] as const)('%iD %s of %s is complete: %s', (digits, type, text, complete) => {
  expect(isComplete(digits, type, text)).toBe(complete)
})

test.each([
  ['box', '5579', 12],
  ['box', '0909', 6],
  ['ibox', '5579', 1],
  ['roll', '123_', 10],
] as const)('a %s of %s has %i stakes', (type, number, stakes) => {
  expect(stakesOf(type, number)).toBe(stakes)
})

test('markets and prizes', () => {
  expect(marketOf(4, 'ibox', 'small')).toBe('iboxSmall')
  expect(marketOf(3, 'straight', 'big')).toBe('3d')
  expect(prizesOf('ibox', 'big', '5579')).toEqual([209, 84, 42, 15, 5])
})
