import i18next, { type TFunction } from 'i18next'
import { useMemo } from 'react'
import { useStream } from '../state/use-stream'
import { useShell } from './shell-context'

/** Words of the shell in the language of the page, which changes only once its words have come. */
export function useWords(): TFunction {
  const { locale } = useShell()
  const language = useStream(locale.language$)
  return useMemo(() => i18next.getFixedT(language, 'shell'), [language])
}
