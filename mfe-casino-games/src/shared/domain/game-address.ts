import { GAME_MODES, type Game, type GameMode } from '@touchline/contracts/calls'
import { defineAddress, oneOf, text } from '@touchline/screens/address'

/** The page on which a game is played. */
export const GAME_PAGE = defineAddress('/game', {
  provider: text({ maxLength: 64 }),
  game: text({ maxLength: 128 }),
  mode: oneOf(GAME_MODES),
  /** Path of the lobby to which the exit leads. */
  from: text({ maxLength: 40 }),
})

/** Address at which a game is played. */
export const gamePath = (
  { provider, game_code }: Pick<Game, 'provider' | 'game_code'>,
  mode: GameMode,
  from: string,
): string => GAME_PAGE.pathOf({ provider, game: game_code, mode, from })
