import { type Translate, translator } from '@touchline/ui/words'
import { useMemo } from 'react'
import { words } from '../locales/load-words'
import { useStream } from '../state/use-stream'
import { useShell } from './shell-context'

/** Words of the shell in the language of the page, which changes only once its words have come. */
export function useWords(): Translate {
  const { locale } = useShell()
  const language = useStream(locale.language$)
  return useMemo(() => translator(language, words.namespaces), [language])
}
