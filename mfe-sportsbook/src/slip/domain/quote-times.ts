/*
 * How long the word of the server on prices and limits counts, for selections and for combinations of them.
 */

/** An older quote is renewed before a bet uses it. */
export const MAX_AGE_MS = 10_000
/** An older quote is renewed in the background, so that no press waits for it. */
export const RENEW_AFTER_MS = 7000
/** Prices change in bursts; one question answers a burst. */
export const ASK_DELAY_MS = 400
