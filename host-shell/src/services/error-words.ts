import { CATALOGUE, type ErrorCode } from '@touchline/contracts'
import i18next from 'i18next'

/**
 * Meaning of a code in the language of the page. A sentence that the server sent is shown as it is when the catalogue's
 * own is not translated.
 */
export function errorText(code: ErrorCode, sent: string): string {
  const key = `error.${code}`
  if (i18next.language !== 'en' && i18next.exists(key)) return i18next.t(key)
  return sent.includes(' ') ? sent : CATALOGUE[code].text
}
