import type { Platform } from '../../platform/module'
import { isUnreachable } from '../../storage'
import { type PostedSettlement, settlementsLiteral } from './settlement-literal'

export interface PostedOutcome {
  readonly bet_id: number
  /** Stale: another process has settled it by a later result. */
  readonly outcome: 'changed' | 'stale' | 'failed'
}

/** More than so many bad bets in one posting are not looked for at once: something may be wrong with all of them. */
const BAD_BETS_MOST = 20

export type PostingPlatform = Pick<Platform, 'database' | 'now' | 'randomBytes' | 'failpoint' | 'log'>

/**
 * Posts settlements in one transaction. A refused one delays no other: a failed posting is halved until the bad bet is alone,
 * as groups of placed bets are. After many bad ones all refused bets wait; the next time another bet goes first, so that none
 * waits behind bad ones for ever. Where the database is unavailable it throws.
 */
export async function postSettlements(
  { database, now, randomBytes, failpoint, log }: PostingPlatform,
  settlements: readonly PostedSettlement[],
): Promise<PostedOutcome[]> {
  await failpoint('settle:before')
  const outcomes: PostedOutcome[] = []
  let bad = 0
  // The group that is posted next is in the last place.
  const groups = [fromAnywhere(settlements, randomBytes)]
  for (let group = groups.pop(); group; group = groups.pop()) {
    try {
      const { rows } = await database.pool.query<PostedOutcome>('SELECT * FROM settle_bets($1, $2, $3)', [
        ...[settlementsLiteral(group), now(), 'system'],
      ])
      outcomes.push(...rows)
    } catch (error) {
      const [first, ...others] = group
      if (!first || isUnreachable(error)) throw error
      if (others.length > 0 && bad < BAD_BETS_MOST) {
        const middle = Math.ceil(group.length / 2)
        groups.push(group.slice(middle), group.slice(0, middle))
        continue
      }
      bad += 1
      log.error({ err: error, bet: first.bet_id, with: others.length }, 'settlement not posted')
      for (const { bet_id } of group) outcomes.push({ bet_id, outcome: 'failed' })
    }
  }
  await failpoint('settle:after')
  return outcomes
}

/** The same in the same order, beginning with any of them. */
function fromAnywhere<One>(all: readonly One[], randomBytes: Platform['randomBytes']): readonly One[] {
  const first = randomBytes(2).readUInt16BE() % Math.max(all.length, 1)
  return [...all.slice(first), ...all.slice(0, first)]
}
