import type { PoolClient } from 'pg'
import {
  type ChainFault,
  currencyFaultOf,
  faultOf,
  type MemberRates,
  readCurrencies,
  UPLINE_LEVELS,
  type UplineNode,
} from '../../../src/modules/uplines'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'

/** @throws UsageError that names the fault of a tree of uplines */
export function requireSound(nodes: readonly UplineNode[], memberRates: MemberRates): void {
  const fault = faultOf(nodes, memberRates)
  if (fault) throw new UsageError(wordsOf(fault))
}

function wordsOf(fault: ChainFault): string {
  switch (fault.fault) {
    case 'no such upline':
      return `No upline ${quoted(fault.id)}`
    case 'not above':
      return `${fault.id} is not above ${fault.below}: ${UPLINE_LEVELS.join(' > ')}`
    case 'over 100 percent':
      return `The chain of ${fault.id} would take ${fault.sum} percent`
    case 'paid less than below':
      return `${fault.id} would be paid less than ${fault.below} below it`
  }
}

/** After a change of the tree. @throws UsageError when somebody below plays in a currency that the chain no longer has */
export async function requireCurrenciesKept(tx: PoolClient): Promise<void> {
  const { nodes, groups } = await readCurrencies(tx)
  const fault = currencyFaultOf(nodes, groups)
  if (!fault) return
  const { upline, currency, members, example } = fault
  const who = members === 1 ? `${example} plays` : `${members} members (${example}, …) play`
  throw new UsageError(`${upline} would not have ${currency}, in which ${who} below it`)
}
