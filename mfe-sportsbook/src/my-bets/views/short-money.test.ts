import { shortMoney } from './short-money'

test.each([
  [0, '0.00'],
  [960, '+9.60'],
  [9_600, '+96'],
  [-9_600, '\u221296'],
  [19_650, '+196'],
  [1_485, '+14'],
  [-1_485, '\u221215'],
  [-196_050, '\u22122K'],
  [-191_050, '\u22122K'],
  [-189_050, '\u22121.9K'],
  [99_990, '+999'],
  [-99_990, '\u22121K'],
  [1_965_000, '+19K'],
  [-19_650_000, '\u2212197K'],
  [123_456_700, '+1.2M'],
  [-99_999_999_900, '\u22121B'],
])('%i in a narrow cell is %s', (minor, text) => {
  expect(shortMoney(minor, 'MYR')).toBe(text)
  expect(text.length).toBeLessThanOrEqual(5)
})
