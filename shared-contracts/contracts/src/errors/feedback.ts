/**
 * What a player sees of a code:
 * `logout` a warning (an error dialog when already out) and the session ends; `logged` only logged, a dialog when
 * asked for; `network` the network state becomes failed; `notice` a Notice dialog; `dialog` an error dialog;
 * `warning` dialog or warning, as the caller says; `silent` nothing; `success` a toast; `field` next to the field it is about.
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
