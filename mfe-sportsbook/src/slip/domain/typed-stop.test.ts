import { isReportedRefusal, isTypedStop, signAdded } from './typed-stop'

test.each([
  { text: '12.3.', before: '12.3', data: '.', is: true },
  { text: '1.2.3', before: '12.3', data: '.', is: true },
  { text: '12.3e', before: '12.3', data: 'e', is: true },
  { text: '12e', before: '1234', data: 'e', is: true },
  { text: '-', before: '', data: '-', is: false },
  { text: 'R', before: '', data: 'R', is: false },
  { text: '-', before: '20', data: '-', is: false },
  { text: '12.345', before: '12.34', data: '5', is: false },
  { text: '12.3.4', before: '', data: '12.3.4', is: false },
  { text: '12.3', before: '12.34', data: null, is: false },
])('"$data" that makes "$text" of "$before" and is refused ends the amount: $is', ({ is, ...entry }) => {
  expect(isTypedStop(entry)).toBe(is)
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
  { text: '1e5', before: '', data: '1e5', is: true },
  { text: '-50', before: '', data: '-50', is: true },
  { text: '12.3.4', before: '10', data: '12.3.4', is: true },
  // Filled by the browser, which does not say with what.
  { text: 'abc', before: '10', data: null, is: true },
  { text: '-', before: '', data: '-', is: true },
  { text: '1e', before: '1', data: 'e', is: false },
  { text: '12.3.', before: '12.3', data: '.', is: false },
  { text: '-', before: '20', data: '-', is: false },
  { text: '12.345', before: '12.34', data: '5', is: false },
])('the refusal of "$text" after "$before" is reported: $is', ({ is, ...entry }) => {
  expect(isReportedRefusal(entry)).toBe(is)
})
