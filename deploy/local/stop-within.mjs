/** A part that is told to end has this long for it, in milliseconds; then it is ended. */
export const STOP_WITHIN_MS = 12_000
