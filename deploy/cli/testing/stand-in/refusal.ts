/** An answer that is none: its status and reason. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly reason: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}
