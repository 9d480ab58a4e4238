import { pageKinds, pageText } from './page-text'

test.each([
  [
    'stays as it is',
    'TypeError: odds is not a function (“β” ⚽)',
    'TypeError: odds is not a function (“β” ⚽)',
  ],
  ['loses what moves a cursor', 'a\u001b[2Jb\u0007\u009bc', 'a [2Jb c'],
  ['stays on one line', 'a\r\n\tb\u2028c', 'a b c'],
  ['does not turn the text around it', 'a\u202eb\u2066c', 'a b c'],
  ['is cut between characters', '⚽'.repeat(161), `${'⚽'.repeat(159)}…`],
])('a text of a page %s', (_what, text, shown) => {
  expect(pageText(text)).toBe(shown)
})

test('kinds of failure are names, and all else is counted together', () => {
  expect(pageKinds({ load: 1, 'chunk-load': 2, 'a b': 3, '\u001b[31m': 4 })).toEqual({
    load: 1,
    'chunk-load': 2,
    other: 7,
  })
})
