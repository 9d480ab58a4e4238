import { BET_TYPES } from '@touchline/contracts/odds'
import en from './en/slip.json'

test('the words of the slip name every kind of market of the match, of its first half and of any other part', () => {
  for (const type of BET_TYPES) expect(Object.keys(en.kind[type])).toEqual(['0', '1', 'of'])
})
