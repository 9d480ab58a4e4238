import {
  type BoardFilters,
  changedFilters,
  formatBoardFilters,
  parseBoardFilters,
  timeFilterApplies,
} from './board-filters'

const defaults = { time: 1, sort: 'league' } as const
const plain: BoardFilters = {
  sport: 1,
  market: 'today',
  view: 'hdpou',
  time: 1,
  liveOnly: false,
  day: null,
  search: '',
  leagues: null,
  sort: 'league',
  favourites: false,
  match: null,
  page: null,
}

test.each<[address: string, change: Partial<BoardFilters>]>([
  ['', {}],
  ['?sport=2', { sport: 2 }],
  ['?market=live', { market: 'live' }],
  ['?view=cs', { view: 'cs' }],
  ['?time=0', { time: 0 }],
  ['?live=1', { liveOnly: true }],
  ['?q=real+madrid', { search: 'real madrid', time: 0 }],
  ['?time=1&q=real+madrid', { search: 'real madrid' }],
  ['?sort=time', { sort: 'time' }],
  ['?fav=1', { favourites: true }],
  ['?match=12', { match: 12 }],
  ['?match=12&page=3', { match: 12, page: 3 }],
  ['?market=early&day=20780', { market: 'early', day: 20_780 }],
  ['?leagues=3%2C9', { leagues: [3, 9] }],
  [
    '?sport=3&market=early&view=parlay&q=x&leagues=1',
    { sport: 3, market: 'early', view: 'parlay', search: 'x', time: 0, leagues: [1] },
  ],
])('%s is %j, there and back', (address, change) => {
  const filters = { ...plain, ...change }
  expect(parseBoardFilters(address, defaults)).toEqual(filters)
  expect(formatBoardFilters(filters, defaults)).toBe(address)
})

test.each<[what: string, from: Partial<BoardFilters>, change: Partial<BoardFilters>, time: number]>([
  ['a team is looked for', {}, { search: 'x' }, 0],
  ['a team is looked for among those of eight hours', { time: 2 }, { search: 'x' }, 2],
  ['the search ends', { search: 'x', time: 0 }, { search: '' }, 1],
  ['the search ends, and a time was chosen beside it', { search: 'x', time: 2 }, { search: '' }, 2],
  ['a time is chosen beside a search', { search: 'x', time: 0 }, { time: 1 }, 1],
  ['another market is chosen', {}, { market: 'early' }, 1],
])('when %s (%j, then %j) filter %i of the times holds', (_, from, change, time) => {
  expect(changedFilters({ ...plain, ...from }, change, defaults).time).toBe(time)
})

test.each(['99', '0', 'x', ''])('the sport %j, which nobody plays, leads to the first', (sport) => {
  expect(parseBoardFilters(`?sport=${sport}`, defaults)).toEqual(plain)
})

test.each(['?day=20780', '?market=live&day=20780', '?market=early&view=outright&day=20780'])(
  'a day of %s, which has no days, is ignored',
  (address) => {
    expect(parseBoardFilters(address, defaults).day).toBeNull()
  },
)

test('an address of live outrights shows live matches', () => {
  expect(parseBoardFilters('?market=live&view=outright', defaults)).toMatchObject({
    market: 'live',
    view: 'hdpou',
  })
})

test.each([
  '?sport=x',
  '?market=never',
  '?view=%00',
  '?time=7',
  '?time=-1',
  '?leagues=',
  '?match=1e3',
  '?sort=',
  '?live=yes',
])('nonsense in %s falls back to the default', (address) => {
  expect(parseBoardFilters(address, defaults)).toEqual({
    ...plain,
    leagues: address === '?leagues=' ? [] : null,
  })
})

test.each<[Partial<BoardFilters>, boolean]>([
  [{}, true],
  [{ market: 'early' }, false],
  [{ market: 'live' }, false],
  [{ view: 'cs' }, false],
  [{ view: 'outright' }, false],
])('the time filter works for %j: %s', (change, applies) => {
  expect(timeFilterApplies({ ...plain, ...change })).toBe(applies)
})

test.each<[what: string, change: Partial<BoardFilters>, page: number | null]>([
  ['another sport is chosen', { sport: 2 }, null],
  ['a team is looked for', { search: 'x' }, null],
  ['another order is chosen', { sort: 'time' }, null],
  ['a match is opened in the list', { match: 7 }, 3],
  ['a page is turned', { page: 4 }, 4],
])('when %s (%j) on page 3, page %j is shown', (_, change, page) => {
  expect(changedFilters({ ...plain, page: 3 }, change, defaults).page).toBe(page)
})
