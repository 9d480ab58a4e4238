/** Why a bet, an action or a round cannot be played. */
export type Problem =
  | 'unknownGame'
  | 'unknownBet'
  | 'noBet'
  | 'tooManyBets'
  | 'invalidStake'
  | 'invalidBet'
  | 'invalidAction'
  | 'roundClosed'
  | 'roundOpen'
  | 'invalidSeed'
  | 'invalidClientSeed'
  | 'invalidNonce'

export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal
export interface Refusal {
  readonly ok: false
  readonly problem: Problem
}

export const passed = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (problem: Problem): Refusal => ({ ok: false, problem })
