import { SPORTS, SUSPENSION_REASONS } from '@touchline/contracts/odds'
import { suspensionWord } from '@touchline/rules'
import en from './en/board.json'
import my from './my/board.json'

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
