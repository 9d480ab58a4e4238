import { StandInWallet } from '../testing/stand-in-wallet'
import { startProvider } from '../testing/start-provider'

const bets = [{ bet: 'player', stake: 1000 }]

test('a round moves the money once and counts its nonce', async () => {
  const wallet = new StandInWallet()
  const { play, session } = await startProvider(wallet, 'baccarat')
  expect((await session()).seed.nonce).toBe(0)
  const first = await play('request-1', bets)
  expect(wallet.balance).toBe(100_000 + first.win - 1000)
  expect(first).toMatchObject({ state: 'closed', nonce: 0, balance: wallet.balance, seed: { nonce: 1 } })
})

test('a repeated press gets the first result', async () => {
  const wallet = new StandInWallet()
  const { play } = await startProvider(wallet, 'baccarat')
  const first = await play('request-1', bets)
  const again = await play('request-1', bets)
  expect(again.view).toEqual(first.view)
  expect(wallet.calls.filter(({ action }) => action === 'betwin')).toHaveLength(1)
})

test.each([
  ['the answer of a booked bet is lost: it is asked for', { lostAnswers: { betwin: 1 } }, 1],
  ['the bet never arrives: it is repeated', { lostCalls: { betwin: 1 } }, 2],
  [
    'bet and question are lost: the bet is repeated',
    { lostAnswers: { betwin: 1 }, lostCalls: { status: 1 } },
    2,
  ],
])('%s', async (_, losses, sent) => {
  const wallet = Object.assign(new StandInWallet(), losses)
  const { play } = await startProvider(wallet, 'baccarat')
  const round = await play('request-1', bets)
  expect(round.state).toBe('closed')
  expect(wallet.balance).toBe(100_000 + round.win - 1000)
  expect(wallet.calls.filter(({ action }) => action === 'betwin')).toHaveLength(sent)
})

test('a bet without any answer is rolled back and refunded', async () => {
  const wallet = Object.assign(new StandInWallet(), { lostAnswers: { betwin: 9, status: 9 } })
  const { bet, settleDeliveries } = await startProvider(wallet, 'baccarat')
  expect(await bet('request-1', bets)).toMatchObject({ status: 'betReturned' })
  await settleDeliveries()
  expect(wallet.balance).toBe(100_000)
})

test.each([
  ['more than the balance', [{ bet: 'player', stake: 20_000 }], 5000, 'insufficient_balance'],
  ['more than the limit', [{ bet: 'player', stake: 60_000 }], 100_000, 'betOverMax'],
  ['less than the limit', [{ bet: 'player', stake: 1 }], 100_000, 'betLowerMin'],
  ['an unknown place', [{ bet: 'dealer', stake: 100 }], 100_000, 'unknownBet'],
  ['a fraction', [{ bet: 'player', stake: 100.5 }], 100_000, 'invalidStake'],
  ['no list', { bet: 'player' }, 100_000, 'invalidBet'],
  ['nothing', [], 100_000, 'noBet'],
])('%s is refused and moves nothing', async (_, placed, balance, status) => {
  const wallet = new StandInWallet(balance)
  const { bet } = await startProvider(wallet, 'baccarat')
  expect(await bet('request-1', placed)).toMatchObject({ status })
  expect(wallet.balance).toBe(balance)
})

test('a restart keeps seeds, sessions and rounds, and rolls an unanswered bet back', async () => {
  const wallet = Object.assign(new StandInWallet(), { lostAnswers: { betwin: 1, status: 99, rollback: 99 } })
  const first = await startProvider(wallet, 'baccarat')
  const opened = await first.session()
  first.crashBeforeClosing()
  void first.bet('request-1', bets)
  await first.untilBet()
  Object.assign(wallet, { lostAnswers: {} })
  const second = await first.restart()
  await second.settleDeliveries()
  expect(wallet.balance).toBe(100_000)
  expect(await second.bet('request-1', bets)).toMatchObject({ status: 'restart' })
  const later = await second.play('request-2', bets)
  expect(later).toMatchObject({ nonce: 1, seed_hash: opened.seed.seed_hash })
})

test('a rotation reveals the seed that was committed to, and the next one is in use', async () => {
  const { play, post, session } = await startProvider(new StandInWallet(), 'baccarat')
  const { seed } = await session()
  const round = await play('request-1', bets)
  const hidden = await post('GET', `/round/${round.round}`)
  expect(hidden.fair.seed).toBeNull()
  const { revealed, seed: next } = await post('POST', '/api/rotate')
  expect(revealed).toMatchObject({ seed_hash: seed.seed_hash, rounds: 1 })
  expect(next).toMatchObject({ seed_hash: seed.next_hash, nonce: 0 })
  const shown = await post('GET', `/round/${round.round}`)
  expect(shown.fair.seed).toBe(revealed.seed)
})

test('play money moves without the wallet', async () => {
  const wallet = new StandInWallet()
  const { play } = await startProvider(wallet, 'baccarat', 'demo')
  const round = await play('request-1', bets)
  expect(round.balance).toBe(1_000_000 + round.win - 1000)
  expect(wallet.calls).toEqual([])
})

test('a launch key opens one session', async () => {
  const { key, post } = await startProvider(new StandInWallet(), 'baccarat')
  expect(await post('POST', '/api/session', { key })).toMatchObject({ status: 'invalidSession' })
})
