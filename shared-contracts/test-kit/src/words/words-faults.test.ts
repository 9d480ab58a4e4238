import type { Language } from '@touchline/contracts/limits'
import type { Words } from './texts'
import { wordsFaults } from './words-faults'

const ENGLISH = {
  found_one: '{{count}} game',
  found_other: '{{count}} games',
  error: { title: 'No games', back: 'back {{at}}' },
  kind: 'VAR {{number}}',
  line: '{{a}} / {{b}} u',
}
const SHARED = { all: ['VAR {{number}}'], id: ['No games'] }
const complete = {
  found: 'ဂိမ်း {{count}} ခု',
  error: { title: 'ဂိမ်းမရှိပါ', back: '{{at}} ပြန်လာမည်' },
  kind: 'VAR {{number}}',
  line: '{{a}} / {{b}} u',
}

/** Faults as "key fault". */
const faults = (language: Language, words: Words, english: Words = ENGLISH) =>
  wordsFaults(language, english, words, SHARED).map(({ key, is }) => `${key} ${is}`)

test.each<[string, Words, string[]]>([
  ['are complete', complete, []],
  ['lack a text', { ...complete, error: { back: '{{at}}' } }, ['error.title is missing']],
  ['hold one too many', { ...complete, old: 'x' }, ['old stands for nothing']],
  ['are empty', { ...complete, error: { ...complete.error, title: ' ' } }, ['error.title is empty']],
  ['forget a place', { ...complete, found: 'ဂိမ်း' }, ['found does not fill the same places: {{count}}']],
  [
    'name a place wrongly',
    { ...complete, found: '{{n}}' },
    ['found does not fill the same places: {{count}}'],
  ],
  ['are typed in Zawgyi', { ...complete, found: '{{count}} \u1060' }, ['found is written in Zawgyi']],
  ['are cut in two', { ...complete, found: '{{count}} ပယ်ိန်' }, ['found cannot be spelt so: ပယ်ိန်']],
  [
    'stay in English',
    { ...complete, error: { ...complete.error, title: 'No games' } },
    ['error.title is left in English'],
  ],
  [
    'have the forms of English where the language has one',
    { ...complete, found: undefined as never, found_one: '{{count}}', found_other: '{{count}}' },
    ['found is missing', 'found_one stands for nothing', 'found_other stands for nothing'],
  ],
])('Burmese words that %s', (_, words, expected) => {
  expect(faults('my', JSON.parse(JSON.stringify(words)))).toEqual(expected)
})

test('a text that bettors of one language say in English is no fault there', () => {
  const words = { ...complete, error: { ...complete.error, title: 'No games' } }
  expect(faults('id', words)).toEqual([])
})

test('English itself has both of its forms, the general one perhaps without an ending', () => {
  expect(faults('en', ENGLISH)).toEqual([])
  const bare = { found: '{{count}} games', found_one: '1 game' }
  expect(faults('en', bare, bare)).toEqual([])
  const alone = { found_one: '1 game' }
  expect(faults('en', alone, alone)).toEqual(['found_other is missing'])
})

test('a text for zero is allowed beside the only form of a language', () => {
  const english = { found_zero: 'No games', found_one: '1 game', found_other: '{{count}} games' }
  expect(faults('my', { found: '{{count}} ခု' }, english)).toEqual(['found_zero is missing'])
  expect(faults('my', { found_zero: 'မရှိပါ', found: '{{count}} ခု' }, english)).toEqual([])
})
