import { CATALOGUE } from '@touchline/contracts'
import english from './en'
import { WORDED } from './languages'
import burmese from './my'

/** Keys of nested words, joined by dots. */
const keysOf = (words: object, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

const holes = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

const textAt = (words: object, key: string): string =>
  String(key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], words))

describe('the words of the shell', () => {
  test('are offered in English and Burmese', () => {
    expect(WORDED).toEqual(['en', 'my'])
  })

  test.each(keysOf(english))('%s stands in Burmese, with the same places to fill', (key) => {
    const text = textAt(burmese, key)
    expect(text.length).toBeGreaterThan(0)
    expect(holes(text)).toEqual(holes(textAt(english, key)))
  })

  test('hold nothing in Burmese that English lacks, beside the meanings of codes', () => {
    const extra = keysOf(burmese).filter((key) => !key.startsWith('error.'))
    expect(extra.sort()).toEqual(keysOf(english).sort())
  })

  test('word every code of the catalogue in Burmese', () => {
    expect(Object.keys(burmese.error).sort()).toEqual(Object.keys(CATALOGUE).sort())
  })
})
