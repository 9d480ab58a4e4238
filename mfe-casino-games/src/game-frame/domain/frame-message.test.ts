import { frameMessageOf, PLAIN_MESSAGES, ROUND_MESSAGES } from './frame-message'

test.each(PLAIN_MESSAGES)('%s is a message', (type) => {
  expect(frameMessageOf({ tl: 1, type })).toEqual({ type })
})

test.each(ROUND_MESSAGES.flatMap((type) => [[type, 'r-1', 'r-1'] as const, [type, undefined, ''] as const]))(
  '%s of %s is a message',
  (type, round, named) => {
    expect(frameMessageOf({ tl: 1, type, round })).toEqual({ type, round: named })
  },
)

test('the stake of a round is a message', () => {
  expect(frameMessageOf({ tl: 1, type: 'round-staked', round: 'r-1', stake: 500 })).toEqual({
    type: 'round-staked',
    round: 'r-1',
    stake: 500,
  })
})

const FACTS = { game_code: 'mines', seed_hash: 'ab', client_seed: 'mine', nonce: 4 }

test.each([
  [FACTS, '/fair?game=mines&hash=ab&client=mine&nonce=4'],
  [
    { ...FACTS, bet: { stake: 100 }, actions: [{ type: 'cash' }], seed: 'cd' },
    '/fair?game=mines&hash=ab&client=mine&nonce=4&bet=%7B%22stake%22%3A100%7D&actions=%5B%7B%22type%22%3A%22cash%22%7D%5D&seed=cd',
  ],
  [{ ...FACTS, bet: 'x'.repeat(9000) }, '/fair?game=mines&hash=ab&client=mine&nonce=4'],
])('a round to check %# leads to its page', (round, path) => {
  expect(frameMessageOf({ tl: 1, type: 'check', round })).toEqual({ type: 'check', path })
})

test.each([
  null,
  'ready',
  { type: 'ready' },
  { tl: 2, type: 'ready' },
  { tl: 1, type: 'win' },
  { tl: 1 },
  [],
  { tl: 1, type: 'round-staked', stake: 500 },
  { tl: 1, type: 'round-staked', round: 'r-1', stake: -500 },
  { tl: 1, type: 'round-staked', round: 'r-1', stake: '500' },
  { tl: 1, type: 'check' },
  { tl: 1, type: 'check', round: { ...FACTS, nonce: '4' } },
  { tl: 1, type: 'check', round: { ...FACTS, game_code: 'x'.repeat(200) } },
  { tl: 1, type: 'check', round: { ...FACTS, seed_hash: null } },
])('%j is not a message', (data) => {
  expect(frameMessageOf(data)).toBeNull()
})
