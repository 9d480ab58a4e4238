import type { Language } from '@touchline/contracts/limits'
import i18next from 'i18next'
import { ShellLocale } from './locale-service'

const LABELS = { en: { 'product.slots': 'Reels' }, my: { 'product.sportsbook': 'ဘောလုံး' } }

test('the language that is shown is left in a cookie, for the page to bring its words along next time', async () => {
  const locale = new ShellLocale('en', document.documentElement, async () => undefined)
  await locale.start()
  expect(document.cookie).toContain('touchline_language=en')
  await locale.setLanguage('my')
  expect(document.cookie).toContain('touchline_language=my')
})

test.each([
  ['en', 'product.slots', 'Reels'],
  ['en', 'product.sportsbook', 'Sportsbook'],
  ['my', 'product.sportsbook', 'ဘောလုံး'],
  // A language without words reads English, and the brand's own English above it.
  ['xx' as Language, 'product.slots', 'Reels'],
] as const)('in %s the brand calls %s "%s"', async (language, key, text) => {
  const locale = new ShellLocale('en', document.documentElement, async () => undefined, LABELS)
  await locale.start()
  await locale.setLanguage(language)
  expect(i18next.t(`shell:${key}`)).toBe(text)
})
