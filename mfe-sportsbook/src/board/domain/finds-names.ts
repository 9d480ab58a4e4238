import { foldText } from '@touchline/rules'

/** Finds names that have every word of a search, regardless of accents and capitals. */
export function findsNames(search: string): (names: string) => boolean {
  const words = foldText(search).split(' ')
  return (names) => {
    const folded = foldText(names)
    return words.every((word) => folded.includes(word))
  }
}
