import type { Currency } from '@touchline/contracts'
import type { Database } from '../../storage'
import type { AccountState, Member } from './member'

/** A member as stored. */
export interface MemberRow {
  id: string
  nickname: string | null
  password_hash: string
  agent_id: string
  operator_type: 1 | 2
  comm_type: string
  currency: Currency
  commission_rate: number | null
  state: AccountState
  disabled_products: string[]
  profile_rev: number
}
type UplineTables = { member: MemberRow }

export const memberOf = (row: MemberRow): Member => ({
  id: row.id,
  nickname: row.nickname,
  passwordHash: row.password_hash,
  agentId: row.agent_id,
  operatorType: row.operator_type,
  commType: row.comm_type,
  currency: row.currency,
  commissionRate: row.commission_rate,
  state: row.state,
  disabledProducts: row.disabled_products,
  profileRev: row.profile_rev,
})

/** Members by the two names they can log in with. */
export function memberRepository({ reads }: Database) {
  const tables = reads.withTables<UplineTables>()
  const by = async (column: 'id' | 'nickname', value: string): Promise<Member | null> => {
    const row = await tables.selectFrom('member').selectAll().where(column, '=', value).executeTakeFirst()
    return row ? memberOf(row) : null
  }
  return {
    byId: (id: string): Promise<Member | null> => by('id', id),
    byNickname: (nickname: string): Promise<Member | null> => by('nickname', nickname),
  }
}
