import { testWords } from '@touchline/test-kit/words'
import en from './en/games.json'
import my from './my/games.json'

testWords({ en, my })
