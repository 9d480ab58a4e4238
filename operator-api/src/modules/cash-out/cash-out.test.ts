import { randomUUID } from 'node:crypto'
import { type CashOutOffer, cashOut, cashOutCheck } from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demo2')

/** A request that takes an offer as it is. */
const taking = ({ bet_id, amount, cash_out_time, bet_status, legs }: CashOutOffer, change: object = {}) => ({
  idem_key: randomUUID(),
  bet_id,
  amount,
  cash_out_time,
  bet_status,
  legs,
  ...change,
})

async function placed(change: object = {}) {
  const { server, member } = bettor
  server.book.put({}, [{ prices: [96, 96], ball: 1, state: 0 }])
  const answer = await member.bet({ ...aBet(), ...change })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer.bet
}

async function offerOf(betId: string): Promise<CashOutOffer> {
  const answer = await bettor.member.call(cashOutCheck, { bet_ids: [betId] })
  if (answer.status !== 1) throw new Error(String(answer.status))
  const [offer] = answer.offers
  if (!offer) throw new Error('no offer')
  return offer
}

describe('a single before its match', () => {
  test('is sold for what its line is worth now', async () => {
    const { server, member } = bettor
    const bet = await placed({ stake: 10_000 })
    // Fair 1.00 at 0.96: half of the time 196.00 comes back.
    expect(await offerOf(bet.bet_id)).toMatchObject({ state: 'offered', amount: 9_310 })
    server.book.put({}, [{ prices: [-85, 77], ball: 2 }])
    const offer = await offerOf(bet.bet_id)
    const before = await server.balances(member.account)
    const answer = await member.call(cashOut, taking(offer))
    expect(answer).toMatchObject({
      status: 1,
      receipt: { state: 'done', amount: offer.amount, percent: 100 },
      bet: { status: 'cashout', result: 'cashout', returned: offer.amount, net: offer.amount - 10_000 },
    })
    expect(await server.balances(member.account)).toMatchObject({
      frozen: before.frozen - 10_000,
    })
    expect(await server.breaches()).toEqual([])
  })
})
