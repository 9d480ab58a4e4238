import type { Language } from '@touchline/contracts/limits'

/** Names that common browsers give where a language differs: English where they lack it, else their own; and the right name. */
const BROWSER_NAMES: Partial<Record<Language, { readonly browser: string; readonly own: string }>> = {
  my: { browser: 'en', own: 'my' },
  // Leagues and teams have the names of Hong Kong, as the books have: 意大利, not 義大利.
  tw: { browser: 'zh-Hant', own: 'zh-HK' },
}

/** Short names that leagues have too, where browsers say another one. */
const SHORT: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  tw: { 南韓: '韓國', 沙烏地阿拉伯: '沙特阿拉伯' },
  vi: { Italy: 'Ý' },
  id: { Tiongkok: 'China' },
  ko: { 오스트레일리아: '호주', 대한민국: '한국' },
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

const made = new Map<Language, Readonly<Record<string, string>>>()

/**
 * Names of the countries of the world in a language, by the browser's names: in Burmese all of them, in other languages only
 * names that their leagues spell otherwise.
 */
export function countryNames(language: Language): Readonly<Record<string, string>> {
  const names = made.get(language) ?? make(language)
  made.set(language, names)
  return names
}

function make(language: Language): Readonly<Record<string, string>> {
  const tags = BROWSER_NAMES[language]
  if (!tags) return SHORT[language] ?? {}
  const [browser, own] = [tags.browser, tags.own].map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }),
  )
  const named = CODES.map((code) => [browser?.of(code), own?.of(code)])
  const differing = named.filter(([name, called]) => name && called && name !== called)
  return { ...Object.fromEntries(differing), ...SHORT[language] }
}
