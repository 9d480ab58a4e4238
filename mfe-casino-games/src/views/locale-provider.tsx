import { type HostServices, LANGUAGE_TAG, type Language } from '@touchline/contracts'
import i18next from 'i18next'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { loadLocale, NAMESPACE } from '../locales/load-locale'

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

interface Words {
  readonly t: Translate
  /** BCP 47 tag. */
  readonly tag: string
}

const WordsContext = createContext<Words | null>(null)

interface LocaleProviderProps {
  host: Pick<HostServices, 'locale' | 'log'>
  /** Language whose words are already loaded. */
  first: Language
  children: ReactNode
}

/** Gives words to everything below and follows the language of the shell; the old one stays until the new has come. */
export function LocaleProvider({ host, first, children }: LocaleProviderProps) {
  const [language, setLanguage] = useState(first)
  useEffect(() => {
    const following = host.locale.language$.subscribe((next) => {
      loadLocale(next).then(setLanguage, (error) =>
        host.log('error', 'language did not load', { next, error }),
      )
    })
    return () => following.unsubscribe()
  }, [host])
  const words = useMemo(() => wordsOf(language), [language])
  return <WordsContext value={words}>{children}</WordsContext>
}

function wordsOf(language: Language): Words {
  const fixed = i18next.getFixedT(language, NAMESPACE)
  // React escapes what it renders; names such as "Brighton & Hove" must not be escaped twice.
  const interpolation = { escapeValue: false }
  const t: Translate = (key, values) => fixed(key, { ...values, interpolation })
  return { t, tag: LANGUAGE_TAG[language] }
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a LocaleProvider above')
  return words
}
