/** What was asked for cannot be done as it was written; the message says why. */
export class UsageError extends Error {}
