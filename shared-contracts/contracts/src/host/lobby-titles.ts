import { GAME_CATEGORIES } from '../calls/games-calls'

/** The name of a lobby: after its product, or after a section of the games. */
export const LOBBY_TITLES = [...GAME_CATEGORIES, 'home', 'miniCasino', 'poker'] as const
export type LobbyTitle = (typeof LOBBY_TITLES)[number]
