import { ManualClock } from '../../../testing/manual-clock'
import { createBook } from '../book/create-book'
import type { FeedEvent } from '../feed/feed-event'
import { HOUR, league, match, NOON, state } from '../testing/sample-feed'
import { createSearch } from './create-search'

const named = (id: number, sport: number, name: string): FeedEvent => ({
  ...(league(id) as Extract<FeedEvent, { type: 'league' }>),
  ...{ sport, name },
})

const EVENTS: readonly FeedEvent[] = [
  named(1, 1, 'England Premier League'),
  named(2, 1, 'Spain La Liga'),
  named(3, 2, 'NBA'),
  match(10, { league: 1, home: 'Manchester United', away: 'Tottenham Hotspur', kickoff: NOON + 30 * HOUR }),
  match(11, { league: 1, home: 'Manchester City', away: 'Manchester United', kickoff: NOON + 2 * HOUR }),
  match(12, { league: 2, home: 'Atlético Madrid', away: 'Barcelona', kickoff: NOON - HOUR }),
  state(12),
  match(13, { league: 3, home: 'San Antonio Spurs', away: 'LA Clippers', kickoff: NOON + 40 * HOUR }),
  match(14, { league: 1, home: 'Newcastle United', away: 'Chelsea', kickoff: NOON - 3 * HOUR }),
  state(14, { period: 4, status: 1 }),
]

function opened() {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 12 })
  book.apply(EVENTS)
  return { clock, book, search: createSearch({ book, now: () => clock.now() }) }
}

describe('the search', () => {
  test.each([
    ['man utd', ['Manchester United'], []],
    ['manchester', ['Manchester City', 'Manchester United'], []],
    ['MAN C', ['Manchester City'], []],
    ['spurs', ['Tottenham Hotspur', 'San Antonio Spurs'], []],
    ['barca', ['Barcelona'], []],
    ['atletico', ['Atlético Madrid'], []],
    ['atlétic mad', ['Atlético Madrid'], []],
    ['epl', [], ['England Premier League']],
    ['la', ['LA Clippers'], ['Spain La Liga']],
    ['newcastle', [], []],
    ['anchester', [], []],
    ['  ', [], []],
    ['.*', [], []],
  ])('"%s" finds the teams %j and the leagues %j, over all sports and days', (words, teams, leagues) => {
    const found = opened().search(words)
    expect(found.teams.map(({ name }) => name)).toEqual(teams)
    expect(found.leagues.map(({ name }) => name)).toEqual(leagues)
  })

  test('leads to the nearest match of a team and of a league', () => {
    const { search } = opened()
    expect(search('manchester united').teams).toMatchObject([
      { match: 11, opponent: 'Manchester City', market: 2, sport: 1, league: 'England Premier League' },
    ])
    expect(search('atletico').teams).toMatchObject([{ match: 12, market: 3 }])
    expect(search('epl').leagues).toMatchObject([{ id: 1, market: 2, matches: 2 }])
  })

  test('knows a new match within five seconds', () => {
    const { book, clock, search } = opened()
    expect(search('leeds').teams).toEqual([])
    book.apply([match(15, { league: 1, home: 'Leeds United', away: 'Fulham' })])
    clock.advance(5000)
    expect(search('leeds').teams).toHaveLength(1)
  })

  test('answers with a few, however many fit', () => {
    const { book, search } = opened()
    book.apply(
      Array.from({ length: 50 }, (_, n) => match(100 + n, { home: `Union ${n}`, away: `Union B${n}` })),
    )
    expect(search('union').teams).toHaveLength(8)
  })
})
