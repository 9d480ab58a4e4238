import en from './en'
import slipInEnglish from './en/slip.json'
import { loadLocale } from './load-locale'
import my from './my'
import slipInBurmese from './my/slip.json'

type Words = { readonly [key: string]: string | Words }

/** Keys of all words; plural forms of a word count as one, since languages differ in them. */
function keysOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`]
      : keysOf(value, `${prefix}${key}.`),
  )
}
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
const at = (words: Words, key: string) =>
  key
    .split('.')
    .reduce<string | Words | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      words,
    )

describe.each<[string, Words, Words]>([
  ['board', en.board, my.board],
  ['menu', en.menu, my.menu],
  ['slip', slipInEnglish, slipInBurmese],
])('the words of %s', (_area, english, burmese) => {
  test('are complete in Burmese', () => {
    expect([...new Set(keysOf(burmese))].sort()).toEqual([...new Set(keysOf(english))].sort())
  })

  test('leave the same holes for values', () => {
    for (const key of keysOf(english)) {
      const [a, b] = [at(english, key), at(burmese, key)]
      if (typeof a === 'string' && typeof b === 'string') expect([key, holes(b)]).toEqual([key, holes(a)])
    }
  })
})

test('a language without words here reads English', async () => {
  await expect(loadLocale('ko', ['board'])).resolves.toBe('en')
  await expect(loadLocale('my', ['slip'])).resolves.toBe('my')
})
