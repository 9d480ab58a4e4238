import { translator } from '@touchline/ui/words'
import betsInEnglish from './en/bets.json'
import boardInEnglish from './en/board.json'
import laterInEnglish from './en/later.json'
import slipInEnglish from './en/slip.json'
import betsInBurmese from './my/bets.json'
import boardInBurmese from './my/board.json'
import laterInBurmese from './my/later.json'
import slipInBurmese from './my/slip.json'
import { slipWords, withWords, words } from './words'

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
  ['board', boardInEnglish, boardInBurmese],
  ['menu, and of what is opened later', laterInEnglish, laterInBurmese],
  ['slip', slipInEnglish, slipInBurmese],
  ['my bets, and of the lucky pick', betsInEnglish, betsInBurmese],
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
  await expect(words.load('ko')).resolves.toBe('en')
  await expect(slipWords.load('my')).resolves.toBe('my')
})

test('what is opened while the language changes has its words in the new one too', async () => {
  await words.load('en')
  const t = (language: 'en' | 'my') => translator(language, words.namespaces)('more.back')
  expect(t('en')).toBe('more.back')
  const changing = words.load('my')
  await withWords(Promise.resolve())
  await changing
  expect(t('my')).toBe(laterInBurmese.more.back)
  await words.load('en')
  expect(t('en')).toBe(laterInEnglish.more.back)
})

test('the slip says what codes mean in the words of the catalogue', async () => {
  const language = await slipWords.load('my')
  const t = translator(language, slipWords.namespaces)
  expect(t('error.rejectedGoal')).toBe('လောင်းကြေး စောင့်နေစဉ် ဂိုးသွင်းခဲ့သည်။')
})
