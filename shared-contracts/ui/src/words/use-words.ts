import { useContext } from 'react'
import type { Words } from './words'
import { WordsContext } from './words-context'

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a LocaleProvider above')
  return words
}
