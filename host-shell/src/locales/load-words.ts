import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts'
import i18next from 'i18next'

type Words = Record<string, unknown>
/** `first` are the words of the frame; `late` those of the shell's own pages and what errors mean. */
type Part = 'first' | 'late'

const loading = new Map<string, Promise<void>>()
const wanted = new Set<Part>(['first'])

/**
 * Loads the shell's words of a language, as far as they are wanted by now. A language without a folder here reads English,
 * so that a new language of a brand never shows bare keys.
 */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => loadPart(language, part)))
}

/** The late words of the language that is shown, and from now on of every other that is. */
export function loadLateWords(): Promise<void> {
  wanted.add('late')
  return loadPart(i18next.language as Language, 'late')
}

function loadPart(language: Language, part: Part): Promise<void> {
  const name = `${language} ${part}`
  const known = loading.get(name)
  if (known) return known
  const started = addPart(language, part)
  loading.set(name, started)
  started.catch(() => loading.delete(name))
  return started
}

async function addPart(language: Language, part: Part): Promise<void> {
  const found = await fetchPart[part](language).catch((error: unknown) => {
    if (language === DEFAULT_LANGUAGE) throw error
    // English stands in for now; a chunk that did not come is asked for again next time.
    loading.delete(`${language} ${part}`)
    return null
  })
  // What the brand says in its own words stays.
  if (found) i18next.addResourceBundle(language, 'shell', found.default, true, false)
  if (language !== DEFAULT_LANGUAGE && !found) await loadPart(DEFAULT_LANGUAGE, part)
}

const fetchPart: Record<Part, (language: Language) => Promise<{ default: Words }>> = {
  first: (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}/index.ts`),
  late: (language) => import(/* webpackChunkName: "late-words-[request]" */ `./${language}/late.ts`),
}
