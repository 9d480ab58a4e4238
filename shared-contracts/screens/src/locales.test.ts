import { CATALOGUE, isErrorCode } from '@touchline/contracts/errors'
import { testWords } from '@touchline/test-kit/words'
import burmese from '@touchline/ui/words/errors.my.json'
import en from './locales/en.json'
import formEn from './locales/form/en.json'
import formMy from './locales/form/my.json'
import my from './locales/my.json'

describe('words of the kit', () => testWords({ en, my }))
describe('words of forms', () => testWords({ en: formEn, my: formMy }))

const codes = Object.keys(formEn.wrong) as (keyof typeof formEn.wrong)[]

test.each(codes)('%s is a code of the error catalogue', (code) => expect(isErrorCode(code)).toBe(true))

// The general ones differ on purpose: a form knows the name of its field and the limit, a server's refusal does not.
test.each(codes.filter((code) => !/^field[A-Z]/.test(code)))('%s says what the catalogue says', (code) => {
  const meanings: Record<string, string | undefined> = burmese
  expect([formEn.wrong[code], formMy.wrong[code]]).toEqual([
    isErrorCode(code) && CATALOGUE[code].text,
    meanings[code],
  ])
})
