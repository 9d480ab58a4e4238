import type { PoolClient } from 'pg'

/** From the top; the company is above all of them. */
export const UPLINE_LEVELS = ['shareholder', 'super_senior', 'senior', 'master', 'agent'] as const
export type UplineLevel = (typeof UPLINE_LEVELS)[number]

/** An upline as stored, with what its neighbours in the tree bound it by. */
export interface UplineNode {
  readonly id: string
  readonly level: UplineLevel
  readonly parent_id: string | null
  /** Percent of the members' win and loss that it takes. */
  readonly position_percent: number
  /** Hundredths of a percent of valid turnover. */
  readonly commission_rate: number
}

/** A fault in a tree of uplines. */
export type ChainFault =
  | { readonly fault: 'no such upline'; readonly id: string }
  | { readonly fault: 'not above'; readonly id: string; readonly below: string }
  | { readonly fault: 'over 100 percent'; readonly id: string; readonly sum: number }
  | { readonly fault: 'paid less than below'; readonly id: string; readonly below: string }

/** The highest rate of its members, for each agent that has one. */
export type MemberRates = ReadonlyMap<string, number>

/**
 * The first fault of a tree: a parent that is missing or not above its child, a chain whose shares come to more than 100 percent, and
 * an upline that is paid less than somebody below it, who would then be paid by it for nothing. Null when it is sound.
 */
export function faultOf(nodes: readonly UplineNode[], memberRates: MemberRates): ChainFault | null {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parentOf = (node: UplineNode) => (node.parent_id === null ? undefined : byId.get(node.parent_id))
  for (const node of nodes) {
    const parent = parentOf(node)
    if (node.parent_id !== null && !parent) return { fault: 'no such upline', id: node.parent_id }
    if (parent && rankOf(parent) >= rankOf(node)) return { fault: 'not above', id: parent.id, below: node.id }
    if (parent && parent.commission_rate < node.commission_rate)
      return { fault: 'paid less than below', id: parent.id, below: node.id }
    if ((memberRates.get(node.id) ?? 0) > node.commission_rate)
      return { fault: 'paid less than below', id: node.id, below: 'a member' }
  }
  // Every parent is above its child by now: a chain ends.
  for (const node of nodes) {
    let sum = 0
    for (let one: UplineNode | undefined = node; one; one = parentOf(one)) sum += one.position_percent
    if (sum > 100) return { fault: 'over 100 percent', id: node.id, sum }
  }
  return null
}

const rankOf = ({ level }: UplineNode): number => UPLINE_LEVELS.indexOf(level)

/** All uplines; while the transaction lasts nobody else changes any. */
export async function holdUplines(
  tx: PoolClient,
): Promise<{ nodes: UplineNode[]; memberRates: MemberRates }> {
  await tx.query('LOCK TABLE upline IN SHARE ROW EXCLUSIVE MODE')
  const { rows: nodes } = await tx.query<UplineNode>(
    'SELECT id, level, parent_id, position_percent, commission_rate FROM upline',
  )
  const { rows } = await tx.query<{ agent_id: string; rate: number }>(
    'SELECT agent_id, max(commission_rate) AS rate FROM member WHERE commission_rate IS NOT NULL GROUP BY agent_id',
  )
  return { nodes, memberRates: new Map(rows.map(({ agent_id, rate }) => [agent_id, rate])) }
}
