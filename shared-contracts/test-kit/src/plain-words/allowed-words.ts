/** Hits that are right. A name must be equal to `text`; a comment or title must contain it. */
export interface AllowedWord {
  readonly text: string
  readonly reason: string
}

export const ALLOWED_WORDS: readonly AllowedWord[] = [
  { text: 'say', reason: '`useWords().say` of @touchline/ui translates a wording; every remote calls it.' },
  { text: 'hearing', reason: 'A group of settings; the locale files of every language have this key.' },
]
