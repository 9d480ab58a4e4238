import { gameOf, sampleLobby } from '../../testing/games'
import { type LobbyView, WHOLE_LOBBY } from './lobby-view'
import { selectGames } from './select-games'

const { games } = sampleLobby()
const marked = (...favourites: string[]) => ({
  favourites: new Set(favourites),
  jackpots: new Set(['lotus-reel/koi']),
})
const none = marked()
const names = (view: Partial<LobbyView>, provider: string | null = null, favourites = none) =>
  selectGames(games, { ...WHOLE_LOBBY, ...view }, provider, favourites).map(({ name }) => name)

describe('the games of a view', () => {
  test.each<[Partial<LobbyView>, string[]]>([
    [{}, ['Golden Koi', 'Jade Tiger', 'Great Wave', 'Night Market']],
    [{ sort: 'name' }, ['Golden Koi', 'Great Wave', 'Jade Tiger', 'Night Market']],
    [{ sort: 'rtp' }, ['Jade Tiger', 'Night Market', 'Golden Koi', 'Great Wave']],
    [{ filter: 'new' }, ['Great Wave']],
    [{ filter: 'hot' }, ['Golden Koi']],
    [{ filter: 'favourites' }, []],
    [{ filter: 'jackpot' }, ['Golden Koi']],
    [{ filter: 'payout' }, []],
    [{ tag: 'ways' }, ['Golden Koi']],
    [{ tag: 'lines', filter: 'new' }, ['Great Wave']],
    [{ search: ' GREAT ' }, ['Great Wave']],
    [{ search: 'zzz' }, []],
  ])('%j are %j', (view, expected) => {
    expect(names(view)).toEqual(expected)
  })

  test('are those of one provider, or those with a star', () => {
    expect(names({}, 'lotus-reel')).toEqual(['Golden Koi', 'Night Market'])
    expect(names({ filter: 'favourites' }, null, marked('northlight/wave', 'northlight/gone'))).toEqual([
      'Great Wave',
    ])
  })

  test.each([
    ['cafe', 'Café Royale'],
    ['queens', 'Queen’s Favour'],
    ["queen's", 'Queen’s Favour'],
  ])('are found by %s: %s', (search, name) => {
    const found = selectGames([gameOf({ name })], { ...WHOLE_LOBBY, search }, null, none)
    expect(found).toHaveLength(1)
  })

  test('leave the list they came from as it was', () => {
    const before = games.map(({ name }) => name)
    names({ sort: 'name' })
    expect(games.map(({ name }) => name)).toEqual(before)
  })
})
