import { GAME_CATEGORIES, type GameCategory } from '@touchline/contracts/calls'
import type { CatalogueGame, GameCatalogueSource } from '../../src/modules/games'
import { maintenanceOf } from './maintenance-windows'
import type { NamedMotif } from './named-motif'
import { OTHER_NAMES } from './other-names'
import { SANDBOX_PROVIDERS } from './providers'
import { hashOf, seededRandom } from './seeded-random'
import { SLOT_NAMES } from './slot-names'

/** Stands in for the game providers: the same invented catalogue for the same seed, with windows that move on. */
export function createSandboxCatalogue(seed: number): GameCatalogueSource {
  const games = GAME_CATEGORIES.flatMap((category) => gamesOf(category, seed))
  const providers = SANDBOX_PROVIDERS.map(({ provider_id, name }) => ({ provider_id, name }))
  return {
    read: async (now) => ({
      providers,
      games: games.map((game) => ({ ...game, maintenance: maintenanceOf(game.game_id, now) })),
    }),
  }
}

function gamesOf(category: GameCategory, seed: number): CatalogueGame[] {
  const random = seededRandom(seed ^ hashOf(category))
  const makers = SANDBOX_PROVIDERS.filter((provider) => provider.categories.includes(category))
  const titles = titlesOf(category).flatMap(({ motif, hue, names }) =>
    names.map((name) => ({ motif, hue, name })),
  )
  return shuffled(titles, random).map((title, place) => {
    // Every maker gets a share before chance hands out the rest.
    const maker =
      makers[place < makers.length * 2 ? place % makers.length : Math.floor(random() * makers.length)]
    return gameOf(category, maker?.provider_id ?? '', title, random)
  })
}

const titlesOf = (category: GameCategory): readonly NamedMotif[] =>
  category === 'slots' ? SLOT_NAMES : OTHER_NAMES[category]

function gameOf(
  category: GameCategory,
  provider_id: string,
  { motif, hue: natural, name }: { motif: string; hue: number; name: string },
  random: () => number,
): CatalogueGame {
  const popularity = Math.floor(random() ** 3 * 100_000)
  return {
    game_id: `${category}-${slugOf(name)}`,
    provider_id,
    name,
    category,
    image: null,
    motif,
    // The ground keeps its distance from the thing that stands on it.
    hue: Math.floor(natural + 70 + random() * 220) % 360,
    hue2: Math.floor(natural + 348 + random() * 24) % 360,
    seed: Math.floor(random() * 1_000_000),
    badge: popularity > 84_000 ? 'hot' : random() < 0.08 ? 'new' : null,
    rtp: RETURNS_KNOWN.includes(category) ? 9_150 + Math.floor(random() * 600) : null,
    popularity,
    maintenance: null,
  }
}

/** Tables and draws publish no single return. */
const RETURNS_KNOWN: readonly GameCategory[] = ['slots', 'mini', 'fishing']

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
