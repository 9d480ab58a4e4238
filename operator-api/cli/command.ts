import type { PoolClient } from 'pg'
import { createUplines, type Member, memberId } from '../src/modules/uplines'
import type { OperatorClient } from '../src/modules/wallet'
import type { GameConnection } from '../src/platform/game-connection'
import type { Platform } from '../src/platform/module'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

/** The environment of a command. */
export interface CommandContext
  extends Pick<Platform, 'database' | 'now' | 'randomBytes' | 'notifications' | 'brands'> {
  /** Providers of games as this installation has them. */
  readonly gameConnections: () => readonly GameConnection[]
  /** Operators that keep wallets, as this installation has them. */
  readonly operatorClients: () => readonly OperatorClient[]
  /** The brand of the named members. */
  readonly brand: string
  /** The operator, for the audit. */
  readonly actor: string
  /** All that comes by standard input. */
  readonly readInput: () => Promise<string>
}

/** Carries out a command, and prints its answer. */
export type Run = (action: (context: CommandContext) => Promise<string>) => Promise<void>

/** The id of the member that an operator names; names are within the brand of the command. */
export function memberNamed(name: string, { brand }: CommandContext): string {
  const id = memberId(brand, name.toLowerCase())
  if (id === null) throw new UsageError(`${quoted(name)} is not the name of a member`)
  return id
}

/** The member that an operator names, or null. */
export const findMember = (name: string, context: CommandContext): Promise<Member | null> =>
  createUplines(context.database, context.brands).byId(memberNamed(name, context))

/** @throws UsageError when the brand has no such member */
export async function existingMember(name: string, context: CommandContext): Promise<Member> {
  const member = await findMember(name, context)
  if (!member) throw new UsageError(`No member ${quoted(name)} in ${context.brand}`)
  return member
}

/**
 * Makes a change and records its operator, or does neither. The details are read after the change, which may add
 * to them.
 */
export const writtenDown = <Result>(
  { database, now, actor }: CommandContext,
  action: string,
  subject: string,
  details: object,
  change: (tx: PoolClient) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const result = await change(tx)
    await tx.query('SELECT append_audit($1, $2, $3, $4, $5)', [
      now(),
      actor,
      action,
      subject,
      JSON.stringify(details),
    ])
    return result
  })
