import type { Platform } from '../src/module'

/** What a command works with. */
export interface Desk extends Pick<Platform, 'database' | 'now' | 'randomBytes' | 'mail'> {
  /** Who does it, for the audit. */
  readonly actor: string
}

/** Something an operator can do. */
export interface Command {
  /** One line for each form. */
  readonly usage: readonly string[]
  /** Does it; answers the line to print. */
  run(args: readonly string[], desk: Desk): Promise<string>
}

/** Writes down who did what. */
export async function audit(desk: Desk, action: string, subject: string, details: object): Promise<void> {
  const { database, now, actor } = desk
  await database.pool.query('SELECT append_audit($1, $2, $3, $4, $5)', [
    now(),
    actor,
    action,
    subject,
    JSON.stringify(details),
  ])
}
