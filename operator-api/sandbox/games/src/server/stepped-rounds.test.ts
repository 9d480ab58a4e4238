import { StandInWallet } from '../testing/stand-in-wallet'
import { startProvider } from '../testing/start-provider'

const TEN_MINUTES_MS = 10 * 60 * 1000

test('mines: the bet moves first, a cash-out pays the multiplier', async () => {
  const wallet = new StandInWallet()
  const { play, act } = await startProvider(wallet, 'mines')
  const round = await play('request-1', { stake: 1000, mines: 1 })
  expect(round).toMatchObject({ state: 'open', balance: 99_000, view: { mines: null } })
  const opened = await act(round, 0, { type: 'open', cell: 0 })
  const end = opened.state === 'open' ? await act(round, 1, { type: 'cash' }) : opened
  expect(end.state).toBe('closed')
  expect(wallet.balance).toBe(99_000 + end.win)
})

test('a repeated action counts once', async () => {
  const { play, act } = await startProvider(new StandInWallet(), 'mines')
  const round = await play('request-1', { stake: 1000, mines: 1 })
  const first = await act(round, 0, { type: 'open', cell: 3 })
  const again = await act(round, 0, { type: 'open', cell: 4 })
  expect(again.view).toEqual(first.view)
})

test.each([
  ['poker', { stake: 1000 }, 'closed'],
  ['mines', { stake: 1000, mines: 3 }, 'closed'],
  ['hi-lo', { stake: 1000 }, 'closed'],
])('%s that nobody plays on is finished, and the player is informed', async (game, bet, state) => {
  const wallet = new StandInWallet()
  const { play, rounds, clock, session } = await startProvider(wallet, game)
  const round = await play('request-1', bet)
  clock.now += TEN_MINUTES_MS - 1
  await rounds.endIdle()
  expect(await session()).toMatchObject({
    open_round: { round: round.round },
    open_for_ms: TEN_MINUTES_MS - 1,
    finished: null,
  })
  clock.now += 1
  await rounds.endIdle()
  const { open_round, finished } = await session()
  expect(open_round).toBeNull()
  expect(finished).toMatchObject({ round: round.round, state, is_alone: true })
  expect(wallet.balance).toBe(99_000 + (finished?.win ?? 0))
})

test('only the server ends a round for its player', async () => {
  const { play, act } = await startProvider(new StandInWallet(), 'mines')
  const round = await play('request-1', { stake: 1000, mines: 1 })
  expect(await act(round, 0, { type: 'expire' })).toMatchObject({ status: 'invalidAction' })
})

test('a second round waits for the open one', async () => {
  const { play, bet } = await startProvider(new StandInWallet(), 'poker')
  await play('request-1', { stake: 1000 })
  expect(await bet('request-2', { stake: 1000 })).toMatchObject({ status: 'roundOpen' })
})

test('a win is repeated until the operator has it', async () => {
  const wallet = Object.assign(new StandInWallet(), { lostCalls: { win: 3 } })
  const { play, act, settleDeliveries } = await startProvider(wallet, 'poker')
  const round = await play('request-1', { stake: 1000 })
  const end = await act(round, 0, { type: 'hold', hold: [true, true, true, true, true] })
  expect(end.state).toBe('closed')
  await settleDeliveries()
  expect(wallet.balance).toBe(99_000 + end.win)
  expect(wallet.calls.filter(({ action }) => action === 'win')).toHaveLength(4)
})

test.each(['requestLimit', 'invalidSignature', 'invalidInput'])(
  'a win that the operator turns away as %s is sent again',
  async (status) => {
    const wallet = Object.assign(new StandInWallet(), { refusals: { win: [{ status }, { status }] } })
    const { play, act, settleDeliveries } = await startProvider(wallet, 'poker')
    const round = await play('request-1', { stake: 1000 })
    const end = await act(round, 0, { type: 'hold', hold: [true, true, true, true, true] })
    await settleDeliveries()
    expect(wallet.balance).toBe(99_000 + end.win)
    expect(wallet.calls.filter(({ action }) => action === 'win')).toHaveLength(3)
  },
)

test.each([
  ['mines', { stake: 1000, mines: 0 }, 'invalidBet'],
  ['mines', { stake: 1000, mines: 25 }, 'invalidBet'],
  ['mines', { stake: 1000, mines: '3' }, 'invalidBet'],
  ['mines', { stake: 1000 }, 'invalidBet'],
  ['crash', { stake: 1000, autoCash: 100 }, 'invalidBet'],
  ['crash', { stake: 1000, autoCash: 1e21 }, 'invalidBet'],
  ['hi-lo', { stake: 10.5 }, 'invalidStake'],
  ['poker', { stake: -1000 }, 'invalidStake'],
])('a bet on %s of %j is refused before any money moves', async (game, placed, status) => {
  const wallet = new StandInWallet()
  const { bet, session } = await startProvider(wallet, game)
  expect(await bet('request-1', placed)).toMatchObject({ status })
  expect(wallet.calls.filter(({ action }) => action !== 'balance')).toEqual([])
  expect(await session()).toMatchObject({ open_round: null, seed: { nonce: 0 } })
})

test('the pay table of poker is the one of the game, and further fields are not kept', async () => {
  const { play } = await startProvider(new StandInWallet(), 'poker')
  const round = await play('request-1', { stake: 1000, table: '9/6', note: 'x'.repeat(10_000) })
  expect(round.bet).toEqual({ stake: 1000, table: '8/5' })
})

test('crash: the page cannot choose its multiplier, and the curve ends by itself', async () => {
  const wallet = new StandInWallet()
  const { play, post, clock } = await startProvider(wallet, 'crash')
  const round = await play('request-1', { stake: 1000 })
  if (round.state === 'open') {
    expect(round.view).toMatchObject({ stop: null })
    clock.now += 60 * 60 * 1000
    const end = await post('POST', '/api/action', {
      round: round.round,
      step: 0,
      action: { type: 'cash', at: 150 },
    })
    expect(end).toMatchObject({ state: 'closed', win: 0 })
  }
  expect(wallet.balance).toBe(99_000)
})
