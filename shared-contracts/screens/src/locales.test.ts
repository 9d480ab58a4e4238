import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE, isErrorCode } from '@touchline/contracts/errors'
import { WORDED } from '@touchline/contracts/limits'
import en from './locales/form/en.json'

const codes = Object.keys(en.wrong)

test.each(codes)('%s is a code of the error catalogue', (code) => expect(isErrorCode(code)).toBe(true))

// The general ones differ on purpose: a form knows the name of its field and the limit, a server's refusal does not.
const general = codes.filter((code) => !/^field[A-Z]/.test(code))

test.each(general)('%s says what the catalogue says', (code) => {
  expect(en.wrong[code as keyof typeof en.wrong]).toBe(isErrorCode(code) && CATALOGUE[code].text)
})

test.each(WORDED.filter((language) => language !== 'en'))(
  'forms in %s say what its catalogue says',
  (language) => {
    const { wrong } = readJson(join(__dirname, `locales/form/${language}.json`))
    const meanings = readJson(join(MEANINGS, `errors.${language}.json`))
    for (const code of general) expect([code, wrong[code]]).toEqual([code, meanings[code]])
  },
)

const MEANINGS = join(__dirname, '../../ui/src/words')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
