import type { UplineContact } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { Pool, PoolClient } from 'pg'
import type { UplineLevel } from './chain-rules'

/** An upline in the chain above an account. */
export interface ChainLink {
  readonly id: string
  readonly level: UplineLevel
  readonly position_percent: number
  readonly commission_rate: number
  readonly currencies: readonly Currency[] | null
  readonly contacts: readonly UplineContact[]
}

const CHAIN = `
  WITH RECURSIVE chain AS (
    SELECT u.*, 1 AS depth FROM upline u WHERE u.id = coalesce((SELECT agent_id FROM member WHERE id = $1), $1)
    UNION ALL
    SELECT u.*, c.depth + 1 FROM upline u JOIN chain c ON u.id = c.parent_id
  )
  SELECT id, level, position_percent, commission_rate, currencies, contacts FROM chain ORDER BY depth`

/** The uplines of a member from the agent to the shareholder; of an upline itself and those above. Empty for an unknown id. */
export const readChain = async (
  { pool }: { readonly pool: Pool | PoolClient },
  id: string,
): Promise<readonly ChainLink[]> => (await pool.query<ChainLink>(CHAIN, [id])).rows
