import type { Platform } from '../../../module'
import type { Wallet } from '../../wallet'
import {
  SANDBOX_AGENT,
  SANDBOX_CHAIN,
  SANDBOX_LIMITS,
  SANDBOX_MEMBER_RATE,
  SANDBOX_MEMBERS,
  SANDBOX_PASSWORD,
  type SandboxMember,
} from './sandbox-members'

interface SeedDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly wallet: Wallet
  readonly hash: (password: string) => Promise<string>
}

/** Fills an empty database with a chain of uplines and the members of the sandbox; a filled one is left alone. */
export async function seedSandboxMembers(deps: SeedDeps): Promise<void> {
  const { pool } = deps.platform.database
  const { rowCount } = await pool.query('SELECT FROM member LIMIT 1')
  if (rowCount) return
  await seedChain(deps)
  await Promise.all(SANDBOX_MEMBERS.map((member) => seedMember(deps, member)))
}

async function seedChain({ platform: { database, now } }: SeedDeps): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [i, level] of SANDBOX_CHAIN.entries())
      await tx.query(
        `INSERT INTO upline (id, level, parent_id, position_percent, commission_rate, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
        [level.id, level.level, SANDBOX_CHAIN[i - 1]?.id ?? null, level.position, level.rate, now()],
      )
    for (const limit of SANDBOX_LIMITS)
      await tx.query(
        `INSERT INTO bet_limit (owner, currency, key, min_bet, max_bet, max_payout, max_per_match)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        [SANDBOX_AGENT, limit.currency, limit.key, limit.min, limit.max, limit.payout, limit.match],
      )
  })
}

async function seedMember({ platform, wallet, hash }: SeedDeps, member: SandboxMember): Promise<void> {
  const password = await hash(SANDBOX_PASSWORD)
  const at = platform.now()
  await platform.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO member (id, password_hash, agent_id, operator_type, currency, commission_rate, state,
         disabled_products, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [
        member.id,
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
    await wallet.open(member.id, member.currency, tx)
    const posting = { currency: member.currency, owner: member.id }
    await wallet.post(
      {
        scope: `member:${member.id}`,
        idemKey: 'opening',
        kind: 'deposit',
        actor: 'sandbox',
        at,
        postings: [
          { ...posting, kind: 'external', owner: 'sandbox', amount: -member.cash },
          { ...posting, kind: 'cash', amount: member.cash },
        ],
      },
      tx,
    )
  })
}
