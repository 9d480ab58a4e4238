import type { Draws } from '../fairness/draws'
import { isStake, returnedFor, type Times } from './money'
import { type Outcome, passed, refused } from './verdict'

export interface Bet {
  /** Code of the bet with its numbers: `banker`, `straight:17`, `split:1-2`. */
  readonly bet: string
  /** Minor units. */
  readonly stake: number
}

/** A game of one step: the bets are placed, one result decides all of them. */
export interface TableGame<Result = unknown> {
  readonly kind: 'table'
  readonly code: string
  readonly maxBets: number
  readonly published: readonly PublishedReturn[]
  /** Whether bets of this code exist. */
  has(bet: string): boolean
  draw(draws: Draws, bets: readonly Bet[]): Result
  /** The return of a known bet. `index` is the place of the bet where each has a draw of its own. */
  times(bet: string, result: Result, index: number): Times
}

export interface PublishedReturn {
  /** Code of the bet, or the part of it before the colon where all numbers return the same. */
  readonly bet: string
  /** Hundredths of a percent that come back in the long run, rounded to the nearest. */
  readonly hundredths: number
}

export interface SettledBet extends Bet {
  /** Minor units that come back; the stake is part of it. */
  readonly win: number
  readonly outcome: 'won' | 'push' | 'partly' | 'lost'
}

export interface Settlement {
  readonly bets: readonly SettledBet[]
  readonly stake: number
  readonly win: number
}

export interface TableRound<Result = unknown> extends Settlement {
  readonly kind: 'table'
  readonly game: string
  readonly result: Result
}

export function checkBets(game: TableGame, bets: readonly Bet[]): Outcome<readonly Bet[]> {
  if (bets.length === 0) return refused('noBet')
  if (bets.length > game.maxBets) return refused('tooManyBets')
  if (bets.some(({ bet }) => typeof bet !== 'string' || !game.has(bet))) return refused('unknownBet')
  if (bets.some(({ stake }) => !isStake(stake))) return refused('invalidStake')
  return passed(bets)
}

/** Wins of checked bets. Each bet is rounded by itself. */
export function settleBets<Result>(
  game: TableGame<Result>,
  bets: readonly Bet[],
  result: Result,
): Settlement {
  const settled = bets.map(({ bet, stake }, index): SettledBet => {
    const times = game.times(bet, result, index)
    return { bet, stake, win: returnedFor(stake, times), outcome: outcomeOf(times) }
  })
  return {
    bets: settled,
    stake: settled.reduce((sum, { stake }) => sum + stake, 0),
    win: settled.reduce((sum, { win }) => sum + win, 0),
  }
}

export function playTable<Result>(
  game: TableGame<Result>,
  bets: readonly Bet[],
  draws: Draws,
): Outcome<TableRound<Result>> {
  const checked = checkBets(game, bets)
  if (!checked.ok) return checked
  const result = game.draw(draws, bets)
  return passed({ kind: 'table', game: game.code, result, ...settleBets(game, bets, result) })
}

/** The published return of a bet, by its whole code or by the part before the colon. */
export function publishedReturn(game: TableGame, bet: string): number | null {
  const [kind] = bet.split(':')
  const found =
    game.published.find((entry) => entry.bet === bet) ?? game.published.find((entry) => entry.bet === kind)
  return found?.hundredths ?? null
}

function outcomeOf([numerator, denominator]: Times): SettledBet['outcome'] {
  if (numerator === 0) return 'lost'
  if (numerator === denominator) return 'push'
  return numerator < denominator ? 'partly' : 'won'
}

/** Bets with one fixed code each: what a result makes of them. */
export type BetTable<Result> = Readonly<Record<string, (result: Result) => Times>>
