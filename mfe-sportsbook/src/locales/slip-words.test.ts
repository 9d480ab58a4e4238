import { BET_TYPES } from '@touchline/contracts/odds'
import en from './en/slip.json'
import my from './my/slip.json'

type Words = { readonly [key: string]: string | Words }

const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  )

const wordAt = (words: Words, path: string): string =>
  path
    .split('.')
    .reduce<string | Words>((at, key) => (typeof at === 'string' ? at : (at[key] ?? '')), words) as string

const holes = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort()

describe('the words of the slip', () => {
  test('are the same in both languages', () => {
    expect(keysOf(my)).toEqual(keysOf(en))
  })

  test.each(keysOf(en))('%s names the same values in both', (key) => {
    // A plural of one may leave its number out.
    if (!/_(zero|one)$/.test(key)) expect(holes(wordAt(my, key))).toEqual(holes(wordAt(en, key)))
    expect(wordAt(my, key)).not.toBe('')
  })

  test('name every kind of market of the match, of its first half and of any other part', () => {
    for (const type of BET_TYPES) expect(Object.keys(en.kind[type])).toEqual(['0', '1', 'of'])
  })
})
