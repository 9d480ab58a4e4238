import {
  type Game,
  type GamePlatform,
  type GameRound,
  gameList,
  gameResultEsports2,
  gameResultLiveCasino,
  gameResultSlots,
  launchGame,
  type RequestOf,
  type ResponseOf,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { bettingDay } from '@touchline/rules'

export type Launched = ResponseOf<typeof launchGame>

/** Name and limits of the game, and what its provider is called. */
export interface GameFacts {
  readonly game: Game
  readonly provider: string
}

export interface GameCalls {
  launch(request: RequestOf<typeof launchGame>): Promise<CallResult<Launched>>
  /** Null when no list names it. */
  facts(provider: string, gameCode: string): Promise<GameFacts | null>
  /** The newest rounds of a product, of the betting days since then; null when no answer came. */
  rounds(category: Game['category'], since: number): Promise<readonly GameRound[] | null>
}

/** More rounds than are played between two questions. */
const ROUNDS = { page: 1, page_size: 50 }

export function createGameCalls(
  { call, locale, brand, now }: Pick<HostServices, 'call' | 'locale' | 'brand' | 'now'>,
  platform: GamePlatform,
): GameCalls {
  const dayOf = (at: number) => bettingDay(at, brand.bettingDayStartHour).date
  return {
    launch: (request) => call(launchGame, request, { quiet: true, timeoutMs: 15_000 }),
    facts: async (provider, gameCode) => {
      const result = await call(gameList, { provider, platform, lang: locale.language() }, { quiet: true })
      if (result.kind !== 'ok') return null
      const game = result.data.games.find((one) => one.provider === provider && one.game_code === gameCode)
      const name = result.data.providers.find(({ code }) => code === provider)?.name
      return game ? { game, provider: name ?? '' } : null
    },
    rounds: async (category, since) => {
      const days = { from: dayOf(since), to: dayOf(now()) }
      const result = await call(resultsOf(category), { ...ROUNDS, ...days }, { quiet: true })
      return result.kind === 'ok' ? result.data.rows : null
    },
  }
}

function resultsOf(category: Game['category']) {
  if (category === 'casino') return gameResultLiveCasino
  return category === 'esports' ? gameResultEsports2 : gameResultSlots
}
