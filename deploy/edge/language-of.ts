import { LANGUAGE_COOKIE, type Language } from '@touchline/contracts/limits'
import type { BrandFile } from '../brands/brand-file'
import { cookieOf } from './cookie-of'

/** The language that a browser will show: the one it showed last, else the brand's. */
export function languageOf(
  cookies: string | undefined,
  { languages, defaultLanguage }: Pick<BrandFile, 'languages' | 'defaultLanguage'>,
): Language {
  const named = cookieOf(cookies, LANGUAGE_COOKIE)
  return languages.find((language) => language === named) ?? defaultLanguage
}
