import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts'
import i18next from 'i18next'

/** Namespace of this remote's words. */
export const NAMESPACE = 'games'

type Words = Readonly<Record<string, unknown>>

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
    const words: { default: Words } = await import(`./${language}/games.json`)
    i18next.addResourceBundle(language, NAMESPACE, words.default, true, true)
    loaded.add(language)
    return language
  } catch (error) {
    if (language === DEFAULT_LANGUAGE) throw error
    return loadLocale(DEFAULT_LANGUAGE)
  }
}
