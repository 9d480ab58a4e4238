import { ROOM_LIST } from './room-addresses'

test.each([
  ['', 'all', '', 1],
  ['?tab=free&page=2', 'free', '', 2],
  ['?tab=none&page=0', 'all', '', 1],
  ['?q=league%20one', 'all', 'league one', 1],
  ['?page=1e99', 'all', '', 1],
])('the address %s asks for %s, "%s", page %i', (query, tab, search, page) => {
  const view = { tab, search, plus: '', page }
  expect(ROOM_LIST.viewOf(query)).toEqual(view)
})
