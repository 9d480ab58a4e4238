import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts'
import i18next from 'i18next'

/** A file of words as a chunk of its own: `(language) => import(./${language}/area.json)`. */
export type FetchWords = (language: Language) => Promise<{ default: Readonly<Record<string, unknown>> }>

/** Words of one area, fetched language by language. */
export interface AreaWords {
  readonly namespace: string
  /** Makes a language ready, and resolves to it, or to English where the area has no words in it. */
  load(language: Language): Promise<Language>
}

/**
 * Words of an area under a namespace of its own in i18next. A language without a file reads English, so that a new language
 * of the brand never shows bare keys.
 */
export function areaWords(namespace: string, fetchWords: FetchWords): AreaWords {
  const loaded = new Set<Language>()
  const load = async (language: Language): Promise<Language> => {
    if (!i18next.isInitialized)
      await i18next.init({ lng: language, fallbackLng: DEFAULT_LANGUAGE, resources: {} })
    if (loaded.has(language)) return language
    try {
      const words = await fetchWords(language)
      i18next.addResourceBundle(language, namespace, words.default, true, true)
      loaded.add(language)
      return language
    } catch (error) {
      if (language === DEFAULT_LANGUAGE) throw error
      return load(DEFAULT_LANGUAGE)
    }
  }
  return { namespace, load }
}
