import type { Platform } from '../../../platform/module'
import { isUnreachable } from '../../../storage'
import { type PostedSettlement, settlementsLiteral } from './settlement-literal'

export interface PostedOutcome {
  readonly bet_id: number
  /** Stale: another process has settled it by a later result. */
  readonly outcome: 'changed' | 'stale' | 'failed'
}

/** More than so many bad bets in one posting are no fault of theirs. */
const BAD_BETS_MOST = 20

/**
 * Posts settlements in one transaction. One that the database refuses keeps no other waiting: a posting that fails is halved until
 * the bad bet stands alone, as groups of placed bets are. Where the database is away, or refuses one after another, it throws.
 */
export async function postSettlements(
  { database, now, failpoint, log }: Pick<Platform, 'database' | 'now' | 'failpoint' | 'log'>,
  settlements: readonly PostedSettlement[],
): Promise<PostedOutcome[]> {
  await failpoint('settle:before')
  const outcomes: PostedOutcome[] = []
  let bad = 0
  // The first settlement is in the last place: what came first is posted first.
  const groups = [settlements]
  for (let group = groups.pop(); group; group = groups.pop()) {
    try {
      const { rows } = await database.pool.query<PostedOutcome>('SELECT * FROM settle_bets($1, $2, $3)', [
        ...[settlementsLiteral(group), now(), 'system'],
      ])
      outcomes.push(...rows)
    } catch (error) {
      const [first, ...others] = group
      if (!first || isUnreachable(error)) throw error
      if (others.length > 0) {
        const middle = Math.ceil(group.length / 2)
        groups.push(group.slice(middle), group.slice(0, middle))
        continue
      }
      bad += 1
      if (bad > BAD_BETS_MOST) throw error
      log.error({ err: error, bet: first.bet_id }, 'settlement not posted')
      outcomes.push({ bet_id: first.bet_id, outcome: 'failed' })
    }
  }
  await failpoint('settle:after')
  return outcomes
}
