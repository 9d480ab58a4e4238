/** @jest-environment jsdom */
import { CATALOGUE } from '@touchline/contracts/errors'
import { LANGUAGES, type Language } from '@touchline/contracts/limits'
import i18next from 'i18next'
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

describe('words that are on their way', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  /** Words that come after so long, with the text of a code that only they know. */
  async function comeAfter(ms: number, code: string) {
    await startIn('en')
    jest.spyOn(words, 'add').mockImplementation(async () => {
      await new Promise((done) => setTimeout(done, ms))
      i18next.addResource('en', 'shell', `error.${code}`, 'The room is too loud.')
      return 'en'
    })
    let known: string | undefined
    void knownCode(code).then((found) => (known = found))
    const after = async (passed: number) => {
      await jest.advanceTimersByTimeAsync(passed)
      return known
    }
    return after
  }

  test('are waited for up to two seconds', async () => {
    const after = await comeAfter(1999, 'roomTooLoudAtOnce')
    expect(await after(1998)).toBeUndefined()
    expect(await after(1)).toBe('roomTooLoudAtOnce')
  })

  test('hold nobody up for longer: the code is then unknown', async () => {
    const after = await comeAfter(2001, 'roomTooLoudLater')
    expect(await after(1999)).toBeUndefined()
    expect(await after(1)).toBe('somethingWrong')
  })
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
  // A language without its own texts shows the sent text, else English.
  ['xx' as Language, 'roomFull', SENT, SENT],
  ['xx' as Language, 'roomFull', '', CATALOGUE.roomFull.text],
] as const)('in %s %s, sent as "%s", reads "%s"', async (language, code, sent, text) => {
  await startIn(language)
  await expect(errorText(code, sent)).resolves.toBe(text)
})
