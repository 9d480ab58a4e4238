import { currentEntry } from './current-entry'

const ENTRIES = ['/desktop', '/desktop?market=live', '/rooms?tab=free'].map((to) => ({
  to,
  path: to.split('?')[0] ?? '',
}))

test.each([
  ['/desktop', '', '/desktop'],
  ['/desktop', '?sport=2', '/desktop'],
  ['/desktop', '?sport=2&market=live', '/desktop?market=live'],
  ['/desktop', '?market=early', '/desktop'],
  ['/rooms', '', undefined],
  ['/slots', '?market=live', undefined],
])('%s%s is the entry %s', (pathname, search, entry) => {
  expect(currentEntry(ENTRIES, pathname, search)?.to).toBe(entry)
})
