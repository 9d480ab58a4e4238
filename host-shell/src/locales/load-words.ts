import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts'
import i18next from 'i18next'

type Words = Record<string, unknown>

const loading = new Map<Language, Promise<void>>()

/**
 * Loads the shell's words of a language, a chunk of its own. A language without a folder here reads English, so that a
 * new language of a brand never shows bare keys.
 */
export function loadWords(language: Language): Promise<void> {
  const known = loading.get(language)
  if (known) return known
  const started = fetchWords(language)
  loading.set(language, started)
  started.catch(() => loading.delete(language))
  return started
}

async function fetchWords(language: Language): Promise<void> {
  const found: { default: Words } | null = await import(
    /* webpackChunkName: "words-[request]" */ `./${language}/index.ts`
  ).catch((error: unknown) => {
    if (language === DEFAULT_LANGUAGE) throw error
    // English stands in for now; a chunk that did not come is asked for again next time.
    loading.delete(language)
    return null
  })
  if (found) i18next.addResourceBundle(language, 'shell', found.default, true, true)
  if (language !== DEFAULT_LANGUAGE && !found) await loadWords(DEFAULT_LANGUAGE)
}
