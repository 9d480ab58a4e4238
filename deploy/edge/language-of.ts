import { LANGUAGE_COOKIE, type Language } from '@touchline/contracts'
import type { BrandFile } from '../brands/brand-file'

/** The language that a browser will show: the one it showed last, else the brand's. */
export function languageOf(
  cookies: string | undefined,
  { languages, defaultLanguage }: Pick<BrandFile, 'languages' | 'defaultLanguage'>,
): Language {
  const named = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies ?? '')?.[1]
  return languages.find((language) => language === named) ?? defaultLanguage
}
