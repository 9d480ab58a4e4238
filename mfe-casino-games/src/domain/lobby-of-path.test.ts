import { LOBBIES } from './lobbies'
import { LOBBY_PATHS, lobbyOfPath } from './lobby-of-path'

describe('the lobby of an address', () => {
  test.each([
    ['/slots', 'slots', null],
    ['/slots/', 'slots', null],
    ['/slots2', 'slots', 2],
    ['/slots15', 'slots', 15],
    ['/minigame', 'mini', null],
    ['/fishing', 'fishing', null],
    ['/casino', 'casino', null],
    ['/casino100', 'casino', null],
    ['/w4d', 'lottery', null],
    ['/esports2', 'esports', null],
    ['/others', 'others', null],
    ['/others1', 'others', null],
  ])('%s is %s with provider %s', (path, category, provider) => {
    expect(lobbyOfPath(path)).toEqual({ category, provider })
  })

  test.each(['/slots10', '/desktop', '/', '/slots2/x', '/constructor'])('%s is none', (path) => {
    expect(lobbyOfPath(path)).toBeNull()
  })

  test('is known for every route of this area', () => {
    expect(LOBBY_PATHS.filter((path) => lobbyOfPath(path) === null)).toEqual([])
  })

  test.each(LOBBIES)('$path leads to the lobby of $category', ({ path, category }) => {
    expect(lobbyOfPath(path)?.category).toBe(category)
  })
})
