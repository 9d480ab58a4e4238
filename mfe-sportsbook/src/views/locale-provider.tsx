import type { HostServices, Language } from '@touchline/contracts'
import { LANGUAGE_TAG } from '@touchline/contracts'
import i18next, { type TFunction } from 'i18next'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { loadLocale } from '../locales/load-locale'

interface Words {
  readonly t: TFunction
  readonly language: Language
  /** BCP 47 tag. */
  readonly tag: string
}

const WordsContext = createContext<Words | null>(null)

interface LocaleProviderProps {
  host: Pick<HostServices, 'locale' | 'log'>
  /** Areas whose keys need no prefix, first match wins. */
  areas: readonly string[]
  /** Language whose words are already loaded. */
  first: Language
  children: ReactNode
}

/** Gives words to everything below and follows the language of the shell; the old one stays until the new has come. */
export function LocaleProvider({ host, areas, first, children }: LocaleProviderProps) {
  const [language, setLanguage] = useState(first)
  useEffect(() => {
    const following = host.locale.language$.subscribe((next) => {
      loadLocale(next, areas).then(setLanguage, (error) =>
        host.log('error', 'language did not load', { next, error }),
      )
    })
    return () => following.unsubscribe()
  }, [host, areas])
  const words = useMemo(
    () => ({ t: i18next.getFixedT(language, [...areas, 'later']), language, tag: LANGUAGE_TAG[language] }),
    [language, areas],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a LocaleProvider above')
  return words
}
