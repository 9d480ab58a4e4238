import { userInfo } from 'node:os'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u

/** The actor, for the audit: TOUCHLINE_OPERATOR, for people who share a user of the system, else that user. */
export function operatorName(env: Readonly<Record<string, string | undefined>>): string {
  const name = env.TOUCHLINE_OPERATOR?.trim() ?? ''
  if (name === '') return userName()
  if (NAME.test(name)) return name
  throw new UsageError(
    `TOUCHLINE_OPERATOR is ${quoted(name)}: letters, digits, spaces and . _ @ - make a name`,
  )
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number without a name.
    return `user-${process.getuid?.() ?? 'unknown'}`
  }
}
