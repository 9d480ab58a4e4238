import type { HostServices } from '@touchline/contracts/host'
import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts/limits'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type AreaWords, type Words, wordsOf } from './words'

const WordsContext = createContext<Words | null>(null)

/** Names that did not come are asked for again after so long: else the page would call them by the odds until it is loaded anew. */
const AGAIN_MS = [2000, 10_000, 30_000]

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
    let wanted: Language | undefined
    let isGone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const setLanguage = (language: Language): void => setValue(wordsOf(language, words.namespaces))
    const bringNames = async (language: Language, tries: number): Promise<void> => {
      // Names load late, and for English not at all.
      const isNamed = await import('./fetch-names')
        .then(({ fetchNames }) => fetchNames(host, language))
        .catch(() => false)
      if (wanted !== language) return
      if (isNamed) setLanguage(language)
      else if (tries < AGAIN_MS.length)
        again = setTimeout(() => void bringNames(language, tries + 1), AGAIN_MS[tries])
    }
    const show = async (next: Language): Promise<void> => {
      const language = await words.load(next)
      if (isGone) return
      clearTimeout(again)
      wanted = language
      setValue((now) => (now.language === language ? now : wordsOf(language, words.namespaces)))
      if (language !== DEFAULT_LANGUAGE) await bringNames(language, 0)
    }
    const following = host.locale.language$.subscribe((next) => {
      show(next).catch((error: unknown) => host.log('error', 'language did not load', { next, error }))
    })
    return () => {
      following.unsubscribe()
      isGone = true
      wanted = undefined
      clearTimeout(again)
    }
  }, [host, words])
  return <WordsContext value={value}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a LocaleProvider above')
  return words
}
