import { betParlay, betSingle, betSysParlay } from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aLeg, aParlay, aSystem, matchAt, units } from '../../testing/combinations'
import { moveCash } from '../../testing/move-cash'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demo2')
const CAP = 5000
/** The least stake of a single, of a parlay and of each ticket of a system. */
const LEAST = 500

beforeAll(async () => {
  await bettor.server.asOwner(
    "UPDATE bet_limit SET max_per_match = $1, min_bet = $2 WHERE currency = 'MYR' AND owner = 'demoagent'",
    [CAP, LEAST],
  )
  bettor.server.clock.now += 1001
})
beforeEach(async () => {
  await bettor.forgetMatches()
  bettor.server.book.put({ id: matchAt(0) }, [{ prices: [96, 96] }])
})

const single = (stake: number, change: object = {}) =>
  bettor.member.call(betSingle, { ...aBet(), match_id: matchAt(0), stake, ...change })
const parlay = (stake: number) => bettor.member.call(betParlay, aParlay({ picks: [aLeg(0), aLeg(1)], stake }))
/** Three tickets of one stake. */
const system = (stake: number) => bettor.member.call(betSysParlay, aSystem({ units: units([2, stake]) }))
/** Risks half of its stake: at −0.50 in Malay odds. */
const atHalfPrice = (stake: number) => {
  bettor.server.book.put({ id: matchAt(0) }, [{ prices: [-50, 40] }])
  return single(stake, { odds: -50 })
}
/** The amount that may be at risk, and the stake that is accepted. */
const over = (bound: number, stake_bound: number) => ({
  status: 'betOverMaxPerMatch',
  details: { bound, stake_bound },
})
const short = (bound: number, stake_bound: number) => ({
  status: 'insufficient_balance',
  details: { bound, stake_bound },
})
const leaveCash = async (amount: number) => {
  const { cash } = await bettor.server.balances('demo2')
  await moveCash(bettor.server, {
    account: 'demo2',
    key: `to ${amount}`,
    kind: 'withdrawal',
    amount: amount - cash,
  })
}

test.each([
  ['a single', () => single(600), LEAST, LEAST],
  ['a parlay', () => parlay(600), LEAST, LEAST],
  ['a system, on all its tickets', () => system(600), 3 * LEAST, 3 * LEAST],
  ['a single that risks half its stake', () => atHalfPrice(2000), LEAST / 2, LEAST],
])(
  'the remaining limit of a match for %s is zero below the least stake',
  async (_, ask, remaining, leastStake) => {
    const left = await bettor.member.call(betSingle, {
      ...aBet(),
      match_id: matchAt(0),
      stake: CAP - remaining,
    })
    expect(left).toMatchObject({ status: 1 })
    expect(await ask()).toMatchObject(over(remaining, leastStake))
    await bettor.forgetMatches()
    bettor.server.book.put({ id: matchAt(0) }, [{ prices: [96, 96] }])
    expect(await single(CAP - remaining + 1)).toMatchObject({ status: 1 })
    expect(await ask()).toMatchObject(over(remaining - 1, 0))
  },
)

test('the remaining balance is no stake below the least', async () => {
  await leaveCash(LEAST)
  expect(await single(600)).toMatchObject(short(LEAST, LEAST))
  await leaveCash(LEAST - 1)
  expect(await single(600)).toMatchObject(short(LEAST - 1, 0))
  expect(await parlay(600)).toMatchObject(short(LEAST - 1, 0))
  await leaveCash(3 * LEAST - 1)
  // Refused before its tickets are gone through.
  expect(await system(600)).toMatchObject(short(3 * LEAST - 1, 0))
})

test('a stake that would risk nothing, rounded, is below the least, and every suggested stake is accepted', async () => {
  await bettor.server.asOwner(
    "UPDATE bet_limit SET min_bet = 1 WHERE currency = 'MYR' AND owner = 'demoagent'",
  )
  bettor.server.clock.now += 1001
  const atLowPrice = (stake: number) => {
    bettor.server.book.put({ id: matchAt(0) }, [{ prices: [-30, 24] }])
    return single(stake, { odds: -30 })
  }
  await leaveCash(0)
  expect(await atLowPrice(1000)).toMatchObject(short(0, 0))
  // 0.30 rounds to nothing, 0.60 to one.
  expect(await atLowPrice(1)).toMatchObject({ status: 'betLowerMin', details: { bound: 2 } })
  expect(await atLowPrice(2)).toMatchObject(short(0, 0))
  await leaveCash(1)
  expect(await atLowPrice(1000)).toMatchObject(short(1, 4))
  expect(await atLowPrice(4)).toMatchObject({ status: 1, bet: { risk: 1 } })
})
