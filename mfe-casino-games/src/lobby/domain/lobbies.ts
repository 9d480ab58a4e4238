import { type BrandView, isPlayable } from '@touchline/contracts/host'
import { type LobbyPlace, lobbyAt } from './lobby-place'

/** Lobbies in the order in which they are offered. Others are reached by the provider tabs. */
const OFFERED = ['/games', '/slots', '/casino', '/minigame', '/fishing', '/others', '/esports2', '/w4d']
/** Offered where the brand says what they are for. */
const OF_BRANDS = ['/casino100', '/others1']

/** Lobbies whose games members of the brand can play, and the one on the page. */
export function offeredLobbies(
  brand: Pick<BrandView, 'lobbies' | 'coming'>,
  current: string,
): readonly LobbyPlace[] {
  const paths = [...OFFERED, ...OF_BRANDS.filter((path) => brand.lobbies?.[path])]
  return paths.flatMap((path) => {
    const place = lobbyAt(path, brand)
    const isOffered =
      place && (place.category === null || isPlayable(brand, place.category) || path === current)
    return isOffered ? [place] : []
  })
}

/** The offered lobby that is marked on a page: itself, else the one of its title, else that of its product. */
export function activeLobby(offered: readonly LobbyPlace[], current: LobbyPlace): LobbyPlace | undefined {
  return (
    offered.find(({ path }) => path === current.path) ??
    offered.find(({ title }) => title === current.title) ??
    offered.find(({ category, tag }) => category === current.category && tag === null)
  )
}
