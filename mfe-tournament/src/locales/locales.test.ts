import { testWords } from '@touchline/test-kit/words'
import en from './en/tournament.json'
import my from './my/tournament.json'

testWords({ en, my })
