import { readProgress, startStep, writeProgress } from './tour-progress'

test.each([
  [null, 'new', 0],
  ['stopped 4', 'stopped', 4],
  ['running 5', 'running', 0],
  ['done 9', 'done', 0],
  ['stopped 10', 'new', 0],
  ['stopped x', 'new', 0],
  ['{}', 'new', 0],
])('kept as %s, the tour is %s and begins at step %i', (text, state, first) => {
  const progress = readProgress(text)
  expect(progress.state).toBe(state)
  expect(startStep(progress)).toBe(first)
})

test('written progress is read again', () => {
  expect(readProgress(writeProgress({ state: 'stopped', step: 7 }))).toEqual({ state: 'stopped', step: 7 })
})
