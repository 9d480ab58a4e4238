import { clubOf } from './club'

test.each([
  ['Arsenal', 'Arsenal Reserves'],
  ['Arsenal', ' arsenal Reserve'],
  ['Ajax', 'Ajax II'],
  ['Real Madrid', 'Real Madrid B'],
  ['Celtic', 'Celtic U21'],
  ['Celtic', 'Celtic U-19 (W)'],
  ['Lyon', 'Lyon (W)'],
])('%s and %s are one club', (first, other) => {
  expect(clubOf(other)).toBe(clubOf(first))
})

test.each([
  ['Manchester City', 'Manchester United'],
  ['Inter', 'Inter Miami'],
  ['Bodo', 'Bob'],
])('%s and %s are two', (one, other) => {
  expect(clubOf(other)).not.toBe(clubOf(one))
})
