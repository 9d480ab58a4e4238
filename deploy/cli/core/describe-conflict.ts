import type { AuditEntry } from '@touchline/contracts/release'
import type { Identity, ReleaseClient } from '../service/release-client'
import { describeChange } from './describe-change'

const MOST_ENTRIES = 50

/** Who came first and what they changed, from the history between the two revisions. */
export async function describeConflict(
  client: ReleaseClient,
  identity: Identity,
  expected: number,
  revision: number,
): Promise<{ message: string; entries: AuditEntry[] }> {
  const newest = await client.history(identity, MOST_ENTRIES).catch(() => [])
  const entries = newest.filter((entry) => entry.revision > expected && entry.revision <= revision)
  const changes = entries
    .toReversed()
    .map(
      (entry) =>
        `${entry.actor} ${describeChange(entry.change)} (revision ${entry.revision}: ${entry.reason})`,
    )
  const who = changes.length > 0 ? changes.join('; ') : `somebody made revision ${revision}`
  return { message: `Another change came first: ${who}.`, entries }
}
