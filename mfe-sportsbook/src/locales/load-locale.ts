import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts'
import i18next from 'i18next'

type Words = Record<string, unknown>

/** Words of one language by area (namespace); a folder per language holds one file per area. */
type Areas = Readonly<Record<string, Words>>

type Part = 'first' | 'slip'

const loaded = new Set<string>()

/**
 * Loads the words that these areas need and adds them to i18next: those of the board come with what starts this remote,
 * those of the slip in a chunk of their own. A language without a folder here reads English, so that a new language of the
 * brand never shows bare keys.
 */
export async function loadLocale(language: Language, areas: readonly string[]): Promise<Language> {
  if (!i18next.isInitialized)
    await i18next.init({ lng: language, fallbackLng: DEFAULT_LANGUAGE, resources: {} })
  const parts: readonly Part[] = areas.includes('slip') ? ['first', 'slip'] : ['first']
  try {
    await Promise.all(parts.map((part) => load(language, part)))
    return language
  } catch (error) {
    if (language === DEFAULT_LANGUAGE) throw error
    return loadLocale(DEFAULT_LANGUAGE, areas)
  }
}

async function load(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`
  if (loaded.has(name)) return
  for (const [area, words] of Object.entries(await fetchPart[part](language)))
    i18next.addResourceBundle(language, area, words, true, true)
  loaded.add(name)
}

const fetchPart: Record<Part, (language: Language) => Promise<Areas>> = {
  first: async (language) => {
    const found: { default: Areas } = await import(
      /* webpackChunkName: "words-[request]" */ `./${language}/index.ts`
    )
    return found.default
  },
  slip: async (language) => {
    const found: { default: Words } = await import(
      /* webpackChunkName: "slip-words-[request]" */ `./${language}/slip.json`
    )
    return { slip: found.default }
  },
}
