/** The command was not written as it has to be; the message says how. */
export class UsageError extends Error {}

/** An argument that must be there. */
export function given(value: string | undefined, what: string): string {
  if (!value) throw new UsageError(`${what} is missing`)
  return value
}
