import {
  type Game,
  type GameCategory,
  type GamePlatform,
  type GameProvider,
  gameList,
} from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'

export interface Lobby {
  readonly version: string
  readonly providers: readonly GameProvider[]
  readonly games: readonly Game[]
}

export interface LobbyQuestion {
  /** Null for all products. */
  readonly category: GameCategory | null
  readonly platform: GamePlatform
  readonly language: () => Language
}

/** Asks the games of a lobby; the answer before is kept while nothing has changed. The screen shows refusals itself. */
export function askLobby({ category, platform, language }: LobbyQuestion) {
  let known: { readonly lobby: Lobby; readonly lang: Language } | null = null
  return (call: CallService) =>
    async (_: object, signal: AbortSignal): Promise<CallResult<Lobby>> => {
      const lang = language()
      const before = known?.lang === lang ? known.lobby : null
      const request = {
        platform,
        lang,
        ...(category && { category }),
        ...(before && { version: before.version }),
      }
      const result = await call(gameList, request, { signal, quiet: true })
      if (result.kind !== 'ok') return result
      const { unchanged, ...lobby } = result.data
      const data = unchanged && before ? before : lobby
      known = { lobby: data, lang }
      return { kind: 'ok', data }
    }
}
