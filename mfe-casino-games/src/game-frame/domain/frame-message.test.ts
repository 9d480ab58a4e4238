import { FRAME_MESSAGES, frameMessageOf } from './frame-message'

test.each(FRAME_MESSAGES)('%s is a message', (type) => {
  expect(frameMessageOf({ tl: 1, type })).toBe(type)
})

test.each([
  null,
  'ready',
  { type: 'ready' },
  { tl: 2, type: 'ready' },
  { tl: 1, type: 'win' },
  { tl: 1 },
  [],
])('%j is none', (data) => {
  expect(frameMessageOf(data)).toBeNull()
})
