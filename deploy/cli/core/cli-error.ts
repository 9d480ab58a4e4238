/** How a command ends. Documented in `touchline --help`; scripts rely on them. */
export const EXIT = {
  done: 0,
  unexpected: 1,
  usage: 2,
  unreachable: 3,
  forbidden: 4,
  conflict: 5,
  refused: 6,
  frozen: 7,
  unchecked: 8,
  unknown: 9,
} as const
export type ExitName = keyof typeof EXIT

/** The meaning of each exit code, for `--help`. */
export const EXIT_MEANINGS: Record<ExitName, string> = {
  done: 'done, or nothing to do',
  unexpected: 'something unexpected went wrong',
  usage: 'the command was written wrongly',
  unreachable: 'the release service, or something else that is needed, cannot be reached',
  forbidden: 'the token is missing, unknown, or lacks the role',
  conflict: 'somebody else changed the release first; nothing was changed',
  refused: 'the release service refused, and said why',
  frozen: 'releases are frozen; only a rollback goes through',
  unchecked: 'a check failed, or the version was not checked for this release',
  unknown: 'the answer was lost: it may have been done or not',
}

/** A command that cannot go on: one sentence what happened, one what to do. */
export class CliError extends Error {
  constructor(
    readonly exit: Exclude<ExitName, 'done'>,
    message: string,
    readonly advice: string,
    /** Facts for `--json`. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'CliError'
  }
}
