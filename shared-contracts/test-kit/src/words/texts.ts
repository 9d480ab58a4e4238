/** A file of words. */
export type Words = { readonly [key: string]: string | Words }

/** Texts by dotted key. */
export type Texts = ReadonlyMap<string, string>

/** The ending that says for which numbers a text is. */
const CATEGORY = /_(zero|one|two|few|many|other)$/

export function textsOf(words: Words, path = ''): Texts {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : [...textsOf(value, `${path}${key}.`)],
  )
  return new Map(entries)
}

/** Is there more than one form of a text, by number? */
export const isPlural = (texts: Texts, base: string): boolean => texts.has(`${base}_one`)

/** What English says, by key without the ending of a plural form; of several forms the general one. */
export function englishTexts(texts: Texts): Texts {
  const bases = new Set([...texts.keys()].map((key) => key.replace(CATEGORY, '')))
  return new Map(
    [...bases].map((base) => [base, texts.get(base) ?? texts.get(`${base}_other`) ?? ''] as const),
  )
}
