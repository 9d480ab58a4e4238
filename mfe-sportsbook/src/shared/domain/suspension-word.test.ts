import { SPORTS, SUSPENSION_REASONS } from '@touchline/contracts/odds'
import en from '../../locales/en/board.json'
import my from '../../locales/my/board.json'
import { suspensionWord } from './suspension-word'

test.each([
  ['halfTime', 1, 'halfTime'],
  ['halfTime', 2, 'break'],
  ['halfTime', 3, 'betweenSets'],
  ['halfTime', 9, 'betweenMaps'],
  ['halfTime', 77, 'halfTime'],
  ['goal', 3, 'goal'],
] as const)('%s of sport %i is said as %s', (reason, sport, word) => {
  expect(suspensionWord(reason, sport)).toBe(word)
})

test.each([
  ['English', en],
  ['Burmese', my],
])('every reason of every sport has words in %s, long and short', (_, words) => {
  for (const { id } of SPORTS)
    for (const reason of SUSPENSION_REASONS) {
      expect(words.suspension).toHaveProperty(suspensionWord(reason, id))
      expect(words.suspensionShort).toHaveProperty(suspensionWord(reason, id))
    }
})
