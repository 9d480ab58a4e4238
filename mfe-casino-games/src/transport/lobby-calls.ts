import { type Game, type GameCategory, gameList } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'

export interface Provider {
  readonly provider_id: string
  readonly name: string
  readonly games: number
}

export interface Lobby {
  readonly providers: readonly Provider[]
  readonly games: readonly Game[]
}

/** Asks the games of a lobby; nobody throws, and the screen shows refusals itself. */
export const askLobby =
  (category: GameCategory) =>
  (call: CallService) =>
  (_: object, signal: AbortSignal): Promise<CallResult<Lobby>> =>
    call(gameList, { category }, { signal, quiet: true })
