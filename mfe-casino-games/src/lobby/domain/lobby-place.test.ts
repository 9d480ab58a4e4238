import { LOBBY_PATHS } from '../../shared/domain/lobby-paths'
import { lobbyAt } from './lobby-place'

const BRAND = {
  lobbies: {
    '/casino100': { title: 'miniCasino', category: 'casino', provider: 'harbour-tables' },
    '/others1': { title: 'poker', tag: 'poker' },
  },
} as const

describe('the lobby of an address', () => {
  test.each([
    ['/games', 'home', null, null, null],
    ['/slots', 'slots', 'slots', null, null],
    ['/slots/', 'slots', 'slots', null, null],
    ['/slots2', 'slots', 'slots', 2, null],
    ['/slots15', 'slots', 'slots', 15, null],
    ['/minigame', 'mini', 'mini', null, null],
    ['/fishing', 'fishing', 'fishing', null, null],
    ['/casino', 'casino', 'casino', null, null],
    ['/casino100', 'miniCasino', 'casino', 'harbour-tables', null],
    ['/w4d', 'lottery', 'lottery', null, null],
    ['/esports2', 'esports', 'esports', null, null],
    ['/others', 'others', 'others', null, null],
    ['/others1', 'poker', null, null, 'poker'],
  ])('%s is %s of %s with provider %s and tag %s', (path, title, category, provider, tag) => {
    expect(lobbyAt(path, BRAND)).toMatchObject({ title, category, provider, tag })
  })

  test('is its product where the brand names none', () => {
    expect(lobbyAt('/casino100')).toMatchObject({ title: 'casino', category: 'casino', provider: null })
  })

  test.each(['/slots10', '/desktop', '/', '/slots2/x', '/constructor', '/game', '/fair'])(
    '%s is not a lobby',
    (path) => {
      expect(lobbyAt(path, BRAND)).toBeNull()
    },
  )

  test('is known for every lobby path', () => {
    expect(LOBBY_PATHS).toHaveLength(23)
    expect(LOBBY_PATHS.filter((path) => lobbyAt(path) === null)).toEqual([])
  })
})
