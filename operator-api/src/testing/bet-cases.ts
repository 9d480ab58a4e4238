import type { betSingle, Call } from '@touchline/contracts/calls'
import type * as v from 'valibot'
import type { Bettor } from './bettor'

/** The order, its market, and the expected answer. */
export interface BetCase {
  it: string
  change?: object
  book?: () => void
  /** 1 when it is placed. */
  answer: string | 1
  details?: object
  /** The frozen amount, where that is not the stake of the request. */
  cost?: number
}

type BetCall = Call<v.GenericSchema, (typeof betSingle)['response']>

/** A test for each case: a placed bet freezes its cost, and a refused one moves no money. */
export function testBets(
  name: string,
  cases: readonly BetCase[],
  bettor: Bettor,
  call: BetCall,
  make: (change?: object) => object,
): void {
  test.each(cases)(`${name} $it: $answer`, async ({ change, book, answer, details, cost }) => {
    const { server, member, forgetMatches } = bettor
    await forgetMatches()
    book?.()
    const before = await server.balances(member.account)
    const body: { stake?: unknown } & object = make(change)
    const answered = await member.call(call, { ...body })
    expect(answered).toMatchObject({ status: answer, ...(details && { details }) })
    const risk = answered.status === 1 ? answered.bet.risk : 0
    if (answer === 1) expect(risk).toBe(cost ?? body.stake)
    expect(await server.balances(member.account)).toEqual({
      cash: before.cash - risk,
      frozen: before.frozen + risk,
    })
  })
}
