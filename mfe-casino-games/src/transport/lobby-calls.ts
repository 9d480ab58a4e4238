import { type Game, type GameCategory, gameList } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import type { Provider } from '../domain/lobby-stage'

export interface Lobby {
  readonly providers: readonly Provider[]
  readonly games: readonly Game[]
}

/** Asks the games of a lobby; nobody throws, and the screen shows refusals itself. */
export type AskLobby = (category: GameCategory, signal: AbortSignal) => Promise<CallResult<Lobby>>

export const createAskLobby =
  (call: CallService): AskLobby =>
  (category, signal) =>
    call(gameList, { category }, { signal, quiet: true })
