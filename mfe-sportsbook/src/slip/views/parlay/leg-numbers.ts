import type { Translate } from '@touchline/ui/words'

/**
 * "1 and 4", "1, 3 and 4". A browser without the lists of a language, as Chromium is without Burmese ones, would write English
 * ones: those are put together from our words.
 */
export function legNumbers(t: Translate, tag: string, places: readonly number[]): string {
  const numbers = places.map((place) => String(place + 1))
  if (numbers.length < 2 || Intl.ListFormat.supportedLocalesOf(tag).length > 0)
    // The English of books has no comma before the last one.
    return new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag).format(numbers)
  return t('parlay.legNumbers', { first: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' })
}
