import type { Draws } from '../fairness/draws'
import { type BigTimes, isStake, MAX_TIMES, returnedFor, type Times } from './money'
import { type Outcome, refused } from './verdict'

/**
 * Fields of every stepped state. All of it is plain data, so that it survives a restart between two actions.
 */
export interface SteppedState {
  readonly stage: 'open' | 'closed'
  readonly stake: number
  /** Minor units that the round returns; 0 while it is open. */
  readonly win: number
}

export interface SteppedBet {
  /** Minor units. */
  readonly stake: number
}

/** A game of several actions. Everything random is drawn at the start; `view` hides it until it may be seen. */
export interface SteppedGame<
  GameBet extends SteppedBet = SteppedBet,
  State extends SteppedState = SteppedState,
  Action = unknown,
  View = unknown,
> {
  readonly kind: 'stepped'
  readonly code: string
  readonly published: readonly { readonly bet: string; readonly hundredths: number }[]
  start(bet: GameBet, draws: Draws): Outcome<State>
  act(state: State, action: Action): Outcome<State>
  /** The end of an abandoned round. */
  expire(state: State): State
  /** The part visible to the player. */
  view(state: State): View
}

export interface SteppedRound {
  readonly kind: 'stepped'
  readonly game: string
  readonly stake: number
  readonly win: number
  readonly stage: SteppedState['stage']
  /** The state at the start and after each action. */
  readonly states: readonly SteppedState[]
  readonly view: unknown
}

/** The end of a round that pays `times`, at most the largest win. */
export function closed<State extends SteppedState>(state: State, times: Times | BigTimes): State {
  const paid: Times | BigTimes = isAboveMost(times) ? [MAX_TIMES, 1] : times
  return { ...state, stage: 'closed', win: returnedFor(state.stake, paid) }
}

/** Whether a multiplier has reached the largest win. */
export function isAboveMost([numerator, denominator]: Times | BigTimes): boolean {
  return BigInt(numerator) >= BigInt(MAX_TIMES) * BigInt(denominator)
}

/** The stake of a new round, or its fault. */
export const checkStakeOf = ({ stake }: SteppedBet) => (isStake(stake) ? null : refused('invalidStake'))

/** An action on a closed round. */
export const checkOpen = ({ stage }: SteppedState) => (stage === 'open' ? null : refused('roundClosed'))

export function playSteps(
  game: SteppedGame,
  bet: SteppedBet,
  actions: readonly unknown[],
  draws: Draws,
): Outcome<SteppedRound> {
  const started = game.start(bet, draws)
  if (!started.ok) return started
  const states = [started.value]
  let state = started.value
  for (const action of actions) {
    const next = isExpiry(action) ? { ok: true as const, value: game.expire(state) } : game.act(state, action)
    if (!next.ok) return next
    state = next.value
    states.push(state)
  }
  const { stake, win, stage } = state
  return {
    ok: true,
    value: { kind: 'stepped', game: game.code, stake, win, stage, states, view: game.view(state) },
  }
}

/** In a list of actions: the round was abandoned here. */
const isExpiry = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'expire'
