/** @jest-environment jsdom */
import type { Language } from '@touchline/contracts/limits'
import i18next from 'i18next'
import { words } from '../locales/load-words'
import { ShellLocale } from './locale-service'

const LABELS = { en: { 'product.slots': 'Reels' }, my: { 'product.sportsbook': 'ဘောလုံး' } }

test('the shown language is kept in a cookie, so that the next page loads its words at once', async () => {
  const locale = new ShellLocale('en', document.documentElement, async () => undefined)
  await locale.start()
  expect(document.cookie).toContain('touchline_language=en')
  await locale.setLanguage('my')
  expect(document.cookie).toContain('touchline_language=my')
})

test.each([
  ['en', 'product.slots', 'Reels'],
  ['en', 'ok', 'OK'],
  ['my', 'product.sportsbook', 'ဘောလုံး'],
  // A language without words reads English, and the brand's own English above it.
  ['xx' as Language, 'product.slots', 'Reels'],
] as const)('in %s the brand calls %s "%s"', async (language, key, text) => {
  const locale = new ShellLocale('en', document.documentElement, async () => undefined, LABELS)
  await locale.start()
  await locale.setLanguage(language)
  expect(i18next.t(`shell:${key}`)).toBe(text)
})

/** Words that load on demand; `done` collects the languages that have loaded. */
function slowWords() {
  const coming = new Map<string, () => void>()
  jest
    .spyOn(words, 'load')
    .mockImplementation((language) => new Promise((done) => coming.set(language, () => done(language))))
  return async (language: Language) => {
    coming.get(language)?.()
    await new Promise((done) => setTimeout(done))
  }
}

describe('the language that was chosen last is shown', () => {
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['my', 'th'],
    ['th', 'my'],
  ] as const)('when the words of %s come first and those of %s after them', async (...order) => {
    const kept: Language[] = []
    const locale = new ShellLocale('en', document.documentElement, async (language) => kept.push(language))
    await locale.start()
    const come = slowWords()
    const chosen = [locale.setLanguage('my'), locale.setLanguage('th')]
    for (const language of order) await come(language)
    await Promise.all(chosen)
    expect([locale.language(), i18next.language, document.documentElement.lang, kept.at(-1)]).toEqual([
      'th',
      'th',
      'th',
      'th',
    ])
  })

  test('also if it is still the shown language', async () => {
    const kept: Language[] = []
    const locale = new ShellLocale('en', document.documentElement, async (language) => kept.push(language))
    await locale.start()
    const come = slowWords()
    const chosen = [locale.setLanguage('my'), locale.setLanguage('en')]
    await come('en')
    await come('my')
    await Promise.all(chosen)
    expect([locale.language(), i18next.language, kept.at(-1)]).toEqual(['en', 'en', 'en'])
  })

  test('and can be chosen again after its words did not come', async () => {
    const locale = new ShellLocale('en', document.documentElement, async () => undefined)
    await locale.start()
    jest.spyOn(words, 'load').mockRejectedValueOnce(new Error('away'))
    await expect(locale.setLanguage('vi')).rejects.toThrow('away')
    await locale.setLanguage('vi')
    expect(locale.language()).toBe('vi')
  })
})
