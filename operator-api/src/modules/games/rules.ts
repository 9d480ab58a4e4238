import { createHash } from 'node:crypto'
import type { Game, GameMode, GameProvider } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { Currency } from '@touchline/contracts/limits'
import type { GameListing, ListedGame, ListedProvider, StakeBounds } from '../../platform/game-connection'
import { disabledCodeOf } from '../../platform/game-products'

/** A game of the catalogue. */
export interface CatalogueGame extends ListedGame {
  readonly connection: string
}

export interface CatalogueProvider extends ListedProvider {
  readonly connection: string
  readonly wallet: GameProvider['wallet']
}

/** The games of all connections, in the order in which they are configured. */
export interface Catalogue {
  readonly providers: ReadonlyMap<string, CatalogueProvider>
  readonly games: readonly CatalogueGame[]
}

export const EMPTY_CATALOGUE: Catalogue = { providers: new Map(), games: [] }

/** Where two connections list the same game, the first has it. */
export function joinCatalogues(
  listings: readonly (GameListing & Pick<CatalogueProvider, 'connection' | 'wallet'>)[],
): Catalogue {
  const providers = new Map<string, CatalogueProvider>()
  const games = new Map<string, CatalogueGame>()
  for (const { connection, wallet, ...listing } of listings) {
    for (const provider of listing.providers)
      if (!providers.has(provider.code)) providers.set(provider.code, { ...provider, connection, wallet })
    for (const game of listing.games) {
      const id = `${game.provider}/${game.game_code}`
      if (!games.has(id) && providers.has(game.provider)) games.set(id, { ...game, connection })
    }
  }
  return { providers, games: [...games.values()] }
}

/** The player, and the closed products of their brand. Times in epoch milliseconds. */
export interface Player {
  readonly currency: Currency
  readonly disabledProducts: readonly string[]
  readonly operatorType?: 1 | 2
  /** Until when each product of the brand is closed. */
  readonly closed: Readonly<Partial<Record<string, number>>>
}

export interface GameRefusal {
  readonly code: ErrorCode
  readonly until: number | null
}

type Availability = Pick<ListedGame, 'state' | 'until'> & Partial<Pick<CatalogueProvider, 'wallet'>>

const isClosed = ({ state, until }: Availability, now: number): boolean =>
  state === 'disabled' || (state === 'maintenance' && (until === null || until > now))

/** Why nobody, or not this player, may play a game for money now: the same in lists, at launches and for each bet. */
export function refusalOf(
  game: CatalogueGame,
  provider: Availability | undefined,
  { currency, disabledProducts, closed, operatorType }: Player,
  now: number,
): GameRefusal | null {
  const disabled = disabledCodeOf(game.category)
  if (disabled && disabledProducts.includes(game.category)) return { code: disabled, until: null }
  const closedUntil = closed[game.category]
  if (closedUntil !== undefined && closedUntil > now) return { code: 'game_maintenance', until: closedUntil }
  for (const part of [game, provider ?? GONE])
    if (isClosed(part, now)) return { code: 'game_maintenance', until: part.until }
  // Their money would be in two places: the operator's wallet is asked for each bet alone.
  if (operatorType === 2 && provider?.wallet === 'transfer') return { code: 'forbiddenAccess', until: null }
  return game.currencies.includes(currency) ? null : { code: 'currencyNotSupported', until: null }
}

const GONE: Availability = { state: 'disabled', until: null }

/** A game as a lobby shows it to a player. */
export function gameFor(
  game: CatalogueGame,
  provider: Availability | undefined,
  player: Player,
  now: number,
): Game {
  const { connection: _, limits, currencies, ...facts } = game
  const refusal = refusalOf(game, provider, player, now)
  const bounds = limits[player.currency]
  return {
    ...facts,
    currencies: [...currencies],
    min_bet: bounds?.min_bet ?? null,
    max_bet: bounds?.max_bet ?? null,
    state: stateOf(refusal),
    reason: refusal?.code ?? null,
    until: refusal?.until ?? null,
  }
}

function stateOf(refusal: GameRefusal | null): Game['state'] {
  if (!refusal) return 'open'
  return refusal.code === 'game_maintenance' ? 'maintenance' : 'disabled'
}

/** Version of an answer: another one as soon as anything in it differs. */
export const versionOf = (answer: object): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)

/** The bounds of one bet: those of the game within those of the member. Null where no stake fits. */
export function stakesOf(game: StakeBounds | undefined, member: StakeBounds | undefined): StakeBounds | null {
  if (!member) return game ?? null
  const min_bet = game?.min_bet ?? 0
  const max_bet = Math.min(game?.max_bet ?? Number.MAX_SAFE_INTEGER, member.max_bet)
  return min_bet <= max_bet ? { min_bet, max_bet } : null
}

/** Size of a game's own window. */
export const windowOf = (category: Game['category'], mode: GameMode, isUpright = false) =>
  isUpright
    ? { width: 480, height: 860 }
    : category === 'casino' && mode === 'real'
      ? { width: 1280, height: 800 }
      : { width: 1280, height: 760 }
