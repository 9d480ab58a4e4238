/** @jest-environment jsdom */
import { watchCalm } from './calm-page'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const dispatch = (...types: string[]) => {
  for (const type of types) document.dispatchEvent(new Event(type))
}

test.each([
  { press: [], after: 0, calm: true, when: 'before any press' },
  { press: ['pointerdown'], after: 100, calm: false, when: 'while a finger is down' },
  { press: ['pointerdown'], after: 400, calm: true, when: 'when a finger rests' },
  { press: ['pointerdown', 'pointerup'], after: 100, calm: false, when: 'while a press has its answer' },
  { press: ['pointerdown', 'pointerup'], after: 150, calm: true, when: 'once a press has had it' },
  { press: ['pointerdown', 'pointercancel'], after: 150, calm: true, when: 'when a press became a scroll' },
  { press: ['pointerdown', 'pointerup', 'pointerdown'], after: 200, calm: false, when: 'in a second press' },
])('$when the page is calm: $calm', ({ press, after, calm }) => {
  const changes: boolean[] = []
  const end = watchCalm((value) => changes.push(value))
  dispatch(...press)
  jest.advanceTimersByTime(after)
  end()
  expect(changes.at(-1)).toBe(calm)
})
