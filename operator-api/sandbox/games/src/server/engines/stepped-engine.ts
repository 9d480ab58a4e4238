import { playSteps, type SteppedBet, type SteppedGame } from '@touchline/fair'
import * as v from 'valibot'
import type { GameEngine } from '../game-engine'

const stake = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Fields of a bet and of an action that a page may set; further fields are dropped. */
export interface SteppedInput {
  readonly bet?: v.ObjectEntries
  readonly action?: v.ObjectEntries
  /** Fields that the game adds to a bet: the page cannot choose them. */
  readonly fixed?: object
}

const EXPIRE = { type: 'expire' }
const isExpiry = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === EXPIRE.type

/** A game of several actions. A round that nobody plays on ends as its rules say. */
export function steppedEngine(
  game: SteppedGame<never, never, never, object>,
  { bet: betFields = {}, action: actionFields = {}, fixed = {} }: SteppedInput = {},
  extra: Partial<GameEngine> = {},
): GameEngine {
  const Bet = v.object({ ...betFields, stake })
  const Action = v.object({ type: v.string(), ...actionFields })
  const played = (bet: unknown, actions: readonly unknown[], draws: Parameters<GameEngine['play']>[2]) =>
    playSteps(game as unknown as SteppedGame, bet as SteppedBet, actions, draws)
  return {
    movement: 'steps',
    stakeOf: (bet) => {
      const parsed = v.safeParse(Bet, bet)
      if (parsed.success) return { ok: true, value: (parsed.output as SteppedBet).stake }
      const isStake = parsed.issues.some((issue) => v.getDotPath(issue) === 'stake')
      return { ok: false, problem: isStake ? 'invalidStake' : 'invalidBet' }
    },
    betOf: (bet) => ({ ...v.parse(Bet, bet), ...fixed }),
    play: (bet, actions, draws) => {
      const round = played(bet, actions, draws)
      if (!round.ok) return round
      const { win, stage, view, stake } = round.value
      const summary = view as object
      return { ok: true, value: { win, isClosed: stage === 'closed', view, summary, turnover: stake } }
    },
    // Only the server may end a round for its player.
    stamp: (action) => {
      const parsed = v.safeParse(Action, action)
      return !parsed.success || isExpiry(parsed.output) ? null : parsed.output
    },
    abandon: () => [EXPIRE],
    ...extra,
  }
}
