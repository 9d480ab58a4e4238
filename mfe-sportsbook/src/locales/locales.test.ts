import i18next from 'i18next'
import en from './en'
import laterInEnglish from './en/later'
import slipInEnglish from './en/slip.json'
import { loadLocale, withWords } from './load-locale'
import my from './my'
import laterInBurmese from './my/later'
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
  ['menu', laterInEnglish.menu, laterInBurmese.menu],
  ['what is opened later', laterInEnglish.later, laterInBurmese.later],
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

test('what is opened while the language changes has its words in the new one too', async () => {
  await loadLocale('en', ['board'])
  const t = (language: string) => i18next.getFixedT(language, ['board', 'later'])('more.back')
  expect(t('en')).toBe('more.back')
  const changing = loadLocale('my', ['board'])
  await withWords(Promise.resolve())
  expect(t('en')).toBe(laterInEnglish.later.more.back)
  await changing
  expect(t('my')).toBe(laterInBurmese.later.more.back)
})
