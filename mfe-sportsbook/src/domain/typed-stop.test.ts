import { isRefusedEntry, isTypedStop, signAdded } from './typed-stop'

test.each([
  { text: '12.3.', before: '12.3', is: true },
  { text: '1.2.3', before: '12.3', is: true },
  { text: '12..', before: '12.', is: true },
  { text: '12.3,', before: '12.3', is: true },
  { text: '1,5.', before: '1,5', is: true },
  { text: '12.', before: '12', is: false },
  { text: '1,', before: '1', is: false },
  { text: '12.34', before: '12.3', is: false },
  { text: '12.3e', before: '12.3', is: true },
  { text: '1e', before: '1', is: true },
  { text: '-', before: '', is: false },
  { text: 'R', before: '', is: false },
  { text: '12.345', before: '12.34', is: false },
  { text: '12.', before: '12.3', is: false },
  { text: '12.3.4', before: '', is: false },
])('"$text" typed after "$before" ends the amount: $is', ({ text, before, is }) => {
  expect(isTypedStop(text, before, 'MYR')).toBe(is)
})

test.each([
  { text: '12', before: '1', sign: '2' },
  { text: '112', before: '12', sign: '1' },
  { text: '5', before: '12', sign: null },
  { text: '34', before: '1', sign: null },
  { text: '123', before: '1', sign: null },
])('"$text" after "$before" adds $sign', ({ text, before, sign }) => {
  expect(signAdded(text, before)).toBe(sign)
})

test.each([
  { text: '1e5', before: '', is: true },
  { text: '-50', before: '', is: true },
  { text: '12.3.4', before: '10', is: true },
  { text: '1e', before: '1', is: true },
  { text: '-', before: '', is: true },
  { text: '12.3.', before: '12.3', is: true },
  { text: '12.345', before: '12.34', is: false },
  { text: '12', before: '1', is: false },
  { text: '1,234', before: '', is: false },
  { text: '', before: '1', is: false },
])('that "$text" is no amount after "$before" is said: $is', ({ text, before, is }) => {
  expect(isRefusedEntry(text, before, 'MYR')).toBe(is)
})
