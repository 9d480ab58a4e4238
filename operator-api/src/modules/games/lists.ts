import type { gameList, RequestOf, ResponseOf } from '@touchline/contracts/calls'
import { disabledCodeOf } from '../../platform/game-products'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { Catalogue } from './rules'
import { gameFor, type Player, versionOf } from './rules'

type Asked = RequestOf<typeof gameList>

/** The games that a call asks for, as this player sees them. */
export function listGames(
  { providers, games }: Catalogue,
  { category, provider, platform, currency, version }: Asked,
  player: Player,
  now: number,
): ResponseOf<typeof gameList> | Refusal {
  const disabled = category && disabledCodeOf(category)
  if (disabled && player.disabledProducts.includes(category)) return refuse(disabled)
  const viewer = currency ? { ...player, currency } : player
  const places = new Map([...providers.keys()].map((code, n) => [code, n]))
  const placeOf = (code: string) => places.get(code) ?? places.size
  const listed = games
    .filter((game) => category === undefined || game.category === category)
    .filter((game) => provider === undefined || game.provider === provider)
    .filter((game) => platform === undefined || game.platforms.includes(platform))
    .map((game) => gameFor(game, providers.get(game.provider), viewer, now))
    .sort((a, b) => placeOf(a.provider) - placeOf(b.provider) || a.sort - b.sort)
  const named = new Set(listed.map((game) => game.provider))
  const answer = {
    providers: [...providers.values()]
      .filter(({ code }) => named.has(code))
      .map(({ code, name, kind, wallet, state, until }) => ({ code, name, kind, wallet, state, until })),
    games: listed,
  }
  const current = versionOf(answer)
  if (version === current) return { version: current, unchanged: true, providers: [], games: [] }
  return { version: current, unchanged: false, ...answer }
}
