import i18next from 'i18next'
import { ShellLocale } from './locale-service'

const LABELS = { en: { 'product.slots': 'Reels' }, my: { 'product.sportsbook': 'ဘောလုံး' } }

test.each([
  ['en', 'product.slots', 'Reels'],
  ['en', 'product.sportsbook', 'Sportsbook'],
  ['my', 'product.sportsbook', 'ဘောလုံး'],
  // A language without words reads English, and the brand's own English above it.
  ['vi', 'product.slots', 'Reels'],
] as const)('in %s the brand calls %s "%s"', async (language, key, text) => {
  const locale = new ShellLocale('en', document.documentElement, async () => undefined, LABELS)
  await locale.start()
  await locale.setLanguage(language)
  expect(i18next.t(`shell:${key}`)).toBe(text)
})
