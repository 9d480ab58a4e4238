import { createHash } from 'node:crypto'
import type { Limits } from '../../api'
import type { GameEngine } from '../game-engine'
import { CURRENCIES, limitsIn } from './currency-units'
import type { GameEntry } from './game-entry'
import { PROVIDERS } from './providers'
import { SLOT_GAMES } from './slot-games'
import { STEPPED_GAMES } from './stepped-games'
import { TABLE_GAMES } from './table-games'

const GAMES: readonly GameEntry[] = [...SLOT_GAMES, ...TABLE_GAMES, ...STEPPED_GAMES]
const BY_CODE = new Map(GAMES.map((game) => [game.facts.game_code, game]))

export interface FoundGame extends GameEntry {
  limitsIn(currency: string): Limits | null
}

export function gameOf(code: string): FoundGame | null {
  const game = BY_CODE.get(code)
  return game
    ? { ...game, limitsIn: (currency) => limitsIn(currency, game.stakeKind, game.stakeUnits) }
    : null
}

export const kindOf = (code: string): string => BY_CODE.get(code)?.facts.kind ?? ''

export function engineOf(code: string): GameEngine {
  const game = BY_CODE.get(code)
  if (!game) throw new Error(`No game ${code}`)
  return game.engine
}

/** Providers and games as the operator lists them. */
export function gameList(currency = 'MYR') {
  const games = GAMES.map((game, index) => rowOf(game, index, currency))
  const providers = PROVIDERS.map((provider) => ({
    ...provider,
    wallet: 'seamless',
    state: 'open',
    until: null,
  }))
  const version = createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 16)
  return { version, providers, games }
}

function rowOf(game: GameEntry, index: number, currency: string) {
  const limits = limitsIn(currency, game.stakeKind, game.stakeUnits)
  const { game_code, name, rtp } = game.facts
  return {
    provider: game.provider,
    game_code,
    name,
    category: game.category,
    tags: game.tags,
    image: null,
    image_34: null,
    art: game.art,
    rtp,
    volatility: game.volatility,
    min_bet: limits?.min_bet ?? null,
    max_bet: limits?.max_bet ?? null,
    lines: game.lines,
    platforms: ['desktop', 'mobile'],
    currencies: CURRENCIES,
    badge: game.badge,
    state: 'open',
    reason: null,
    until: null,
    has_demo: true,
    has_lobby: false,
    sort: index + 1,
  }
}
