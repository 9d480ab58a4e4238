import { StandInWallet } from '../testing/stand-in-wallet'
import { startProvider } from '../testing/start-provider'
import type { BookTransaction } from './day-transactions'

const DAY_MS = 24 * 60 * 60 * 1000
const spin = { stake: 1000, mode: 'spin' }

async function listed(
  { signed, clock }: Awaited<ReturnType<typeof startProvider>>,
  from = clock.now - DAY_MS,
) {
  const answer = await signed('/Transactions', { from, to: clock.now + 1 })
  return answer.transactions.map(({ kind, bet, win, state }: BookTransaction) => [kind, bet, win, state])
}

test('bets and wins of both kinds of game, with their amounts', async () => {
  const wallet = new StandInWallet()
  const slots = await startProvider(wallet, 'tl20')
  const round = await slots.play('request-1', spin)
  expect(await listed(slots)).toEqual([['betwin', 1000, round.win, 'done']])
  expect(await listed(slots, slots.clock.now + 1)).toEqual([])
  const poker = await startProvider(wallet, 'poker')
  const hand = await poker.play('request-2', { stake: 500 })
  const end = await poker.act(hand, 0, { type: 'hold', hold: [true, true, true, true, true] })
  expect(await listed(poker)).toEqual([
    ['bet', 500, 0, 'done'],
    ['win', 0, end.win, 'done'],
  ])
})

test.each([
  ['refused by the operator is none', { balance: 10 }, []],
  [
    'without any answer is rolled back',
    { lostAnswers: { betwin: 9, status: 9 } },
    [['betwin', 1000, 0, 'rolledBack']],
  ],
])('a bet %s', async (_, losses, expected) => {
  const provider = await startProvider(Object.assign(new StandInWallet(), losses), 'tl20')
  await provider.bet('request-1', spin)
  await provider.settleDeliveries()
  expect(await listed(provider)).toEqual(expected)
})

test('a win that the operator has not answered is unknown', async () => {
  const provider = await startProvider(
    Object.assign(new StandInWallet(), { lostCalls: { win: 99 } }),
    'poker',
  )
  const hand = await provider.play('request-1', { stake: 500 })
  await provider.act(hand, 0, { type: 'hold', hold: [true, true, true, true, true] })
  expect(await listed(provider)).toMatchObject([
    ['bet', 500, 0, 'done'],
    ['win', 0, expect.any(Number), 'unknown'],
  ])
})

test('play money is in no book', async () => {
  const demo = await startProvider(new StandInWallet(), 'tl20', 'demo')
  await demo.play('request-1', spin)
  expect(await listed(demo)).toEqual([])
})
