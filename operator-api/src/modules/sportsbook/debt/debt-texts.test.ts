import { LANGUAGES } from '@touchline/contracts/limits'
import { DEBT_AFTER, DEBT_CAUSES, DEBT_MESSAGE, type InAllLanguages } from './debt-texts'

const texts: [name: string, text: InAllLanguages][] = Object.entries({
  message: DEBT_MESSAGE,
  ...DEBT_CAUSES,
  ...DEBT_AFTER,
}).flatMap(([name, { title, body }]): [string, InAllLanguages][] => [
  [`title of ${name}`, title],
  [`body of ${name}`, body],
])

/** The frame of a text: values, link targets, and the number of paragraphs. */
const framesOf = (words: string) => ({
  values: (words.match(/\{\w*\}/g) ?? []).sort(),
  links: words.match(/\]\([^)]*\)/g) ?? [],
  paragraphs: words.split('\n\n').length,
})

test.each(texts)('the %s is there in every language, with the same values in it', (_, text) => {
  expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort())
  for (const language of LANGUAGES) {
    const words = text[language]
    expect(words.trim()).not.toBe('')
    expect({ language, ...framesOf(words) }).toEqual({ language, ...framesOf(text.en) })
    // Every brace belongs to a value.
    expect(words.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/)
  }
})

test.each(texts.filter(([name]) => !name.endsWith('message')))(
  'no language has the %s in the words of English',
  (_, text) => {
    for (const language of LANGUAGES.filter((one) => one !== 'en')) expect(text[language]).not.toBe(text.en)
  },
)
