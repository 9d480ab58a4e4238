import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'

export { groupCommit, isUnreachable } from './group-commit'
export { arrayLiteral, numbersLiteral, rowLiteral } from './row-literal'
export { shareReads } from './share-reads'

/** The database as modules see it: the role of the application, which can move money through functions alone. */
export interface Database {
  readonly pool: Pool
  /** For reads; a module names its tables with `reads.withTables<...>()`. */
  readonly reads: Kysely<object>
  /** Runs the work in one transaction; a throw rolls it back. */
  transaction<Result>(work: (tx: PoolClient) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
