/** Longer texts are cut: an error names the typed text, it does not repeat a book. */
const QUOTED_MAX = 60

/** The typed text of an operator for an answer: an empty one is `""`, and a long one is cut. */
export function quoted(typed: string): string {
  const letters = [...typed]
  if (typed.trim() === '') return JSON.stringify(letters.slice(0, QUOTED_MAX).join(''))
  return letters.length > QUOTED_MAX ? `${letters.slice(0, QUOTED_MAX).join('')}…` : typed
}
