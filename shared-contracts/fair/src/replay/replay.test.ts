import { toHex } from '../fairness/bytes'
import { matchesCommitment } from '../fairness/seeds'
import { VECTOR_SEED } from '../testing/vectors'
import { type RoundFacts, replay } from './replay'

const facts = (game: string, nonce: number, more: Partial<RoundFacts>): RoundFacts => ({
  game,
  seed: toHex(VECTOR_SEED),
  clientSeed: 'touchline',
  nonce,
  ...more,
})

test.each([
  [
    facts('roulette', 0, { bets: [{ bet: 'straight:16', stake: 10 }] }),
    { kind: 'table', result: { number: 16 }, win: 360 },
  ],
  [
    facts('baccarat', 8, { bets: [{ bet: 'banker', stake: 100 }] }),
    { result: { winner: 'banker' }, win: 195 },
  ],
  [facts('tl20', 154, { bet: { stake: 20, mode: 'spin' } as never }), { kind: 'slot', units: 310, win: 310 }],
  [
    facts('mines', 14, {
      bet: { stake: 100, mines: 3 } as never,
      actions: [{ type: 'open', cell: 0 }, { type: 'cash' }],
    }),
    { kind: 'stepped', stage: 'closed', win: 110 },
  ],
  [
    facts('crash', 1, { bet: { stake: 100, autoCash: 200 } as never, actions: [{ type: 'end' }] }),
    { win: 200 },
  ],
  [facts('poker', 13, { bet: { stake: 10 }, actions: [{ type: 'expire' }] }), { win: 10, stage: 'closed' }],
])('plays round %# again', (round, expected) => {
  const played = replay(round)
  expect(played).toMatchObject({ ok: true, value: { round: { game: round.game, ...expected } } })
  expect(played.ok && matchesCommitment(VECTOR_SEED, played.value.commitment)).toBe(true)
  expect(played.ok && played.value.trace.draws.length).toBeGreaterThan(0)
})

test.each([
  [facts('chess', 0, {}), 'unknownGame'],
  [{ ...facts('roulette', 0, {}), seed: 'ff' }, 'invalidSeed'],
  [{ ...facts('roulette', 0, {}), clientSeed: 'a:b' }, 'invalidClientSeed'],
  [facts('roulette', -1, {}), 'invalidNonce'],
  [facts('roulette', 0, {}), 'noBet'],
  [facts('poker', 0, {}), 'noBet'],
  [facts('tl20', 0, { bet: { stake: 20 } }), 'noBet'],
  [facts('roulette', 0, { bets: [{ bet: 'straight:99', stake: 1 }] }), 'unknownBet'],
  [facts('mines', 0, { bet: { stake: 1, mines: 3 } as never, actions: [{ type: 'fly' }] }), 'invalidAction'],
])('facts %#: %s', (round, problem) => {
  expect(replay(round)).toEqual({ ok: false, problem })
})
