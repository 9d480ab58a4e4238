import type { Currency } from '@touchline/contracts/limits'
import type { Database } from '../../storage'
import { memberId } from './brand-of-member'
import type { AccountState, Member } from './member'

/** A member as stored. */
export interface MemberRow {
  id: string
  brand: string
  name: string
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
  brand: row.brand,
  name: row.name,
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
  const members = () => tables.selectFrom('member').selectAll()
  const byId = async (id: string): Promise<Member | null> => {
    const row = await members().where('id', '=', id).executeTakeFirst()
    return row ? memberOf(row) : null
  }
  return {
    byId,
    /** What is no name asks the database all the same, so that it takes as long as one that nobody has. */
    byName: (brand: string, name: string): Promise<Member | null> => byId(memberId(brand, name) ?? ''),
    byNickname: async (brand: string, nickname: string): Promise<Member | null> => {
      const row = await members()
        .where('brand', '=', brand)
        .where('nickname', '=', nickname)
        .executeTakeFirst()
      return row ? memberOf(row) : null
    },
  }
}
