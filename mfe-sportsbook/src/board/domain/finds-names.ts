import { foldText } from '@touchline/rules'

/** Finds names in which every word of a search stands, whatever its accents and capitals. */
export function findsNames(search: string): (names: string) => boolean {
  const words = foldText(search).split(' ')
  return (names) => {
    const folded = foldText(names)
    return words.every((word) => folded.includes(word))
  }
}
