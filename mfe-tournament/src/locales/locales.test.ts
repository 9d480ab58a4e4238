import { testWords } from '@touchline/build/words'
import en from './en/tournament.json'
import my from './my/tournament.json'

testWords({ en, my })
