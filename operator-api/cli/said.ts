/** Longer ones are cut: an error names what was typed, it does not repeat a book. */
const SAID_MAX = 60

/** What an operator typed, as an answer names it: nothing is `""`, and what is long is cut. */
export function said(typed: string): string {
  const letters = [...typed]
  if (typed.trim() === '') return JSON.stringify(letters.slice(0, SAID_MAX).join(''))
  return letters.length > SAID_MAX ? `${letters.slice(0, SAID_MAX).join('')}…` : typed
}
