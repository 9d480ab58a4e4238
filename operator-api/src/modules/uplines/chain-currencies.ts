import type { Currency } from '@touchline/contracts/limits'
import type { PoolClient } from 'pg'

/** An upline with the currencies that it names; null where those of the upline above hold. */
export interface CurrencyNode {
  readonly id: string
  readonly parent_id: string | null
  readonly currencies: readonly Currency[] | null
}

/** Members of an agent in one currency. */
export interface CurrencyGroup {
  readonly agent_id: string
  readonly currency: Currency
  readonly members: number
  /** One of them, to be named. */
  readonly example: string
}

/** Members who play in a currency that an upline of theirs does not name. */
export interface CurrencyFault extends CurrencyGroup {
  /** The nearest upline that does not name it. */
  readonly upline: string
}

/**
 * The currencies of a chain of uplines, from the nearest to the shareholder: the intersection of all named ones. Null
 * when no upline names any, and the brand alone decides.
 */
export const commonCurrencies = (
  chain: readonly Pick<CurrencyNode, 'currencies'>[],
): readonly Currency[] | null =>
  chain.reduce<readonly Currency[] | null>(
    (common, { currencies }) =>
      currencies === null || common === null
        ? (common ?? currencies)
        : common.filter((one) => currencies.includes(one)),
    null,
  )

/** The first members whom a tree forbids the currency in which they play; null when all are allowed. */
export function currencyFaultOf(
  nodes: readonly CurrencyNode[],
  groups: readonly CurrencyGroup[],
): CurrencyFault | null {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (const group of groups)
    for (
      let one = byId.get(group.agent_id);
      one;
      one = one.parent_id === null ? undefined : byId.get(one.parent_id)
    )
      if (one.currencies && !one.currencies.includes(group.currency)) return { ...group, upline: one.id }
  return null
}

/** The tree and its members' currencies, for a caller that holds the uplines (`holdUplines`). */
export async function readCurrencies(
  tx: PoolClient,
): Promise<{ nodes: CurrencyNode[]; groups: CurrencyGroup[] }> {
  const { rows: nodes } = await tx.query<CurrencyNode>('SELECT id, parent_id, currencies FROM upline')
  const { rows: groups } = await tx.query<CurrencyGroup>(
    `SELECT agent_id, currency, count(*)::int AS members, min(id) AS example FROM member
     GROUP BY agent_id, currency ORDER BY agent_id, currency`,
  )
  return { nodes, groups }
}
