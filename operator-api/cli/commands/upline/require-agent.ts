import type { Currency } from '@touchline/contracts/limits'
import type { PoolClient } from 'pg'
import { commonCurrencies, holdUplines, readChain } from '../../../src/modules/uplines'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { requireSound } from './require-sound'

/** The changed fields of a member; the others stay. */
interface Changed {
  readonly agent?: string
  /** Hundredths of a percent. */
  readonly rate?: number
  readonly currency?: Currency
}

/** A member as it was before the change. */
interface Before {
  readonly agent: string
  readonly currency: Currency
}

interface Row {
  agent_id: string
  commission_rate: number | null
  currency: Currency
}

/**
 * Checks a member's future agent, commission rates and currency: the agent's rate is at least the member's, and
 * the chain has the currency. Null is a member to be created. Unchanged fields are read here, under the lock,
 * and answered.
 */
export async function requireAgent(
  tx: PoolClient,
  member: { readonly id: string } | null,
  changed: Changed,
): Promise<Before> {
  const { nodes } = await holdUplines(tx)
  const { rows } = await tx.query<Row>(
    'SELECT agent_id, commission_rate, currency FROM member WHERE id = $1 FOR UPDATE',
    [member?.id ?? null],
  )
  const before = rows[0]
  const agent = changed.agent ?? before?.agent_id ?? ''
  const rate = changed.rate ?? before?.commission_rate ?? 0
  const currency = changed.currency ?? before?.currency
  const level = nodes.find((one) => one.id === agent)?.level
  if (level !== 'agent')
    throw new UsageError(
      `No agent ${quoted(agent)}${level ? `: it is a ${level}, and members are below agents` : ''}`,
    )
  requireSound(nodes, new Map([[agent, rate]]))
  const common = commonCurrencies(await readChain({ pool: tx }, agent))
  if (common && currency && !common.includes(currency))
    throw new UsageError(`${agent} has no ${currency}: ${common.join(', ') || 'none'} (upline currencies)`)
  return { agent: before?.agent_id ?? agent, currency: before?.currency ?? (currency as Currency) }
}
