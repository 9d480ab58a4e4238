import { PlayPeriodId } from '@touchline/contracts/odds'
import { type BoardItem, type ListedLeague, type ListedMatch, type ListInput, listBoard } from './board-list'

const leagues: ListedLeague[] = [
  { id: 1, name: 'Premier League', country: 'EN', order: 2 },
  { id: 2, name: 'LaLiga', country: 'ES', order: 1 },
]
const match = (id: number, league: number, kickoff: number): ListedMatch => ({
  id,
  facts: { league, home: `H${id}`, away: `A${id}`, kickoff, type: 0, period: 0 },
  head: { parlay: true, offers: 1 },
})
const input = (change: Partial<ListInput<ListedMatch>> = {}): ListInput<ListedMatch> => ({
  groups: [
    { group: 'live', matches: [match(1, 1, 10)] },
    { group: 'today', matches: [match(2, 1, 30), match(3, 2, 20), match(4, 1, 15)] },
  ],
  leagueOf: (id) => leagues.find((league) => league.id === id),
  sort: 'league',
  collapsed: () => false,
  expandedMatch: null,
  headings: true,
  ...change,
})
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

test('live stands above today, leagues by their order, matches by kick-off', () => {
  expect(shape(listBoard(input()))).toEqual([
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

test('a match that is over stands among the live ones and does not count', () => {
  const over = { ...match(5, 1, 5), facts: { ...match(5, 1, 5).facts, period: PlayPeriodId.ended } }
  const items = listBoard(input({ groups: [{ group: 'live', matches: [match(1, 1, 10), over] }] }))
  expect(shape(items)).toEqual(['live 1', '  Premier League 2', '    5', '    1 zebra'])
})

test('by time a league comes as often as it takes', () => {
  const items = listBoard(input({ sort: 'time', headings: false }))
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
  const items = listBoard(input({ collapsed: (key) => key === 'today-1', expandedMatch: 3 }))
  expect(shape(items).slice(3)).toEqual([
    'today 3',
    '  LaLiga 1',
    '    3',
    '    more of 3',
    '  Premier League 2 folded',
  ])
})
