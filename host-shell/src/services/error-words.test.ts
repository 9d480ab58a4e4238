import { CATALOGUE } from '@touchline/contracts/errors'
import { LANGUAGES, type Language } from '@touchline/contracts/limits'
import { words } from '../locales/load-words'
import { errorText, knownCode } from './error-words'
import { ShellLocale } from './locale-service'

const SENT = 'The market closes in 5 seconds.'

const startIn = async (language: Language) => {
  const locale = new ShellLocale('en', document.documentElement, async () => undefined)
  await locale.start()
  await locale.show(language)
}

test('until its words are here a code that is no more than a text is unknown', async () => {
  await startIn('en')
  const adding = jest.spyOn(words, 'add').mockRejectedValue(new Error('no network'))
  await expect(knownCode('roomFull')).resolves.toBe('somethingWrong')
  await expect(knownCode('session_expired')).resolves.toBe('session_expired')
  adding.mockRestore()
  await expect(knownCode('roomFull')).resolves.toBe('roomFull')
})

test.each(LANGUAGES)('in %s every code of the catalogue is known, and no other', async (language) => {
  await startIn(language)
  for (const code of Object.keys(CATALOGUE)) await expect(knownCode(code)).resolves.toBe(code)
  for (const code of ['roomTooLoud', 'toString', '__proto__', ''])
    await expect(knownCode(code)).resolves.toBe('somethingWrong')
})

test.each([
  ['en', 'roomFull', '', CATALOGUE.roomFull.text],
  ['en', 'roomFull', SENT, SENT],
  ['en', 'roomFull', 'full', CATALOGUE.roomFull.text],
  ['my', 'roomFull', '', 'အခန်း ပြည့်နေပြီ။'],
  ['my', 'roomFull', SENT, 'အခန်း ပြည့်နေပြီ။'],
  // In place of a code that is known here: nothing says it better.
  ['my', 'somethingWrong', SENT, SENT],
  ['my', 'somethingWrong', 'roomTooLoud', 'တစ်ခုခု မှားသွားသည်။ ထပ်ကြိုးစားပါ။'],
  // A language without words of its own reads what was sent, else English.
  ['xx' as Language, 'roomFull', SENT, SENT],
  ['xx' as Language, 'roomFull', '', CATALOGUE.roomFull.text],
] as const)('in %s %s, sent as "%s", reads "%s"', async (language, code, sent, text) => {
  await startIn(language)
  await expect(errorText(code, sent)).resolves.toBe(text)
})
