import type { HostServices } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type AreaWords, type Words, wordsOf } from './words'

const WordsContext = createContext<Words | null>(null)

interface LocaleProviderProps {
  host: Pick<HostServices, 'locale' | 'log'>
  words: AreaWords
  /** Language whose words are already loaded. */
  first: Language
  children: ReactNode
}

/** Gives words to everything below and follows the language of the shell; the old one stays until the new has come. */
export function LocaleProvider({ host, words, first, children }: LocaleProviderProps) {
  const [language, setLanguage] = useState(first)
  useEffect(() => {
    const following = host.locale.language$.subscribe((next) => {
      words
        .load(next)
        .then(setLanguage, (error) => host.log('error', 'language did not load', { next, error }))
    })
    return () => following.unsubscribe()
  }, [host, words])
  const value = useMemo(() => wordsOf(language, words.namespaces), [language, words])
  return <WordsContext value={value}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a LocaleProvider above')
  return words
}
