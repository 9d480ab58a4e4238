import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts'
import i18next from 'i18next'

type Words = Record<string, unknown>

/** Words of one language by area (namespace); a folder per language holds one file per area. */
interface LocaleModule {
  default: Readonly<Record<string, Words>>
}

const loaded = new Set<Language>()

/**
 * Loads the words of a language, a chunk of its own, and adds them to i18next. A language without a folder here reads
 * English, so that a new language of the brand never shows bare keys.
 */
export async function loadLocale(language: Language): Promise<Language> {
  if (!i18next.isInitialized)
    await i18next.init({ lng: language, fallbackLng: DEFAULT_LANGUAGE, resources: {} })
  if (loaded.has(language)) return language
  try {
    const { default: areas }: LocaleModule = await import(
      /* webpackChunkName: "words-[request]" */ `./${language}/index.ts`
    )
    for (const [area, words] of Object.entries(areas))
      i18next.addResourceBundle(language, area, words, true, true)
    loaded.add(language)
    return language
  } catch (error) {
    if (language === DEFAULT_LANGUAGE) throw error
    return loadLocale(DEFAULT_LANGUAGE)
  }
}
