import { renderToStaticMarkup } from 'react-dom/server'
import { betTexts } from './bet-texts'
import { checkPath } from './check-path'
import { drawnOf } from './drawn'
import { RoundPicture } from './round-picture'

const t = (key: string, values: Record<string, string | number> = {}) =>
  [key.replace('picture.', ''), ...Object.values(values)].join(' ')
const draw = (kind: string | null, summary: unknown) =>
  renderToStaticMarkup(<RoundPicture kind={kind} summary={summary} t={t} />)

test.each<[string, unknown, string]>([
  ['slot', { window: ['DAT', 'JKQ', 'WSC'], wins: [] }, 'reels DAT JKQ WSC'],
  ['slot', { steps: [{ window: ['DA', 'JK'] }, { window: ['AA', 'BB'] }] }, 'reels DA JK'],
  [
    'slot',
    {
      window: ['DA', 'WS', '1-'],
      symbols: { D: 'gem', A: 'letter:A:210', W: 'wild:45', S: 'star', '1': 'bars:1', '-': 'blank' },
    },
    'reels symbol.gem, A; WILD, symbol.star; BAR 1, –',
  ],
  ['slot', { window: ['DX'], symbols: { D: 'gem' } }, 'reels symbol.gem, X'],
  ['baccarat', { player: [0, 13], banker: [51, 12, 3], winner: 'banker' }, 'player A♠ A♥, banker K♣ K♠ 4♠'],
  [
    'baccarat-no-commission',
    { player: [0, 1], banker: [13, 14], winner: 'tie' },
    'player A♠ 2♠, banker A♥ 2♥, tie',
  ],
  ['dragon-tiger', { dragon: 3, tiger: 415, winner: 'tiger' }, 'dragon 4♠, tiger K♣'],
  ['poker', { hand: [0, 1, 2, 3, 4], rank: 'straight' }, 'hand A♠ 2♠ 3♠ 4♠ 5♠'],
  ['hi-lo', { ranks: [1, 13], guesses: ['hi'] }, 'A K'],
  ['roulette', { number: 17 }, 'pocket 17'],
  ['sic-bo', { dice: [1, 2, 6], total: 9 }, 'dice 1 2 6'],
  ['dice', { roll: 42 }, 'numbers 42'],
  ['coin', { side: 'tails' }, 'tails'],
  ['plinko', { path: [0, 1, 1, 0, 1, 0, 0, 1], slot: 4 }, 'path 5'],
  ['mines', { mines: [1, 2, 3], opened: [0, 4] }, 'mines 2 3'],
  ['mines', { mines: null, opened: [0] }, 'mines 1 0'],
  ['crash', { stop: 231, cashedAt: 200 }, 'crash 2.31×'],
  ['fishing', { shots: [{ times: [0, 8] }, { times: [0] }] }, 'caught 1 2'],
])('a round of %s with %j is drawn and named %s', (kind, summary, name) => {
  const picture = draw(kind, summary)
  expect(picture).toContain(`aria-label="${name}"`)
  expect(picture).not.toMatch(/NaN|undefined/)
})

test.each([
  [null, { number: 1 }],
  ['chess', { number: 1 }],
  ['toString', {}],
  ['roulette', { number: 37 }],
  ['roulette', null],
  ['slot', { window: Array(99).fill('A') }],
  ['baccarat', { player: ['<b>'], banker: [], winner: 'player' }],
])('a round of %s with %j has no picture', (kind, summary) => {
  expect(drawnOf(kind, summary)).toBeNull()
  expect(draw(kind, summary)).toBe('')
})

test('a round is checked at an address that holds its facts', () => {
  const facts = { game: 'roulette', seed_hash: 'ab', client_seed: 'me & you', nonce: 3 }
  expect(checkPath(facts)).toBe('/fair?game=roulette&hash=ab&client=me+%26+you&nonce=3')
  expect(checkPath({ ...facts, bet: [{ bet: 'red', stake: 1 }], actions: [], seed: 'cd' })).toContain(
    '&bet=%5B%7B%22bet%22%3A%22red%22%2C%22stake%22%3A1%7D%5D&seed=cd',
  )
})

test.each<[string, unknown, readonly string[]]>([
  ['roulette', [{ bet: 'straight:17', stake: 500 }], ['17 500']],
  [
    'roulette-partage',
    [
      { bet: 'split:8-11', stake: 100 },
      { bet: 'red', stake: 1000 },
      { bet: 'dozen:2', stake: 5 },
      { bet: 'column:3', stake: 5 },
      { bet: 'first-four', stake: 5 },
    ],
    ['8/11 100', 'bets.roulette.red 1000', 'bets.roulette.dozen2 5', 'bets.roulette.column 3 5', '0/1/2/3 5'],
  ],
  ['baccarat', [{ bet: 'player-pair', stake: 1 }], ['bets.baccarat.player-pair 1']],
  [
    'sic-bo',
    [
      { bet: 'total:10', stake: 1 },
      { bet: 'pair:1-2', stake: 2 },
      { bet: 'any-triple', stake: 3 },
    ],
    ['bets.sic-bo.total 10 1', 'bets.sic-bo.pair 1/2 2', 'bets.sic-bo.any-triple 3'],
  ],
  [
    'dragon-tiger',
    [
      { bet: 'suited-tie', stake: 1 },
      { bet: 'dragon-odd', stake: 2 },
    ],
    ['bets.dragon-tiger.suited-tie 1', 'bets.dragon-tiger.dragon bets.dragon-tiger.odd 2'],
  ],
  ['duel', [{ bet: 'score:3-1', stake: 4 }], ['bets.duel.score 3 – 1 4']],
  ['slot', { stake: 20, mode: 'spin' }, []],
  ['roulette', [{ bet: '<b>', stake: 20 }], []],
  ['roulette', [{ bet: 'red', stake: '20' }], []],
  ['roulette', null, []],
])('bets of a round of %s with %j are named %j', (kind, bet, names) => {
  const amount = (minor: number) => String(minor)
  expect(betTexts({ kind, bet, t, amount }).map(({ name, stake }) => `${name} ${stake}`)).toEqual(names)
})
