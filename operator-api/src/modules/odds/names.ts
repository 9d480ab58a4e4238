import { LANGUAGES, type Language } from '@touchline/contracts/limits'

/** The most names of a language: leagues and teams of years. Further ones are dropped. */
const NAMES_MAX = 20_000
const FOUND_MAX = 300

/** Names of leagues and teams in other languages, by the names of the odds. */
export interface Names {
  /** Takes names from a provider, and returns whether any of them is new. */
  take(language: Language, names: Readonly<Record<string, string>>): boolean
  /** All names of a language. */
  of(language: Language): Readonly<Record<string, string>>
  /** The name of a league or a team in a language; without one, the name in the odds. */
  called(language: Language, name: string): string
  /** A number that no other list of a language has; 0 before the first names. */
  versionOf(language: Language): number
  /** The names of a league or a team in all languages. */
  everywhere(name: string): readonly string[]
  /** Names of the odds whose name in another language contains a text, in any case; some hundred at most. */
  holding(text: string): readonly string[]
  /** Rises with every name that is news. */
  version(): number
}

/** Names of no language yet. */
export function createNames(): Names {
  const byLanguage = new Map(
    LANGUAGES.map((language) => [language, { names: new Map<string, string>(), version: 0 }]),
  )
  let version = 0
  const listOf = (language: Language) =>
    byLanguage.get(language) ?? { names: new Map<string, string>(), version: 0 }
  return {
    take(language, names) {
      const list = listOf(language)
      const news = Object.entries(names).filter(([name, called]) => {
        const isKept = list.names.has(name) || list.names.size < NAMES_MAX
        if (!isKept || list.names.get(name) === called) return false
        list.names.set(name, called)
        return true
      })
      if (news.length === 0) return false
      version += 1
      list.version = version
      return true
    },
    of: (language) => Object.fromEntries(listOf(language).names),
    called: (language, name) => listOf(language).names.get(name) ?? name,
    versionOf: (language) => listOf(language).version,
    everywhere: (name) => [...byLanguage.values()].flatMap(({ names }) => names.get(name) ?? []),
    holding(text) {
      const wanted = text.trim().toLowerCase()
      if (wanted === '') return []
      const found = new Set<string>()
      for (const { names } of byLanguage.values())
        for (const [name, called] of names)
          if (called.toLowerCase().includes(wanted) && found.size < FOUND_MAX) found.add(name)
      return [...found]
    },
    version: () => version,
  }
}
