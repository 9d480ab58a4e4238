import { randomUUID } from 'node:crypto'
import { type CashOutOffer, cashOutCheck } from '@touchline/contracts/calls'
import type { TestMember } from '../../../testing/test-app'

/** A request that takes an offer as it is. */
export const taking = (
  { bet_id, amount, cash_out_time, bet_status, legs }: CashOutOffer,
  change: object = {},
) => ({ idem_key: randomUUID(), bet_id, amount, cash_out_time, bet_status, legs, ...change })

/** The current offer for one of the member's bets. */
export async function offerOf(member: TestMember, betId: string): Promise<CashOutOffer> {
  const answer = await member.call(cashOutCheck, { bet_ids: [betId] })
  const [offer] = answer.status === 1 ? answer.offers : []
  if (!offer) throw new Error(`no offer: ${answer.status}`)
  return offer
}
