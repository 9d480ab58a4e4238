import { RANKS } from '../../fairness/cards'
import type { BigTimes } from '../money'
import {
  checkOpen,
  checkStakeOf,
  closed,
  isAboveMost,
  type SteppedBet,
  type SteppedGame,
  type SteppedState,
} from '../stepped-game'
import { passed, refused } from '../verdict'

export type HiLoGuess = 'hi' | 'lo' | 'same'
export type HiLoAction = { readonly type: 'guess'; readonly guess: HiLoGuess } | { readonly type: 'cash' }

export interface HiLoState extends SteppedState {
  /** Ranks 1–13 of the whole round; only the first `guesses.length + 1` are open. */
  readonly ranks: readonly number[]
  readonly guesses: readonly HiLoGuess[]
}

export interface HiLoView {
  readonly ranks: readonly number[]
  readonly guesses: readonly HiLoGuess[]
  /** Product of the multipliers so far, in hundredths, rounded down. */
  readonly times: number
}

const GUESSES_MAX = 20

/** Next ranks on which a guess wins. */
export function hiLoWays(rank: number, guess: HiLoGuess): number {
  if (guess === 'same') return 1
  return guess === 'hi' ? RANKS - rank : rank - 1
}

/** Returned × in hundredths: 0.97 ÷ chance, rounded down. 0 when it cannot win. */
export function hiLoTimes(rank: number, guess: HiLoGuess): number {
  const ways = hiLoWays(rank, guess)
  return ways === 0 ? 0 : Math.floor((97 * RANKS) / ways)
}

/** Each rank is int(13) + 1, ace 1 … king 13; an equal rank loses hi and lo. Wins multiply until they are cashed. */
export const hiLo: SteppedGame<SteppedBet, HiLoState, HiLoAction, HiLoView> = {
  kind: 'stepped',
  code: 'hi-lo',
  published: publishedReturns(),

  start(bet, draws) {
    const wrong = checkStakeOf(bet)
    if (wrong) return wrong
    const ranks = Array.from({ length: GUESSES_MAX + 1 }, () => draws.int(RANKS) + 1)
    return passed({ stage: 'open', stake: bet.stake, win: 0, ranks, guesses: [] })
  },

  act(state, action) {
    const wrong = checkOpen(state)
    if (wrong) return wrong
    if (action?.type === 'cash') {
      return state.guesses.length > 0 ? passed(closed(state, productOf(state))) : refused('invalidAction')
    }
    if (action?.type !== 'guess' || !isGuess(action.guess)) return refused('invalidAction')
    const rank = state.ranks[state.guesses.length] as number
    if (hiLoWays(rank, action.guess) === 0) return refused('invalidAction')
    const next = { ...state, guesses: [...state.guesses, action.guess] }
    if (!isRight(rank, action.guess, state.ranks[next.guesses.length] as number))
      return passed(closed(next, [0, 1]))
    const product = productOf(next)
    const isOver = isAboveMost(product) || next.guesses.length === GUESSES_MAX
    return passed(isOver ? closed(next, product) : next)
  },

  /** Without a guess the stake comes back; else the wins so far. */
  expire: (state) => (state.stage === 'open' ? closed(state, productOf(state)) : state),

  view(state) {
    const [n, d] = productOf(state)
    return {
      ranks: state.ranks.slice(0, state.guesses.length + 1),
      guesses: state.guesses,
      times: state.stage === 'closed' && state.win === 0 ? 0 : Number((n * 100n) / d),
    }
  },
}

const isGuess = (guess: unknown): guess is HiLoGuess => guess === 'hi' || guess === 'lo' || guess === 'same'

function isRight(rank: number, guess: HiLoGuess, next: number): boolean {
  if (guess === 'same') return next === rank
  return guess === 'hi' ? next > rank : next < rank
}

/** Product of all multipliers; only the amount is rounded. */
function productOf({ ranks, guesses }: HiLoState): BigTimes {
  let product = 1n
  for (const [index, guess] of guesses.entries()) product *= BigInt(hiLoTimes(ranks[index] as number, guess))
  return [product, 100n ** BigInt(guesses.length)]
}

function publishedReturns() {
  const ranks = Array.from({ length: RANKS }, (_, index) => index + 1)
  return ranks.flatMap((rank) =>
    (['hi', 'lo', 'same'] as const)
      .filter((guess) => hiLoWays(rank, guess) > 0)
      .map((guess) => ({
        bet: `${guess}:${rank}`,
        hundredths: Math.round((hiLoTimes(rank, guess) * hiLoWays(rank, guess) * 100) / RANKS),
      })),
  )
}
