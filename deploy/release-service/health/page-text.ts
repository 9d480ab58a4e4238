/** Longer ones are cut: a line of a terminal or of the history has room for this much. */
const CHARACTERS_MAX = 160
/** Characters that end a line, move a cursor, hide, or turn the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu
const KIND = /^[a-z][a-z-]{0,31}$/

/**
 * A fault as reported by a page: anybody may write anything there, and operators read it in their terminals.
 */
export function pageText(text: string): string {
  const characters = [...text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()]
  return characters.length <= CHARACTERS_MAX
    ? characters.join('')
    : `${characters.slice(0, CHARACTERS_MAX - 1).join('')}…`
}

/** Kinds of failure with their counts; unknown names count as `other`. */
export function pageKinds(failures: Readonly<Record<string, number>>): Record<string, number> {
  const kinds: Record<string, number> = {}
  for (const [name, count] of Object.entries(failures)) {
    const kind = KIND.test(name) ? name : 'other'
    kinds[kind] = (kinds[kind] ?? 0) + count
  }
  return kinds
}
