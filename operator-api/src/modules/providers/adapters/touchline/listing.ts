import { GAME_CATEGORIES, GAME_PLATFORMS, textInput, wholeInput } from '@touchline/contracts/calls'
import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import * as v from 'valibot'
import type {
  GameListing,
  ListedGame,
  ListedJackpot,
  ListedProvider,
} from '../../../../platform/game-connection'

const state = v.fallback(v.picklist(['open', 'maintenance', 'disabled']), 'disabled')
const until = v.fallback(v.nullable(v.number()), null)
const category = v.picklist(GAME_CATEGORIES)
/** A path of ours or an address of the provider's; anything else is no picture. */
const image = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^(https:\/\/|\/)/), v.maxLength(500))), null)
const hue = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)), 0)

const Provider = v.object({ code: textInput(64, 1), name: textInput(100, 1), kind: category, state, until })

const Game = v.object({
  provider: textInput(64, 1),
  game_code: textInput(128, 1),
  name: textInput(100, 1),
  category,
  tags: v.fallback(v.pipe(v.array(textInput(32)), v.maxLength(30)), []),
  image,
  image_34: image,
  art: v.fallback(
    v.nullable(
      v.object({
        motif: v.fallback(v.nullable(textInput(40)), null),
        hue,
        hue2: hue,
        seed: v.fallback(wholeInput(), 0),
      }),
    ),
    null,
  ),
  /** Percent. */
  rtp: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(100))), null),
  volatility: v.fallback(v.nullable(v.picklist(['low', 'medium', 'high'])), null),
  min_bet: v.fallback(v.nullable(wholeInput()), null),
  max_bet: v.fallback(v.nullable(wholeInput()), null),
  lines: v.fallback(v.nullable(wholeInput()), null),
  platforms: v.fallback(v.array(v.picklist(GAME_PLATFORMS)), [...GAME_PLATFORMS]),
  currencies: v.array(v.string()),
  badge: v.fallback(v.nullable(v.picklist(['new', 'hot'])), null),
  state,
  until,
  has_demo: v.fallback(v.boolean(), false),
  has_lobby: v.fallback(v.boolean(), false),
  sort: v.fallback(wholeInput(), 0),
})

const Answer = v.object({ status: v.literal(1), providers: v.array(Provider), games: v.array(v.unknown()) })

/** An answer of `/GameList`, with limits in one currency; null when it is invalid. A malformed game is omitted. */
export function readTouchlineListing(
  json: unknown,
  currency: Currency,
  offered: readonly Currency[],
): { readonly providers: ListedProvider[]; readonly games: ListedGame[] } | null {
  const answer = v.safeParse(Answer, json)
  if (!answer.success) return null
  const games = answer.output.games.flatMap((given) => {
    const game = v.safeParse(Game, given)
    if (!game.success) return []
    const { min_bet, max_bet, rtp, art, currencies, ...facts } = game.output
    const limits = min_bet !== null && max_bet !== null ? { [currency]: { min_bet, max_bet } } : {}
    return [
      {
        ...facts,
        art: art ?? { motif: null, ...artOf(facts.game_code) },
        rtp: rtp === null ? null : Math.round(rtp * 100),
        currencies: offered.filter((one) => currencies.includes(one)),
        limits,
      },
    ]
  })
  return { providers: answer.output.providers, games }
}

const Jackpot = v.object({
  provider: textInput(64, 1),
  game_code: textInput(128, 1),
  name: textInput(100, 1),
  amount: wholeInput(),
  currency: v.picklist(CURRENCIES),
})

const JackpotsAnswer = v.object({ status: v.literal(1), jackpots: v.array(v.unknown()) })

/** The answer of `/Jackpots` in the offered currencies; null when it is invalid. */
export function readTouchlineJackpots(json: unknown, offered: readonly Currency[]): ListedJackpot[] | null {
  const answer = v.safeParse(JackpotsAnswer, json)
  if (!answer.success) return null
  return answer.output.jackpots.flatMap((given) => {
    const jackpot = v.safeParse(Jackpot, given)
    return jackpot.success && offered.includes(jackpot.output.currency) ? [jackpot.output] : []
  })
}

/** Hues of a game that names none: the same for the same name. */
export function artOf(name: string): { hue: number; hue2: number; seed: number } {
  let seed = 7
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return { hue: seed % 360, hue2: (seed * 7 + 120) % 360, seed }
}

/** Listings in several currencies as one: they differ in limits alone. */
export function joinListings(listings: readonly GameListing[]): GameListing {
  const [first, ...others] = listings
  if (!first) return { providers: [], games: [] }
  const games = new Map(first.games.map((game) => [game.game_code, game]))
  for (const { games: more } of others)
    for (const game of more) {
      const known = games.get(game.game_code)
      if (known) games.set(game.game_code, { ...known, limits: { ...known.limits, ...game.limits } })
    }
  return { providers: first.providers, games: [...games.values()] }
}
