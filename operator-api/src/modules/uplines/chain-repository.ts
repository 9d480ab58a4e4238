import type { Database } from '../../storage'
import type { Member, MemberLimit } from './member'
import { narrowLimits, type OwnLimits } from './narrow-limits'

interface ChainRow {
  id: string
  level: string
  position_percent: number
  commission_rate: number
}
interface LimitRow {
  owner: string
  key: string
  min_bet: number
  max_bet: number
  max_payout: number
  max_per_match: number
}

/** What a member's chain says about a bet. */
export interface BetTerms {
  /** Row of `terms` that the bet refers to: the chain's shares and rates as they stand now. */
  readonly termsId: number
  readonly limits: ReadonlyMap<string, MemberLimit>
}

const CHAIN = `
  WITH RECURSIVE chain AS (
    SELECT u.*, 1 AS depth FROM upline u WHERE u.id = $1
    UNION ALL
    SELECT u.*, c.depth + 1 FROM upline u JOIN chain c ON u.id = c.parent_id
  )
  SELECT id, level, position_percent, commission_rate FROM chain ORDER BY depth`

/** Limits, shares and rates along the chain from agent to shareholder. */
export async function betTermsOf({ pool }: Database, member: Member): Promise<BetTerms> {
  const { rows: chain } = await pool.query<ChainRow>(CHAIN, [member.agentId])
  const owners = [member.id, ...chain.map((level) => level.id)]
  const { rows: limits } = await pool.query<LimitRow>(
    'SELECT owner, key, min_bet, max_bet, max_payout, max_per_match FROM bet_limit WHERE owner = ANY ($1) AND currency = $2',
    [owners, member.currency],
  )
  const narrowed = narrowLimits(owners.map((owner) => ownLimits(limits, owner)))
  return {
    termsId: await termsId({ pool }, chain),
    limits: new Map(narrowed.map((limit) => [limit.key, limit])),
  }
}

const ownLimits = (rows: readonly LimitRow[], owner: string): OwnLimits =>
  new Map(
    rows
      .filter((row) => row.owner === owner)
      .map(({ key, min_bet, max_bet, max_payout, max_per_match }) => [
        key,
        { key, min_bet, max_bet, max_payout, maxPerMatch: max_per_match },
      ]),
  )

async function termsId({ pool }: Pick<Database, 'pool'>, chain: readonly ChainRow[]): Promise<number> {
  const json = JSON.stringify(chain)
  const known = await pool.query<{ id: number }>('SELECT id FROM terms WHERE chain = $1::jsonb', [json])
  if (known.rows[0]) return known.rows[0].id
  await pool.query('INSERT INTO terms (chain) VALUES ($1::jsonb) ON CONFLICT DO NOTHING', [json])
  return termsId({ pool }, chain)
}
