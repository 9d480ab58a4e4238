import { settlementMark } from './settlement-mark'

test.each([
  ['first', null],
  ['corrected', 'corrected'],
  ['taken_back', null],
  ['again', 'again'],
  [undefined, null],
])('of a settlement of the kind %s is %s', (settlement_kind, mark) => {
  expect(settlementMark({ settlement_kind })).toBe(mark)
})
