import type { Game } from '@touchline/contracts/calls'

/** Whether a press on the tile opens the game, for money or for fun. */
export const canLaunch = ({ reason, state, has_demo }: Game): boolean =>
  reason === null || (state === 'open' && has_demo)
