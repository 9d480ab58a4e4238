import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts'
import i18next from 'i18next'

type Words = Record<string, unknown>

/** Words of one language by area (namespace); a folder per language holds one file per area. */
type Areas = Readonly<Record<string, Words>>

type Part = 'first' | 'slip' | 'later'

const loaded = new Set<string>()

/** Language of the page, and whether something was opened whose words come later. */
const page = { language: DEFAULT_LANGUAGE as Language, needsLater: false }

/**
 * Loads the words that these areas need and adds them to i18next: those of the board come with what starts this remote,
 * those of the slip, and those of the menu and of what a player opens, in chunks of their own. A language without a folder
 * here reads English, so that a new language of the brand never shows bare keys.
 */
export async function loadLocale(language: Language, areas: readonly string[]): Promise<Language> {
  if (!i18next.isInitialized)
    await i18next.init({ lng: language, fallbackLng: DEFAULT_LANGUAGE, resources: {} })
  if (areas.includes('menu')) page.needsLater = true
  const parts: readonly Part[] = areas.includes('slip') ? ['first', 'slip'] : ['first']
  try {
    await Promise.all([...parts.map((part) => load(language, part)), loadOpened(language)])
    page.language = language
    // Something may have been opened meanwhile.
    await loadOpened(language)
    return language
  } catch (error) {
    if (language === DEFAULT_LANGUAGE) throw error
    return loadLocale(DEFAULT_LANGUAGE, areas)
  }
}

/** A piece of the board that comes when it is first shown, together with its words. */
export async function withWords<Piece>(piece: Promise<Piece>): Promise<Piece> {
  page.needsLater = true
  const [come] = await Promise.all([piece, loadOpened(page.language)])
  return come
}

const loadOpened = async (language: Language): Promise<void> => {
  if (page.needsLater) await load(language, 'later')
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
  later: async (language) => {
    const found: { default: Areas } = await import(
      /* webpackChunkName: "later-words-[request]" */ `./${language}/later.ts`
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
