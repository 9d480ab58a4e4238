import type { PoolClient } from 'pg'
import type { Member } from '../../../src/modules/uplines'

type MemberField = 'agent_id' | 'comm_type' | 'commission_rate' | 'currency' | 'password_hash'

/** Sets a field of a member and notifies its pages. */
export const changeMember = (
  tx: PoolClient,
  { id }: Pick<Member, 'id'>,
  field: MemberField,
  value: string | number,
) => tx.query(`UPDATE member SET ${field} = $2, profile_rev = profile_rev + 1 WHERE id = $1`, [id, value])
