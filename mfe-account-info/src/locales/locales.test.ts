import { testWords } from '@touchline/build/words'
import en from './en/account.json'
import my from './my/account.json'

testWords({ en, my })
