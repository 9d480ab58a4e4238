import { playSteps, type SteppedBet, type SteppedGame } from '@touchline/fair'
import * as v from 'valibot'
import type { GameEngine } from '../game-engine'

const SteppedBetSchema = v.looseObject({ stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })
const EXPIRE = { type: 'expire' }
const isExpiry = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === EXPIRE.type

/** A game of several actions. A round that nobody plays on ends as its rules say. */
export function steppedEngine(
  game: SteppedGame<never, never, never, object>,
  extra: Partial<GameEngine> = {},
): GameEngine {
  const played = (bet: unknown, actions: readonly unknown[], draws: Parameters<GameEngine['play']>[2]) =>
    playSteps(game as unknown as SteppedGame, bet as SteppedBet, actions, draws)
  return {
    movement: 'steps',
    stakeOf: (bet) => {
      const parsed = v.safeParse(SteppedBetSchema, bet)
      return parsed.success
        ? { ok: true, value: parsed.output.stake }
        : { ok: false, problem: 'invalidStake' }
    },
    play: (bet, actions, draws) => {
      const round = played(bet, actions, draws)
      if (!round.ok) return round
      const { win, stage, view, stake } = round.value
      const summary = view as object
      return { ok: true, value: { win, isClosed: stage === 'closed', view, summary, turnover: stake } }
    },
    // Only the server may end a round for its player.
    stamp: (action) => (isExpiry(action) ? null : action),
    abandon: () => [EXPIRE],
    ...extra,
  }
}
