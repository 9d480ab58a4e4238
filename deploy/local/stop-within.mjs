/** A part that is asked to end has this long for it, in milliseconds; then it is ended. */
export const STOP_WITHIN_MS = 12_000
