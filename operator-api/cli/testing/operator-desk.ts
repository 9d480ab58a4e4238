import { randomBytes } from 'node:crypto'
import { PRODUCT_TERMS } from '@touchline/serving'
import { createMemberNotifications } from '../../src/platform/member-notifications'
import type { Database } from '../../src/storage'
import { openDatabase } from '../../src/storage/open-database'
import { type FreshDatabase, freshDatabase } from '../../src/testing/fresh-database'
import type { CommandContext } from '../command'
import { printed } from '../printed'
import { createProgram } from '../program'

/** An operator at a database of its own, in which the members of the sandbox are. */
export interface OperatorDesk {
  readonly context: CommandContext
  readonly fresh: FreshDatabase
  /** The answer of one command: typed with blanks between, or word by word. */
  run(typed: string | readonly string[], at?: Partial<CommandContext>): Promise<string>
  /** Ends it; the books and the audit must be whole. */
  close(): Promise<void>
}

/** The context of an operator in tests: a stopped clock, and a brand with two currencies. */
export const deskContext = (database: Database): CommandContext => ({
  database,
  now: () => 60_000,
  randomBytes,
  notifications: createMemberNotifications(),
  brands: { of: () => ({ ...PRODUCT_TERMS, currencies: ['MYR', 'USD'] }), all: () => new Map() },
  brand: 'touchline',
  actor: 'operator:test',
  readInput: async () => '',
  gameConnections: () => [],
  operatorClients: () => [],
})

/** The answer of one command. */
export async function runAt(context: CommandContext, typed: string | readonly string[]): Promise<string> {
  let answer = ''
  const program = createProgram(
    async (action) => {
      answer = printed(await action(context))
    },
    () => undefined,
  )
  await program.parseAsync(typeof typed === 'string' ? typed.split(' ') : [...typed], { from: 'user' })
  return answer
}

export async function operatorDesk(): Promise<OperatorDesk> {
  const fresh = await freshDatabase()
  const database = openDatabase(fresh.owner)
  const context = deskContext(database)
  return {
    context,
    fresh,
    run: (typed, at = {}) => runAt({ ...context, ...at }, typed),
    close: async () => {
      await database.close()
      expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
      expect(await fresh.asOwner('SELECT * FROM audit_breach')).toEqual([])
      await fresh.close()
    },
  }
}
