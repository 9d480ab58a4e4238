import { LOBBY_PATHS } from '../../shared/domain/lobby-paths'
import { activeLobby, offeredLobbies } from './lobbies'
import { lobbyAt } from './lobby-place'

const BRAND = {
  coming: [],
  products: [],
  lobbies: { '/casino100': { title: 'miniCasino', category: 'casino', provider: 'harbour-tables' } },
} as never

const activePath = (path: string, brand: never): string | undefined => {
  const place = lobbyAt(path, brand)
  return place ? activeLobby(offeredLobbies(brand, path), place)?.path : undefined
}

test.each([
  ['/slots', '/slots'],
  ['/slots5', '/slots'],
  ['/casino100', '/casino100'],
  ['/games', '/games'],
])('%s marks %s', (path, active) => {
  expect(activePath(path, BRAND)).toBe(active)
})

test.each(LOBBY_PATHS)('%s marks a lobby', (path) => {
  expect(activePath(path, BRAND)).toBeDefined()
})
