import * as v from 'valibot'
import { defineCall } from './define-call'

const int = v.pipe(v.number(), v.integer())

/** Lobbies by the product they belong to. */
export const GAME_CATEGORIES = ['slots', 'mini', 'fishing', 'casino', 'lottery', 'esports', 'others'] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

export const Game = v.object({
  game_id: v.string(),
  provider_id: v.string(),
  name: v.string(),
  category: v.picklist(GAME_CATEGORIES),
  /**
   * Two hues (degrees) and a seed: the tile draws itself when a provider gives no image. The motif names what is
   * drawn ("koi"); with none, or one the page does not know, the seed chooses.
   */
  art: v.object({
    image: v.nullable(v.string()),
    motif: v.optional(v.nullable(v.string()), null),
    hue: int,
    hue2: int,
    seed: int,
  }),
  badge: v.nullable(v.picklist(['new', 'hot'])),
  status: v.picklist(['open', 'maintenance', 'disabled']),
  /** When maintenance ends, epoch milliseconds. */
  until: v.nullable(v.number()),
  /** Hundredths of a percent, null when the provider does not say. */
  rtp: v.nullable(int),
  popularity: int,
})
export type Game = v.InferOutput<typeof Game>

/** Games of a lobby with their providers. Refused with the code of a disabled product. */
export const gameList = defineCall({
  name: 'gameList',
  path: '/GameList',
  request: v.object({ category: v.picklist(GAME_CATEGORIES) }),
  response: v.object({
    providers: v.array(v.object({ provider_id: v.string(), name: v.string(), games: int })),
    games: v.array(Game),
  }),
})
