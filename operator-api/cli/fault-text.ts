import { DatabaseError } from 'pg'

/** Faults of the database, by their codes, in words for the operator. */
const BY_CODE: Record<string, string> = {
  '23505': 'Something of this name is there already, or was made at the same moment',
  '23503': 'Something else still refers to it',
  '28P01': 'The database does not accept the password of DATABASE_URL',
  '28000': 'The database does not let the user of DATABASE_URL in',
  '3D000': 'There is no database of the name in DATABASE_URL',
  '40001': 'Something else changed the same at this moment: give the command again',
  '40P01': 'Something else changed the same at this moment: give the command again',
  '42501': 'The user of DATABASE_URL is not the owner of the database, and may not do this',
  '42P01': 'The database is not that of this version: start the server of this version once',
  '42703': 'The database is not that of this version: start the server of this version once',
  '53300': 'The database has no connection left: try again',
  '57P03': 'The database is starting or stopping: try again',
}
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT', 'ECONNRESET']

/** Of a socket, and of a name that is looked up; a file that is missing is something else. */
const REACHING = ['connect', 'getaddrinfo', 'read']

/** Fields of a fault besides its message. */
interface Fault {
  readonly message?: unknown
  readonly name?: unknown
  readonly code?: unknown
  readonly syscall?: unknown
  /** A name with several addresses fails with all of them. */
  readonly errors?: readonly unknown[]
}

/** One sentence for a fault that no command has foreseen: never empty, and without the statement that failed. */
export function faultText(fault: unknown): string {
  if (typeof fault !== 'object' || fault === null) return String(fault)
  if (fault instanceof DatabaseError) return databaseText(fault)
  const { message, name, code, syscall, errors } = fault as Fault
  if (errors?.length) return faultText(errors[0])
  if (typeof code === 'string' && NOT_REACHED.includes(code) && REACHING.includes(String(syscall)))
    return `The database is not reached (${code}): look at DATABASE_URL, and whether it runs`
  return String(message || name || fault)
}

function databaseText({ code = '', table, constraint }: DatabaseError): string {
  const where = [table, constraint].filter(Boolean).join(', ')
  return `${BY_CODE[code] ?? 'The database refused it'}; nothing was changed (${[code, where].filter(Boolean).join(': ')})`
}
