import { CHECKED_GAMES, checkRound } from './check-round'
import type { TypedFacts } from './fair-address'

/** Seed 00…1f with the hash that was published for it. */
const SEED = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join('')
const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'

const facts = (more: Partial<TypedFacts>): TypedFacts => ({
  game: 'roulette',
  hash: HASH,
  seed: SEED,
  client: 'touchline',
  nonce: '0',
  bet: '',
  actions: '',
  ...more,
})

describe('a round', () => {
  test.each<[Partial<TypedFacts>, object]>([
    [
      { bet: '[{"bet":"straight:16","stake":10}]' },
      { kind: 'roulette', outcome: { number: 16 }, stake: 10, win: 360 },
    ],
    [{}, { kind: 'roulette', outcome: { number: 16 }, stake: null, win: null }],
    [
      { game: 'tl20', nonce: '154', bet: '{"stake":20,"mode":"spin"}' },
      { kind: 'slot', win: 310 },
    ],
    [
      { game: 'tl20', nonce: '154' },
      { kind: 'slot', win: null },
    ],
    [
      {
        game: 'mines',
        nonce: '14',
        bet: '{"stake":100,"mines":3}',
        actions: '[{"type":"open","cell":0},{"type":"cash"}]',
      },
      { kind: 'mines', win: 110, outcome: { opened: [0] } },
    ],
  ])('is played again with %j', (more, expected) => {
    const check = checkRound(facts(more))
    expect(check).toMatchObject({ ok: true, round: { ...expected, commitment: HASH, matches: true } })
    expect(check.ok && check.round.draws.length).toBeGreaterThan(0)
  })

  test.each([
    [HASH.toUpperCase(), true],
    [`0${HASH.slice(1)}`, false],
    ['', null],
  ])('with the published hash %s matches: %s', (hash, matches) => {
    expect(checkRound(facts({ hash }))).toMatchObject({ ok: true, round: { matches } })
  })

  test.each<[Partial<TypedFacts>, string, string]>([
    [{ game: '' }, 'game', 'missing'],
    [{ game: 'chess' }, 'game', 'unknownGame'],
    [{ seed: '' }, 'seed', 'missing'],
    [{ seed: 'ff' }, 'seed', 'wrong'],
    [{ client: 'a:b' }, 'client', 'wrong'],
    [{ nonce: '' }, 'nonce', 'missing'],
    [{ nonce: '-1' }, 'nonce', 'wrong'],
    [{ bet: '{' }, 'bet', 'wrong'],
    [{ bet: '[{"bet":"straight:99","stake":1}]' }, 'bet', 'wrong'],
    [{ game: 'mines' }, 'bet', 'noBet'],
    [{ game: 'mines', bet: '{"stake":1,"mines":3}', actions: '{}' }, 'actions', 'wrong'],
    [{ game: 'mines', bet: '{"stake":1,"mines":3}', actions: '[{"type":"fly"}]' }, 'actions', 'wrong'],
  ])('with %j has a fault in %s: %s', (more, field, problem) => {
    expect(checkRound(facts(more))).toEqual({ ok: false, field, problem })
  })
})

test('more than fifty games can be checked', () => {
  expect(CHECKED_GAMES.length).toBeGreaterThan(50)
  expect(new Set(CHECKED_GAMES).size).toBe(CHECKED_GAMES.length)
})

test.each([
  ['touchline', { balls: expect.any(Array) }],
  ['keno:20261122:0001', { result: expect.anything() }],
])('keno of %s is checked as it was played', (client, outcome) => {
  expect(checkRound(facts({ game: 'keno', client }))).toMatchObject({ ok: true, round: { outcome } })
})

test('a shared round is drawn again from its public id and its seed', () => {
  const seed = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('')
  const typed = {
    game: 's45',
    seed,
    client: 'race:45:20261122:001',
    nonce: '0',
    hash: '',
    bet: '',
    actions: '',
  }
  const check = checkRound(typed)
  expect(check.ok && check.round.matches).toBeNull()
  expect(check.ok && check.round.outcome).toMatchObject({ result: { order: expect.any(Array) } })
  expect(checkRound({ ...typed, client: 'race 45' })).toMatchObject({ ok: false, field: 'client' })
  expect(checkRound({ ...typed, hash: '00' })).toMatchObject({ ok: true, round: { matches: false } })
})
