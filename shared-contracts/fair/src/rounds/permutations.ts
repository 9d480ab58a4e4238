/** Different orders of the digits of a number, ascending. */
export function permutationsOf(text: string): string[] {
  if (text.length <= 1) return [text]
  const found = new Set<string>()
  for (const [n, first] of [...text].entries())
    for (const others of permutationsOf(text.slice(0, n) + text.slice(n + 1))) found.add(first + others)
  return [...found].sort()
}
