import type { Currency } from '@touchline/contracts/limits'
import type { Brands } from '../../platform/brands'
import type { Database } from '../../storage'
import {
  type AccountState,
  inTypableStakes,
  type Member,
  type MemberLimit,
  memberId,
  narrowLimits,
  notOffered,
  type OwnLimits,
} from './rules'

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

/** Products switched off by the upline, and products not offered by the brand, are off alike. */
export const memberOf = (row: MemberRow, brands: Brands): Member => ({
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
  disabledProducts: [...new Set([...row.disabled_products, ...notOffered(brands.of(row.brand).products)])],
  profileRev: row.profile_rev,
})

/** Members by the two names they can log in with. */
export function memberRepository({ reads }: Database, brands: Brands) {
  const tables = reads.withTables<UplineTables>()
  const members = () => tables.selectFrom('member').selectAll()
  const byId = async (id: string): Promise<Member | null> => {
    const row = await members().where('id', '=', id).executeTakeFirst()
    return row ? memberOf(row, brands) : null
  }
  return {
    byId,
    /** An invalid name queries the database all the same, so that it takes as long as an unknown one. */
    byName: (brand: string, name: string): Promise<Member | null> => byId(memberId(brand, name) ?? ''),
    /** By either of the two: within a brand no name is another one's nickname. */
    byNameOrNickname: async (brand: string, name: string): Promise<Member | null> => {
      const row = await members()
        .where((is) =>
          is.or([
            is('id', '=', memberId(brand, name) ?? ''),
            is.and([is('brand', '=', brand), is('nickname', '=', name)]),
          ]),
        )
        .executeTakeFirst()
      return row ? memberOf(row, brands) : null
    },
    byNickname: async (brand: string, nickname: string): Promise<Member | null> => {
      const row = await members()
        .where('brand', '=', brand)
        .where('nickname', '=', nickname)
        .executeTakeFirst()
      return row ? memberOf(row, brands) : null
    },
  }
}

/** Terms of a bet from the member, the chain above and the brand. */
export interface BetTerms {
  /** Row of `terms` that the bet refers to: the chain's current shares and rates. */
  readonly termsId: number
  /** The member's own rate, hundredths of a percent; null when the upline has not set it up. */
  readonly commissionRate: number | null
  readonly limits: ReadonlyMap<string, MemberLimit>
}

interface TermsRow {
  brand: string
  currency: Currency
  commission_rate: number | null
  chain: { id: string; level: string; position_percent: number; commission_rate: number }[]
  limits: LimitRow[]
  terms_id: number | null
}
/** A limit as stored. */
export interface LimitRow {
  owner: string
  key: string
  min_bet: number
  max_bet: number
  max_payout: number
  max_per_match: number
}

const TERMS = `
  WITH RECURSIVE chain AS (
    SELECT u.*, 1 AS depth FROM member m JOIN upline u ON u.id = m.agent_id WHERE m.id = $1
    UNION ALL
    SELECT u.*, c.depth + 1 FROM upline u JOIN chain c ON u.id = c.parent_id
  ), shares AS (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'level', level, 'position_percent', position_percent,
      'commission_rate', commission_rate) ORDER BY depth), '[]') AS chain FROM chain
  )
  SELECT m.brand, m.currency, m.commission_rate, s.chain, t.id AS terms_id, coalesce((
      SELECT json_agg(l) FROM bet_limit l
      WHERE l.currency = m.currency AND (l.owner = m.id OR l.owner IN (SELECT id FROM chain))
    ), '[]') AS limits
  FROM member m CROSS JOIN shares s LEFT JOIN terms t ON t.chain = s.chain
  WHERE m.id = $1`

/** The highest limits of a brand in a currency; empty where it leaves them to the uplines. */
export type LimitsOfBrand = (brand: string, currency: Currency) => OwnLimits

/** Limits, shares and rates along the chain from the member to the shareholder, in one read. */
export async function betTermsOf(
  { pool }: Pick<Database, 'pool'>,
  limitsOf: LimitsOfBrand,
  account: string,
): Promise<BetTerms | null> {
  const { rows } = await pool.query<TermsRow>({ name: 'bet-terms', text: TERMS, values: [account] })
  const row = rows[0]
  if (!row) return null
  if (row.terms_id === null) {
    await pool.query('INSERT INTO terms (chain) VALUES ($1::jsonb) ON CONFLICT DO NOTHING', [
      JSON.stringify(row.chain),
    ])
    return betTermsOf({ pool }, limitsOf, account)
  }
  const owners = [account, ...row.chain.map((level) => level.id)]
  const chain = owners.map((owner) => ownLimits(row.limits, owner))
  // Limits that nobody of the chain has are not granted by the brand either.
  const named = chain.some((own) => own.size > 0)
  const narrowed = narrowLimits(named ? [...chain, limitsOf(row.brand, row.currency)] : chain)
  return {
    termsId: row.terms_id,
    commissionRate: row.commission_rate,
    limits: new Map(narrowed.map((limit) => [limit.key, inTypableStakes(limit, row.currency)])),
  }
}

/** Limits of one owner among stored ones. */
export const ownLimits = (rows: readonly LimitRow[], owner: string): OwnLimits =>
  new Map(
    rows
      .filter((row) => row.owner === owner)
      .map(({ key, min_bet, max_bet, max_payout, max_per_match }) => [
        key,
        { key, min_bet, max_bet, max_payout, max_per_match },
      ]),
  )
