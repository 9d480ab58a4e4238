import type { HostServices } from '@touchline/contracts/host'
import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts/limits'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type AreaWords, type Words, wordsOf } from './words'

const WordsContext = createContext<Words | null>(null)

interface LocaleProviderProps {
  host: Pick<HostServices, 'locale' | 'log' | 'call'>
  words: AreaWords
  /** Language whose words are already loaded. */
  first: Language
  children: ReactNode
}

/**
 * Gives words to everything below and follows the language of the shell; the old one stays until the new has come. Names of
 * leagues and teams follow when they come: nothing waits for them.
 */
export function LocaleProvider({ host, words, first, children }: LocaleProviderProps) {
  const [value, setValue] = useState(() => wordsOf(first, words.namespaces))
  useEffect(() => {
    const following = host.locale.language$.subscribe((next) => {
      const show = async () => {
        const language = await words.load(next)
        setValue((now) => (now.language === language ? now : wordsOf(language, words.namespaces)))
        // What fetches them comes late, and for English not at all.
        if (language === DEFAULT_LANGUAGE) return
        const { fetchNames } = await import('./fetch-names')
        const isNamed = await fetchNames(host, language)
        if (isNamed)
          setValue((now) => (now.language === language ? wordsOf(language, words.namespaces) : now))
      }
      show().catch((error: unknown) => host.log('error', 'language did not load', { next, error }))
    })
    return () => following.unsubscribe()
  }, [host, words])
  return <WordsContext value={value}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a LocaleProvider above')
  return words
}
