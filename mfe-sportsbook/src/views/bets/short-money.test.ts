import { shortMoney } from './short-money'

test.each([
  [0, '0.00'],
  [9_600, '+96.00'],
  [-9_600, '\u221296.00'],
  [19_650, '+196'],
  [-196_050, '\u22121,960'],
  [1_965_000, '+19.6K'],
  [-19_650_000, '\u2212196K'],
  [123_456_700, '+1.2M'],
  [-99_999_999_900, '\u2212999M'],
])('%i in a narrow cell is %s', (minor, text) => {
  expect(shortMoney(minor, 'MYR')).toBe(text)
  expect(text.length).toBeLessThanOrEqual(6)
})
