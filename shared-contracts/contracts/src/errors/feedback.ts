/**
 * How a code is shown to players: `logout` a dialog, and the session ends; `logged` only logged, a dialog on
 * request; `network` the network state becomes failed; `notice` a Notice dialog; `dialog` an error dialog;
 * `warning` dialog or warning, as the caller chooses; `silent` nothing; `success` a toast; `field` beside its
 * field if the caller is quiet, else an error dialog.
 */
export const FEEDBACK = [
  'logout',
  'logged',
  'network',
  'notice',
  'dialog',
  'warning',
  'silent',
  'success',
  'field',
] as const
export type Feedback = (typeof FEEDBACK)[number]

/**
 * The meaning of a refused bet. `edit`: the player can change something and press again. `uncertain`: the bet
 * may have been placed, so it is looked up by its key. `final`: it was not placed.
 */
export type RefusalMeaning = 'edit' | 'uncertain' | 'final'

/** A field of a form, by its meaning. */
export type ErrorField =
  | 'username'
  | 'password'
  | 'nickname'
  | 'token'
  | 'stake'
  | 'pin'
  | 'league'
  | 'match'
  | 'terms'

/** The facts of a code. */
export interface ErrorRow {
  readonly shown: Feedback
  /** Where it belongs on a form that has this field. */
  readonly field?: ErrorField
  /** Its meaning as the answer to a bet; `final` by default. */
  readonly afterBet?: Exclude<RefusalMeaning, 'final'>
  /** A server broke down, or an answer is not what the contract says: counts for the version that asked. */
  readonly broke?: true
}
