import { wordsFaults } from './words-faults'

const ENGLISH = {
  found: '{{count}} games',
  found_one: '1 game',
  error: { title: 'No games', back: 'back {{at}}' },
}
const complete = { found: 'ဂိမ်း {{count}} ခု', error: { title: 'ဂိမ်းမရှိပါ', back: '{{at}} ပြန်လာမည်' } }

test.each([
  ['are complete', complete, []],
  ['lack a text', { ...complete, error: { back: '{{at}}' } }, ['error.title is missing']],
  ['hold one too many', { ...complete, old: 'x' }, ['old stands for nothing']],
  ['forget a place', { ...complete, found: 'ဂိမ်း' }, ['found does not fill the same places: {{count}}']],
  [
    'name a place wrongly',
    { ...complete, found: '{{n}}' },
    ['found does not fill the same places: {{count}}'],
  ],
  ['are typed in Zawgyi', { ...complete, found: '{{count}} \u1060' }, ['found is written in Zawgyi']],
])('words that %s', (_, words, faults) => {
  expect(wordsFaults(ENGLISH, words)).toEqual(faults)
})
