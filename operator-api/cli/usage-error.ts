/** The command cannot be done as it was typed; the message has the reason. */
export class UsageError extends Error {}
