import { betSingle, betSysParlay } from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aSystem, matchAt, units } from '../../testing/combinations'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demommk')
beforeEach(() => bettor.forgetMatches())

/** At −1.04 a stake of 100 has 104 at risk. */
const indonesian = (stake: number) =>
  bettor.member.call(betSingle, { ...aBet(), match_id: matchAt(0), odds_type: 3, odds: -104, stake })
const single = (stake: number) => bettor.member.call(betSingle, { ...aBet(), match_id: matchAt(0), stake })
/** Terms of a member are held for a second. */
const termsAnew = () => {
  bettor.server.clock.now += 1001
}

test('the remaining limit of a match is in whole kyat, and a bet of it is accepted', async () => {
  await bettor.server.asOwner(
    "UPDATE bet_limit SET max_per_match = 1500050 WHERE currency = 'MMK' AND owner = 'demoagent'",
  )
  termsAnew()
  expect(await single(2_000_000)).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: 1_500_000, stake_bound: 1_500_000 },
  })
  expect(await single(1_500_000)).toMatchObject({ status: 1 })
  await bettor.server.asOwner(
    "UPDATE bet_limit SET max_per_match = 9000000000 WHERE currency = 'MMK' AND owner = 'demoagent'",
  )
  termsAnew()
})

test('the remaining limit of a match is a stake at a negative price too, and a bet of it is accepted', async () => {
  await bettor.server.asOwner(
    "UPDATE bet_limit SET max_per_match = 1500050 WHERE currency = 'MMK' AND owner = 'demoagent'",
  )
  termsAnew()
  expect(await indonesian(2_000_000)).toMatchObject({ details: { bound: 1_500_000, stake_bound: 1_442_300 } })
  expect(await indonesian(1_442_400)).toMatchObject({ status: 'betOverMaxPerMatch' })
  expect(await indonesian(1_442_300)).toMatchObject({ status: 1, bet: { risk: 1_499_992 } })
  await bettor.server.asOwner(
    "UPDATE bet_limit SET max_per_match = 9000000000 WHERE currency = 'MMK' AND owner = 'demoagent'",
  )
  termsAnew()
})

test('least and most stake are in whole kyat, in every answer', async () => {
  const setTo = (min: number, max: number) =>
    bettor.server.asOwner(
      "UPDATE bet_limit SET min_bet = $1, max_bet = $2 WHERE currency = 'MMK' AND key = '1'",
      [min, max],
    )
  await setTo(100_001, 3_000_099)
  termsAnew()
  expect(await single(100_000)).toMatchObject({ status: 'betLowerMin', details: { bound: 100_100 } })
  expect(await single(3_000_100)).toMatchObject({ status: 'betOverMax', details: { bound: 3_000_000 } })
  expect(await single(3_000_000)).toMatchObject({ status: 1 })
  await setTo(100_000, 250_000_000)
  termsAnew()
})

test('the remaining balance is in whole kyat, of a single at any price and of all tickets of a system', async () => {
  const { cash } = await bettor.server.balances('demommk')
  await bettor.server.asOwner(
    `SELECT post_adjustment('test', 'funds', '', 'withdrawal', 'test', 0, jsonb_build_array(
       jsonb_build_object('kind', 'cash', 'owner', 'demommk', 'currency', 'MMK', 'amount', $1::bigint),
       jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', 'MMK', 'amount', -$1::bigint)))`,
    [1_234_567 - cash],
  )
  const refused = { status: 'insufficient_balance', details: { bound: 1_234_500, stake_bound: 1_234_500 } }
  expect(await single(2_000_000)).toMatchObject(refused)
  const system = aSystem({ units: units([2, 1_000_000]) })
  expect(await bettor.member.call(betSysParlay, system)).toMatchObject(refused)
  const asStake = { status: 'insufficient_balance', details: { bound: 1_234_500, stake_bound: 1_187_000 } }
  expect(await indonesian(2_000_000)).toMatchObject(asStake)
  expect(await indonesian(1_187_100)).toMatchObject(asStake)
  expect(await indonesian(1_187_000)).toMatchObject({ status: 1, bet: { risk: 1_234_480 } })
})
