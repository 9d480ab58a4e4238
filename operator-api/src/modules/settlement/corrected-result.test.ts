import { dBetList } from '@touchline/contracts/calls'
import { NO_RESULT_YET } from '@touchline/rules'
import { finished } from '../../testing/results'
import { settledMatches } from '../../testing/settled-matches'

const { server, match, settle } = settledMatches()

test('a bet whose result is taken back runs again, shows since when, until it is settled anew', async () => {
  const member = await server().login('demo16')
  await member.bet({ match_id: match() })
  await settle(1, finished([1, 0]))
  server().clock.now += 60_000
  await settle(2, { ...NO_RESULT_YET, status: 0 })
  const lastMessage = () =>
    server().sent.findLast(({ account, message }) => account === 'demo16' && message.t === 'bet')
  const reopened_at = server().clock.now
  const open = { status: 'running', result: null, returned: null, settled_at: null }
  expect(lastMessage()).toMatchObject({ message: { bet: { ...open, reopened_at, settlement_rev: 2 } } })
  expect(await server().balances('demo16')).toEqual({ cash: 999_000, frozen: 1000 })
  await settle(3, finished([0, 0]))
  expect(lastMessage()).toMatchObject({
    message: { bet: { status: 'settled', result: 'lose', reopened_at: null } },
  })
})

test('a corrected result posts the difference, and a late older result changes nothing', async () => {
  const member = await server().login('demo6')
  await member.bet({ match_id: match() })
  await settle(1, finished([1, 0]))
  await settle(3, finished([1, 1]))
  expect(await server().balances('demo6')).toEqual({ cash: 999_003, frozen: 0 })
  await settle(2, finished([5, 0]))
  expect(await server().balances('demo6')).toEqual({ cash: 999_003, frozen: 0 })
  expect(await member.call(dBetList)).toMatchObject({ bets: [{ result: 'lose', settlement_rev: 2 }] })
})

test('what a correction takes back and is no longer there is owed, and repaid by the next credit', async () => {
  const member = await server().login('demo7')
  await member.bet({ match_id: match(), stake: 500_000 })
  await settle(1, finished([1, 0]))
  const { cash } = await server().balances('demo7')
  await server().asOwner(
    `SELECT post_adjustment('test', 'spend', '', 'withdrawal', 'test', 0, jsonb_build_array(
       jsonb_build_object('kind', 'cash', 'owner', 'demo7', 'currency', 'MYR', 'amount', -$1::bigint),
       jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', 'MYR', 'amount', $1::bigint)))`,
    [cash - 100_000],
  )
  await settle(2, finished([0, 1]))
  expect(await server().balances('demo7')).toEqual({ cash: 0, frozen: 0 })
  await settle(3, finished([1, 0]))
  expect(await server().balances('demo7')).toEqual({ cash: 100_000, frozen: 0 })
})
