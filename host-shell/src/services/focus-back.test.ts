/** @jest-environment jsdom */
import { focusBack } from './focus-back'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

const page = () => {
  document.body.innerHTML = '<input /><main><h1>Statement</h1></main>'
}

test.each([
  ['at once', 0, 'Statement'],
  ['a while later', 3000, 'Statement'],
  ['much later', 20_000, ''],
])('a heading that is there %s takes the focus: %p', (_, after, focused) => {
  setTimeout(page, after)
  focusBack(window)
  jest.advanceTimersByTime(30_000)
  expect(document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : '').toBe(focused)
})

test('a focus set meanwhile is kept', () => {
  page()
  focusBack(window)
  document.querySelector('input')?.focus()
  jest.advanceTimersByTime(10_000)
  expect(document.activeElement?.tagName).toBe('INPUT')
})
