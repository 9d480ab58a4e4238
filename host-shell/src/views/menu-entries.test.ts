import type { Language } from '@touchline/contracts/limits'
import type { ReleasedEntry } from '@touchline/contracts/release'
import { labelOf, menuEntries } from './menu-entries'

const entry = (path: string, product?: string): ReleasedEntry => ({
  area: 'any',
  path,
  ...(product !== undefined && { product }),
  labels: { en: path },
})
const DECLARED = [entry('/sports', 'sportsbook'), entry('/list'), entry('/slots', 'slots'), entry('/club')]

test.each([
  { products: ['slots', 'sportsbook'], coming: [], shown: ['/slots', '/sports', '/list', '/club'] },
  { products: ['slots', 'sportsbook'], coming: ['slots'], shown: ['/sports', '/list', '/club'] },
  { products: ['sportsbook', 'lottery'], coming: [], shown: ['/sports', '/list', '/club'] },
])('a brand with $products of which $coming are to come shows $shown', ({ products, coming, shown }) => {
  expect(menuEntries(DECLARED, { products, coming }).map(({ path }) => path)).toEqual(shown)
})

const LABELS = { en: 'Slots', my: 'စလော့' }
const BRAND = { en: { 'product.slots': 'Reels' } }
test.each<[string, Language, object, string | null, string]>([
  ['of its area', 'my', {}, 'slots', 'စလော့'],
  ['of the brand', 'en', BRAND, 'slots', 'Reels'],
  ['of its area in a language of which the brand says nothing', 'my', BRAND, 'slots', 'စလော့'],
  ['of the brand in English where nobody has a word', 'ja', BRAND, 'slots', 'Reels'],
  ['of its area where it is no product', 'en', BRAND, null, 'Slots'],
])('the label is that %s', (_, language, labels, product, label) => {
  expect(labelOf({ labels: LABELS, product }, language, { labels })).toBe(label)
})
