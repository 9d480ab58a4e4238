import type { Language } from '@touchline/contracts/limits'
import i18next from 'i18next'

/** Beside the words of all areas, so that one of them fetches for the whole page. */
export const NAMESPACE = 'names'

/** Names by those of the odds, once they have come. */
export const namesIn = (language: Language): Readonly<Record<string, string>> | undefined =>
  i18next.getResourceBundle?.(language, NAMESPACE)

/** The local name of a league, a team or a player; by default the name of the odds. */
export const nameIn = (language: Language, name: string): string => {
  const names = namesIn(language)
  return names && Object.hasOwn(names, name) ? (names[name] ?? name) : name
}

/** Values of a text with the names among them in its language. */
export function withNames<Values extends Readonly<Record<string, string | number>>>(
  language: Language,
  values: Values,
): Values {
  if (!namesIn(language)) return values
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? nameIn(language, value) : value,
  ])
  return Object.fromEntries(entries)
}
