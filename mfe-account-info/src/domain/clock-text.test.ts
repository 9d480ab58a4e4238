import { momentText } from './clock-text'

const NOW = Date.UTC(2026, 10, 21, 15, 22, 19)

test('a moment is told in GMT+8 to the second', () => {
  expect(momentText(NOW)).toBe('21/11 23:22:19')
})
