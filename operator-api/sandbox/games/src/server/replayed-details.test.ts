import { type RoundFacts, replay } from '@touchline/fair/replay'
import { StandInWallet } from '../testing/stand-in-wallet'
import { startProvider } from '../testing/start-provider'
import type { RoundDetails } from './round-details'

const hold = [true, false, true, false, true]

test.each<[string, unknown, readonly object[]]>([
  ['mines', { stake: 1000, mines: 1 }, [{ type: 'open', cell: 7 }, { type: 'cash' }]],
  ['hi-lo', { stake: 1000 }, [{ type: 'guess', guess: 'hi' }, { type: 'cash' }]],
  ['poker', { stake: 1000, table: '8/5' }, [{ type: 'hold', hold }]],
  ['crash', { stake: 1000, autoCash: 101 }, []],
  ['fishing', [{ bet: 'area:2-3', stake: 1000 }], []],
  ['roulette', [{ bet: 'red', stake: 1000 }], []],
  ['tl20', { stake: 1000, mode: 'spin' }, []],
])('a round of %s is played again from its details and the revealed seed', async (game, bet, actions) => {
  const wallet = new StandInWallet()
  const { play, act, post, rounds, clock } = await startProvider(wallet, game)
  let round = await play('request-1', bet)
  for (const [step, action] of actions.entries())
    if (round.state === 'open') round = await act(round, step, action)
  clock.now += 60 * 60 * 1000
  await rounds.endIdle()
  const { revealed } = await post('POST', '/api/rotate')
  const [closing] = wallet.calls.filter(({ body }) => body.round_closed).map(({ body }) => body)
  if (!closing) throw new Error('the round is not closed')
  const { game_code, fair } = closing.details as RoundDetails
  const placed = Array.isArray(fair.bet) ? { bets: fair.bet } : { bet: fair.bet as RoundFacts['bet'] }
  const played = replay({
    game: game_code,
    seed: revealed.seed,
    clientSeed: fair.client_seed,
    nonce: fair.nonce,
    ...placed,
    actions: fair.actions ?? [],
  })
  expect(played).toMatchObject({ ok: true, value: { commitment: fair.seed_hash } })
  expect(played.ok && played.value.round.win).toBe(closing.win ?? closing.amount)
})

test('the way out leads to the page that the launch named', async () => {
  const { session } = await startProvider(new StandInWallet(), 'roulette')
  expect((await session()).return_url).toBe('http://brand.test/slots')
})
