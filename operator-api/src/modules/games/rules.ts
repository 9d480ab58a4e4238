import type { Game, GameCategory } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { DISABLED_CODE, type SwitchableProduct } from '@touchline/contracts/session'

/** Product that a lobby belongs to; null where no upline can switch it off. */
const PRODUCT_OF_CATEGORY: Record<GameCategory, SwitchableProduct | null> = {
  slots: null,
  fishing: null,
  others: null,
  casino: 'casino',
  lottery: 'lottery',
  mini: 'mini',
  esports: 'esports',
}

/** Code that refuses a lobby to a member whose upline has switched its product off; null when it is open. */
export function lobbyRefusal(category: GameCategory, disabledProducts: readonly string[]): ErrorCode | null {
  const product = PRODUCT_OF_CATEGORY[category]
  return product !== null && disabledProducts.includes(product) ? DISABLED_CODE[product] : null
}

/** What decides whether a game can be played. Times in epoch milliseconds. */
export interface Availability {
  enabled: boolean
  maintenance_from: number | null
  maintenance_until: number | null
}

/** Status of a game at this moment; a window includes its first millisecond and not its last. */
export function statusAt(game: Availability, now: number): Pick<Game, 'status' | 'until'> {
  if (!game.enabled) return { status: 'disabled', until: null }
  const { maintenance_from: from, maintenance_until: until } = game
  if (from === null || until === null || now < from || now >= until) return { status: 'open', until: null }
  return { status: 'maintenance', until }
}
