import * as v from 'valibot'
import { CURRENCIES } from '../limits/currencies'
import { LANGUAGES } from '../limits/languages'
import { defineCall } from './define-call'
import { nameInput, textInput } from './input'

const int = v.pipe(v.number(), v.integer())
const minor = v.pipe(v.number(), v.safeInteger())

/** Lobbies by the product they belong to. */
export const GAME_CATEGORIES = ['slots', 'mini', 'fishing', 'casino', 'lottery', 'esports', 'others'] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

export const GAME_PLATFORMS = ['desktop', 'mobile'] as const
export type GamePlatform = (typeof GAME_PLATFORMS)[number]

export const GAME_MODES = ['real', 'demo'] as const
export type GameMode = (typeof GAME_MODES)[number]

/** Whether it can be launched now. */
const state = () => v.picklist(['open', 'maintenance', 'disabled'])

/** Drawn where a provider gives no image: a motif in two hues (degrees), varied by the seed. */
const art = () => v.object({ motif: v.nullable(v.string()), hue: int, hue2: int, seed: int })

export const GameProvider = v.object({
  code: v.string(),
  name: v.string(),
  kind: v.picklist(GAME_CATEGORIES),
  /** `transfer`: money is moved to the provider before play and back after it. */
  wallet: v.picklist(['seamless', 'transfer']),
  state: state(),
  /** When maintenance ends, epoch milliseconds; null when nobody knows. */
  until: v.nullable(v.number()),
})
export type GameProvider = v.InferOutput<typeof GameProvider>

export const Game = v.object({
  provider: v.string(),
  game_code: v.string(),
  name: v.string(),
  category: v.picklist(GAME_CATEGORIES),
  tags: v.array(v.string()),
  image: v.nullable(v.string()),
  /** Upright, 3 : 4. */
  image_34: v.nullable(v.string()),
  art: art(),
  /** Hundredths of a percent, null when the provider does not say. */
  rtp: v.nullable(int),
  volatility: v.nullable(v.picklist(['low', 'medium', 'high'])),
  /** In the currency of the request, minor units; null when the provider does not say. */
  min_bet: v.nullable(minor),
  max_bet: v.nullable(minor),
  /** Paylines or ways, null where a game has none. */
  lines: v.nullable(int),
  platforms: v.array(v.picklist(GAME_PLATFORMS)),
  currencies: v.array(v.string()),
  badge: v.nullable(v.picklist(['new', 'hot'])),
  state: state(),
  /** Code with which a real launch is rejected now; null when it can be played. */
  reason: v.nullable(v.string()),
  /** When maintenance ends, epoch milliseconds. */
  until: v.nullable(v.number()),
  has_demo: v.boolean(),
  has_lobby: v.boolean(),
  /** Place in the provider's order, from 1. */
  sort: int,
})
export type Game = v.InferOutput<typeof Game>

/** The key of a game in favourites, recents and addresses. */
export const gameIdOf = ({ provider, game_code }: Pick<Game, 'provider' | 'game_code'>): string =>
  `${provider}/${game_code}`

const providerInput = nameInput
const gameInput = textInput(128, 1)

/**
 * Games of a lobby, or of all, with their providers. Rejected with the code of the product when its category is disabled; in the
 * list of all such games have it as `reason`. `unchanged`: nothing differs from the `version` of the request, the lists are empty.
 */
export const gameList = defineCall({
  name: 'gameList',
  path: '/GameList',
  request: v.object({
    category: v.optional(v.picklist(GAME_CATEGORIES)),
    provider: v.optional(providerInput),
    platform: v.optional(v.picklist(GAME_PLATFORMS)),
    lang: v.optional(v.picklist(LANGUAGES)),
    /** The member's own unless given. */
    currency: v.optional(v.picklist(CURRENCIES)),
    version: v.optional(textInput(64)),
  }),
  response: v.object({
    version: v.string(),
    unchanged: v.boolean(),
    providers: v.array(GameProvider),
    games: v.array(Game),
  }),
})

const launchFields = () => ({
  provider: providerInput,
  game_code: gameInput,
  lang: v.optional(v.picklist(LANGUAGES), 'en'),
  platform: v.picklist(GAME_PLATFORMS),
  mode: v.picklist(GAME_MODES),
  table_id: v.optional(nameInput),
  /** Path of the page to which the game's exit leads. */
  return_url: v.optional(textInput(500)),
})

const launched = () =>
  v.object({
    /** A path of this origin; it opens the game once, until `expires_at`. */
    url: v.string(),
    launch_id: v.string(),
    /** Epoch milliseconds. */
    expires_at: v.number(),
    window: v.object({ width: int, height: int }),
  })

/**
 * Opens a game. Rejected with `game_maintenance`, the code of a disabled product, `currencyNotSupported`, `permission_denied`,
 * `requestLimit` (10 launches a minute), `SUSPEND` (demo stays open), `notFound` for a game that is not listed.
 */
export const launchGame = defineCall({
  name: 'launchGame',
  path: '/LaunchGame',
  request: v.object(launchFields()),
  response: launched(),
})

/** Opens a slot by the provider's line. */
export const osg = defineCall({
  name: 'osg',
  path: '/osg',
  request: v.object({
    ...launchFields(),
    line: v.optional(nameInput),
    orientation: v.optional(v.picklist(['portrait', 'landscape'])),
  }),
  response: launched(),
})

export const launchLottery = defineCall({
  name: 'launchLottery',
  path: '/LaunchLottery',
  request: v.object({
    product: v.picklist(['4d', '3d', '2d', 'keno']),
    draw_id: v.optional(nameInput),
    lang: v.optional(v.picklist(LANGUAGES), 'en'),
    platform: v.optional(v.picklist(GAME_PLATFORMS), 'desktop'),
    mode: v.optional(v.picklist(GAME_MODES), 'real'),
    return_url: v.optional(textInput(500)),
  }),
  response: launched(),
})

/** Jackpots that grow, in the member's currency unless another is named. */
export const prg = defineCall({
  name: 'prg',
  path: '/prg',
  request: v.object({ currency: v.optional(v.picklist(CURRENCIES)) }),
  response: v.object({
    jackpots: v.array(
      v.object({
        provider: v.string(),
        game_code: v.string(),
        name: v.string(),
        amount: minor,
        currency: v.string(),
        /** Time of the provider's message, epoch milliseconds. */
        at: v.number(),
      }),
    ),
  }),
})

/** The caller's games: ids of `gameIdOf`, the newest first. */
const marks = () => v.object({ favourites: v.array(v.string()), recents: v.array(v.string()) })
export type GameMarks = v.InferOutput<ReturnType<typeof marks>>

export const gameMarks = defineCall({
  name: 'gameMarks',
  path: '/gamemarks',
  request: v.object({}),
  response: marks(),
})

/** Adds a game to the favourites, or takes it off. Rejected with `fieldMaxValue` above 200 of them. */
export const gameFavourite = defineCall({
  name: 'gameFavourite',
  path: '/gamefavourite',
  request: v.object({ provider: providerInput, game_code: gameInput, on: v.boolean() }),
  response: marks(),
})
