import { suspensionWord } from './suspension-word'

test.each([
  ['halfTime', 1, 'halfTime'],
  ['halfTime', 2, 'break'],
  ['halfTime', 3, 'betweenSets'],
  ['halfTime', 9, 'betweenMaps'],
  ['halfTime', 77, 'halfTime'],
  ['goal', 3, 'goal'],
] as const)('%s of sport %i is called %s', (reason, sport, word) => {
  expect(suspensionWord(reason, sport)).toBe(word)
})
