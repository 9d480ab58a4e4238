import { LANGUAGE_TAG, type Language } from '@touchline/contracts'
import i18next from 'i18next'

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** A key with what goes into its places: what pure code hands to a view, which says it. */
export interface Wording {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** Words of an area in the language of the page. */
export interface Words {
  readonly t: Translate
  readonly say: (wording: Wording) => string
  readonly language: Language
  /** BCP 47 tag. */
  readonly tag: string
}

export function wordsOf(language: Language, namespace: string): Words {
  const fixed = i18next.getFixedT(language, namespace)
  // React escapes what it renders; names such as "Brighton & Hove" must not be escaped twice.
  const interpolation = { escapeValue: false }
  const t: Translate = (key, values) => fixed(key, { ...values, interpolation })
  return { t, say: ({ key, values }) => t(key, values), language, tag: LANGUAGE_TAG[language] }
}
