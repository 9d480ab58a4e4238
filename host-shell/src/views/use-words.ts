import i18next, { type TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

/** Words of the shell in the language of the page. */
export const useWords = (): TFunction => useTranslation('shell', { i18n: i18next, useSuspense: false }).t
