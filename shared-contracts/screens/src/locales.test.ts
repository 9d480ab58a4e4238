import { testWords } from '@touchline/test-kit/words'
import en from './locales/en.json'
import my from './locales/my.json'

testWords({ en, my })
