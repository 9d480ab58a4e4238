/*
 * How long the word of the server on prices and limits counts, for selections and for combinations of them.
 */

/** What is older is asked for again before a bet leaves on it. */
export const MAX_AGE_MS = 10_000
/** What is older is renewed in passing, before a press has to wait for it. */
export const RENEW_AFTER_MS = 7000
/** Prices change in bursts; one question answers a burst. */
export const ASK_DELAY_MS = 400
