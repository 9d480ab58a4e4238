import firstInEnglish from './en'
import lateInEnglish from './en/late'
import { WORDED } from './languages'
import firstInBurmese from './my'
import lateInBurmese from './my/late'

/** Keys of nested words, joined by dots. */
const keysOf = (words: object, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

const english = {
  ...firstInEnglish,
  ...lateInEnglish,
  login: { ...firstInEnglish.login, ...lateInEnglish.login },
  search: { ...firstInEnglish.search, ...lateInEnglish.search },
}
const burmese = {
  ...firstInBurmese,
  ...lateInBurmese,
  login: { ...firstInBurmese.login, ...lateInBurmese.login },
  search: { ...firstInBurmese.search, ...lateInBurmese.search },
}

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

  test('hold nothing in Burmese that English lacks', () => {
    expect(keysOf(burmese).sort()).toEqual(keysOf(english).sort())
  })
})
