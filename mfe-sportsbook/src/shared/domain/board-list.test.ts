import { PlayPeriodId } from '@touchline/contracts/odds'
import {
  type BoardItem,
  type ListedLeague,
  type ListedMatch,
  type ListInput,
  listBoard,
  type OrderInput,
  orderBoard,
  pageOfBoard,
} from './board-list'

const leagues: ListedLeague[] = [
  { id: 1, name: 'Premier League', country: 'EN', order: 2 },
  { id: 2, name: 'LaLiga', country: 'ES', order: 1 },
]
const match = (id: number, league: number, kickoff: number): ListedMatch => ({
  id,
  facts: { league, home: `H${id}`, away: `A${id}`, kickoff, type: 0, period: 0 },
  head: { parlay: true, offers: 1 },
})
type Input = OrderInput<ListedMatch> & ListInput
const input = (change: Partial<Input> = {}): Input => ({
  groups: [
    { group: 'live', matches: [match(1, 1, 10)] },
    { group: 'today', matches: [match(2, 1, 30), match(3, 2, 20), match(4, 1, 15)] },
  ],
  leagueOf: (id) => leagues.find((league) => league.id === id),
  sort: 'league',
  collapsed: () => false,
  expandedMatch: null,
  headings: true,
  shown: null,
  ...change,
})
const list = (of: Input) => listBoard(orderBoard(of), of)
const lineOf = (item: BoardItem<ListedMatch>): string => {
  switch (item.kind) {
    case 'group':
      return `${item.group} ${item.count}`
    case 'league':
      return `  ${item.league.name} ${item.count}${item.collapsed ? ' folded' : ''}`
    case 'match':
      return `    ${item.match.id}${item.zebra ? ' zebra' : ''}`
    case 'more':
      return `    more of ${item.match.id}`
  }
}
const shape = (items: BoardItem<ListedMatch>[]) => items.map(lineOf)

test('live comes above today, leagues by their order, matches by kick-off', () => {
  expect(shape(list(input()))).toEqual([
    'live 1',
    '  Premier League 1',
    '    1',
    'today 3',
    '  LaLiga 1',
    '    3',
    '  Premier League 2',
    '    4',
    '    2 zebra',
  ])
})

test('an ended match is listed with the live matches and does not count', () => {
  const over = { ...match(5, 1, 5), facts: { ...match(5, 1, 5).facts, period: PlayPeriodId.ended } }
  const items = list(input({ groups: [{ group: 'live', matches: [match(1, 1, 10), over] }] }))
  expect(shape(items)).toEqual(['live 1', '  Premier League 2', '    5', '    1 zebra'])
})

test('by time a league comes as often as it takes', () => {
  const items = list(input({ sort: 'time', headings: false }))
  expect(shape(items)).toEqual([
    '  Premier League 1',
    '    1',
    '  Premier League 1',
    '    4',
    '  LaLiga 1',
    '    3',
    '  Premier League 1',
    '    2',
  ])
  expect(new Set(items.map((item) => item.key)).size).toBe(items.length)
})

test('a folded league keeps its header, and opened markets follow their match', () => {
  const items = list(input({ collapsed: (key) => key === 'today-1', expandedMatch: 3 }))
  expect(shape(items).slice(3)).toEqual([
    'today 3',
    '  LaLiga 1',
    '    3',
    '    more of 3',
    '  Premier League 2 folded',
  ])
})

test('a page has its matches alone, with the headings above them', () => {
  expect(shape(list(input({ shown: { from: 1, to: 3 } })))).toEqual([
    'today 3',
    '  LaLiga 1',
    '    3',
    '  Premier League 2',
    '    4',
  ])
})

test.each<[what: string, asked: { page: number | null; match: number | null }, page: number, ids: number[]]>([
  ['nothing', { page: null, match: null }, 1, [1, 3]],
  ['the second page', { page: 2, match: null }, 2, [4, 2]],
  ['a page behind the last one', { page: 9, match: null }, 2, [4, 2]],
  ['page 0', { page: 0, match: null }, 1, [1, 3]],
  ['a match', { page: null, match: 2 }, 2, [4, 2]],
  ['a match that is not listed', { page: null, match: 99 }, 1, [1, 3]],
  ['another page than that of the open match', { page: 1, match: 2 }, 1, [1, 3]],
])('a request for %s (%j) gets page %i', (_, asked, page, ids) => {
  const ordered = orderBoard(input())
  const shown = pageOfBoard(ordered, { perPage: 2, ...asked })
  expect(shown).toMatchObject({ page, pages: 2, total: 4 })
  const items = listBoard(ordered, input({ shown }))
  expect(items.flatMap((item) => (item.kind === 'match' ? [item.match.id] : []))).toEqual(ids)
})
