import { DEFAULT_LANGUAGE, LANGUAGE_TAG, type Language } from '@touchline/contracts/limits'
import i18next from 'i18next'
import { nameIn, withNames } from './names'

/** A file of words as a chunk of its own: `(language) => import(./${language}/area.json)`. */
export type FetchWords = (language: Language) => Promise<{ default: Readonly<Record<string, unknown>> }>

/** Words that change the language together. */
export interface AreaWords {
  /** Where a key is looked up in i18next, the first match wins. */
  readonly namespaces: readonly string[]
  /** Makes a language ready, and resolves to it, or to English where there are no words in it. */
  load(language: Language): Promise<Language>
}

/**
 * Words of one file per language under a namespace of i18next, which the first caller starts for the whole
 * page. A language without a file reads English, so that a new language of the brand never shows bare keys; a
 * failed file is requested again next time. Existing texts of the namespace stay unless the file `overwrites`
 * them.
 */
export function areaWords(namespace: string, fetchWords: FetchWords, overwrites = true): AreaWords {
  const loading = new Map<Language, Promise<Language>>()
  const fetchInto = async (language: Language): Promise<Language> => {
    if (!i18next.isInitialized)
      await i18next.init({
        lng: language,
        fallbackLng: DEFAULT_LANGUAGE,
        resources: {},
        // React escapes what it renders; names such as "Brighton & Hove" must not be escaped twice.
        interpolation: { escapeValue: false },
      })
    const words = await fetchWords(language)
    i18next.addResourceBundle(language, namespace, words.default, true, overwrites)
    return language
  }
  const load = (language: Language): Promise<Language> => {
    const known = loading.get(language)
    if (known) return known
    const started = fetchInto(language).catch((error: unknown) => {
      loading.delete(language)
      if (language === DEFAULT_LANGUAGE) throw error
      return load(DEFAULT_LANGUAGE)
    })
    loading.set(language, started)
    return started
  }
  return { namespaces: [namespace], load }
}

/** Words in parts: the first ones come with every language, each other one from when it is asked for. */
export interface PartedWords extends AreaWords {
  /** Language whose words came last: what the page says now. */
  loaded: Language
  /** Makes a language ready, with one more part from now on if one is named. */
  load(language: Language, part?: AreaWords): Promise<Language>
  /** Makes a part ready in the language that was asked for last, and from now on in every other. */
  add(part: AreaWords): Promise<Language>
}

/** The language of the first part is that of them all. */
export function wordsInParts(namespaces: readonly string[], first: readonly AreaWords[]): PartedWords {
  const parts = new Set(first)
  let asked: Language = DEFAULT_LANGUAGE
  const load = async (language: Language, part?: AreaWords): Promise<Language> => {
    asked = language
    const wanted = part ? [...parts, part] : [...parts]
    const [loaded = language] = await Promise.all(wanted.map((one) => one.load(language)))
    // Only now, because a part that cannot be had must not hold the others back.
    if (part) parts.add(part)
    // Another language was asked for meanwhile, perhaps without this part.
    if (asked !== language) return load(asked)
    words.loaded = loaded
    return loaded
  }
  const words: PartedWords = { namespaces, loaded: asked, load, add: (part) => load(asked, part) }
  return words
}

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** A key with the values of its places: pure code hands it to a view, which translates it. */
export interface Wording {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** Words of an area in the language of the page. */
export interface Words {
  readonly t: Translate
  readonly say: (wording: Wording) => string
  /** The local name of a league, a team or a player, by the name of the odds. */
  readonly name: (name: string) => string
  readonly language: Language
  /** BCP 47 tag. */
  readonly tag: string
}

/** The number of loaded files when translators were made: earlier look-ups may read differently now. */
let edition = 0
let isWatching = false
function watchWords(): void {
  if (isWatching || !i18next.isInitialized) return
  isWatching = true
  i18next.store.on('added', () => (edition += 1))
}

/**
 * Says keys in one language, looked up in these namespaces of i18next; the first match wins. Leagues and teams among the values
 * are called as bettors of the language call them. A key alone is looked up once for as long as no words come: a look takes
 * i18next some 10 µs, and a slip that is drawn asks for some hundred.
 */
export function translator(language: Language, namespaces: readonly string[]): Translate {
  const fixed = i18next.getFixedT(language, [...namespaces])
  const known = new Map<string, string>()
  let asOf = edition
  watchWords()
  return (key, values) => {
    if (values) return fixed(key, withNames(language, values))
    if (asOf !== edition) known.clear()
    asOf = edition
    let text = known.get(key)
    if (text === undefined) {
      text = fixed(key)
      if (isWatching) known.set(key, text)
    }
    return text
  }
}

export function wordsOf(language: Language, namespaces: readonly string[]): Words {
  const t = translator(language, namespaces)
  return {
    t,
    say: ({ key, values }) => t(key, values),
    name: (name) => nameIn(language, name),
    language,
    tag: LANGUAGE_TAG[language],
  }
}
