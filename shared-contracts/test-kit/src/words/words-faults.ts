import { LANGUAGE_TAG, type Language } from '@touchline/contracts/limits'
import { misspeltBurmese } from './burmese-spelling'
import { englishTexts, isPlural, type Texts, textsOf, type Words } from './texts'

/** Texts that a language may share with English: names and words that its bettors use as they are. */
export type SharedTexts = Readonly<
  Record<'all', readonly string[]> & Partial<Record<Language, readonly string[]>>
>

/** The fault of one text. */
export interface WordsFault {
  readonly key: string
  readonly is: string
  /** The English text. */
  readonly english: string
}

/** Code points that Burmese needs only where it was typed in Zawgyi, which looks right in no other font. */
const ZAWGYI = /[\u1060-\u1097]/

/** Faults of a file of words compared with the English one; for English itself its plural forms. */
export function wordsFaults(
  language: Language,
  english: Words,
  words: Words,
  shared: SharedTexts,
): WordsFault[] {
  const [source, given] = [textsOf(english), textsOf(words)]
  const wanted = new Map(
    [...englishTexts(source)].flatMap(([base, text]) =>
      formsOf(language, base, source, given).map((key): [string, string] => [key, source.get(key) ?? text]),
    ),
  )
  const missing = [...wanted].filter(([key]) => !given.has(key))
  const extra = [...given].filter(([key]) => !wanted.has(key))
  return [
    ...missing.map(([key, text]) => ({ key, is: 'is missing', english: text })),
    ...extra.map(([key]) => ({ key, is: 'stands for nothing', english: '' })),
    ...[...given].flatMap(([key, text]) => {
      const englishText = wanted.get(key)
      if (englishText === undefined) return []
      return faultsOf(language, key, text, englishText, shared).map((is) => ({
        key,
        is,
        english: englishText,
      }))
    }),
  ]
}

/**
 * Keys of one text in a language. With one plural form that is the key alone: i18next then finds it without
 * asking which language `tw` is (to `Intl` it is Twi). With more forms each has its own; the general one may
 * have no suffix.
 */
function formsOf(language: Language, base: string, source: Texts, given: Texts): string[] {
  const { pluralCategories } = new Intl.PluralRules(LANGUAGE_TAG[language]).resolvedOptions()
  // i18next says "none" by a form of its own in every language.
  const none = source.has(`${base}_zero`) ? [`${base}_zero`] : []
  if (!isPlural(source, base) || pluralCategories.length === 1) return [...none, base]
  const forms = pluralCategories.map((category) =>
    category === 'other' && given.has(base) ? base : `${base}_${category}`,
  )
  return [...none, ...forms]
}

function faultsOf(
  language: Language,
  key: string,
  text: string,
  english: string,
  shared: SharedTexts,
): string[] {
  const [places, wanted] = [placesIn(text), placesIn(english)]
  // "1 match" may leave its number out.
  const isOne = /_(zero|one)$/.test(key)
  const lacks = isOne ? places.some((place) => !wanted.includes(place)) : places.join() !== wanted.join()
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(lacks ? [`does not fill the same places: ${wanted.join(', ') || 'none'}`] : []),
    ...(ZAWGYI.test(text) ? ['is written in Zawgyi'] : []),
    ...misspeltBurmese(text).map((word) => `cannot be spelt so: ${word}`),
    ...(isLeftInEnglish(language, text, english, shared) ? ['is left in English'] : []),
  ]
}

/** Single letters, numbers and placeholders belong to no language. */
function isLeftInEnglish(language: Language, text: string, english: string, shared: SharedTexts): boolean {
  if (language === 'en' || text !== english || !/\p{L}{2}/u.test(text.replace(PLACE, ' '))) return false
  return !shared.all.includes(text) && !shared[language]?.includes(text)
}

const PLACE = /{{\w+}}/g
const placesIn = (text: string): string[] => (text.match(PLACE) ?? []).sort()
