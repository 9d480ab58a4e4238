import pLimit from 'p-limit'
import { memberId } from '../../src/modules/uplines'
import { postAdjustment } from '../../src/modules/wallet'
import type { Platform } from '../../src/platform/module'
import {
  SANDBOX_AGENT,
  SANDBOX_BRANDS,
  SANDBOX_CHAIN,
  SANDBOX_CONTACTS,
  SANDBOX_LIMITS,
  SANDBOX_MEMBER_RATE,
  SANDBOX_MEMBERS,
  SANDBOX_OPERATOR,
  SANDBOX_PASSWORD,
  type SandboxMember,
} from './sandbox-members'

// Fewer than there are connections: who waits for one of those is given up after seconds, which a first start of several
// processes on a busy machine may take.
const MEMBERS_AT_ONCE = 8
const DAY_MS = 24 * 3_600_000

interface SeedDeps {
  /** As the owner of the schema: members and their first money are not the application's to make. */
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly hash: (password: string) => Promise<string>
  /** Most days of the past that are played: nobody has joined before them. */
  readonly daysMax?: number
}

/**
 * Fills an empty database with a chain of uplines and the members of the sandbox, and an older sandbox with the members
 * of later brands; a database of an operator's own is not changed.
 */
export async function seedSandboxMembers(deps: SeedDeps): Promise<void> {
  const { pool } = deps.platform.database
  const { rows } = await pool.query<{ brand: string; sandbox: boolean }>(
    'SELECT brand, bool_or(agent_id = $1) AS sandbox FROM member GROUP BY brand',
    [SANDBOX_AGENT],
  )
  if (rows.length > 0 && !rows.some(({ sandbox }) => sandbox)) return
  const missing = SANDBOX_BRANDS.filter((brand) => !rows.some((known) => known.brand === brand))
  if (missing.length === 0) return
  await seedChain(deps)
  // One hash for all: they have one password, and a start must not take seconds for it.
  const password = await deps.hash(SANDBOX_PASSWORD)
  const members = missing.flatMap((brand) => SANDBOX_MEMBERS.map((member) => ({ brand, member })))
  const turn = pLimit(MEMBERS_AT_ONCE)
  await Promise.all(members.map(({ brand, member }) => turn(() => seedMember(deps, brand, member, password))))
}

async function seedChain({ platform: { database, now } }: SeedDeps): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [i, level] of SANDBOX_CHAIN.entries())
      await tx.query(
        `INSERT INTO upline (id, level, parent_id, position_percent, commission_rate, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
        [level.id, level.level, SANDBOX_CHAIN[i - 1]?.id ?? null, level.position, level.rate, now()],
      )
    await tx.query("UPDATE upline SET contacts = $2 WHERE id = $1 AND contacts = '[]'", [
      SANDBOX_AGENT,
      JSON.stringify(SANDBOX_CONTACTS),
    ])
    for (const limit of SANDBOX_LIMITS)
      await tx.query(
        `INSERT INTO bet_limit (owner, currency, key, min_bet, max_bet, max_payout, max_per_match)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        [SANDBOX_AGENT, limit.currency, limit.key, limit.min, limit.max, limit.payout, limit.match],
      )
  })
}

async function seedMember(
  { platform, daysMax = Number.MAX_SAFE_INTEGER }: SeedDeps,
  brand: string,
  member: SandboxMember,
  password: string,
): Promise<void> {
  const id = memberId(brand, member.name) ?? member.name
  const at = platform.now() - Math.min(member.days ?? 0, daysMax) * DAY_MS
  await platform.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO member (id, password_hash, agent_id, operator_type, currency, commission_rate, state,
         disabled_products, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [
        id,
        password,
        SANDBOX_AGENT,
        member.operatorType ?? 1,
        member.currency,
        SANDBOX_MEMBER_RATE,
        member.state ?? 'open',
        member.disabledProducts ?? [],
        at,
      ],
    )
    await tx.query('SELECT open_wallet($1, $2)', [id, member.currency])
    if (member.operatorType === 2) {
      // The operator has their money.
      await tx.query('SELECT open_operator_wallet($1, $2)', [id, SANDBOX_OPERATOR])
      return
    }
    const posting = { currency: member.currency, owner: id }
    await postAdjustment(tx, {
      scope: `member:${id}`,
      idemKey: 'opening',
      kind: 'deposit',
      actor: 'sandbox',
      at,
      postings: [
        { ...posting, kind: 'external', owner: 'sandbox', amount: -member.cash },
        { ...posting, kind: 'cash', amount: member.cash },
      ],
    })
  })
}
