import { scoreText } from './score-text'

test('a score has a joiner on both sides of its hyphen, so that no line ends within it', () => {
  expect(scoreText([1, 10])).toBe('1\u2060-\u206010')
})
