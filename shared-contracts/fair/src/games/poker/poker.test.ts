import { cardName } from '../../fairness/cards'
import { vectorDraws } from '../../testing/vectors'
import { handOf } from './hand-rank'
import { POKER_PAYS, type PokerAction, type PokerState, poker } from './poker'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const cards = (text: string) =>
  text.split(' ').map((name) => 'shdc'.indexOf(name.slice(-1)) * 13 + RANKS.indexOf(name.slice(0, -1)))
const start = (bet = {}): PokerState => {
  const started = poker.start({ stake: 10, ...bet }, vectorDraws(13))
  if (!started.ok) throw new Error(started.problem)
  return started.value
}
const hold = (...places: number[]): PokerAction => ({
  type: 'hold',
  hold: [0, 1, 2, 3, 4].map((place) => places.includes(place)),
})

test.each([
  ['10h Jh Qh Kh Ah', 'royal-flush'],
  ['Ah 2h 3h 4h 5h', 'straight-flush'],
  ['9c 10c Jc Qc Kc', 'straight-flush'],
  ['9c 9d 9h 9s Kc', 'four'],
  ['9c 9d 9h Ks Kc', 'full-house'],
  ['2h 4h 6h 8h Kh', 'flush'],
  ['Ah 2d 3h 4h 5h', 'straight'],
  ['10h Jd Qh Kh Ah', 'straight'],
  ['Qh Kd Ah 2h 3h', 'nothing'],
  ['9c 9d 9h 2s Kc', 'three'],
  ['9c 9d 2h 2s Kc', 'two-pair'],
  ['Jc Jd 2h 3s Kc', 'jacks'],
  ['Ac Ad 2h 3s Kc', 'jacks'],
  ['10c 10d 2h 3s Kc', 'nothing'],
])('%s is %s', (hand, name) => {
  expect(handOf(cards(hand))).toBe(name)
})

test('the deal of nonce 13, a hold and the replacements in the order of the hand', () => {
  const dealt = start()
  expect(poker.view(dealt).hand.map(cardName).join(' ')).toBe('2d 9d 3d Jh Jc')
  const next = poker.act(dealt, hold(3, 4))
  if (!next.ok) throw new Error(next.problem)
  expect(poker.view(next.value).hand.map(cardName).join(' ')).toBe('Qc Kh Ah Jh Jc')
  expect(next.value).toMatchObject({ stage: 'closed', win: 10 })
})

test('a hold is final', () => {
  const next = poker.act(start(), hold(0))
  if (!next.ok) throw new Error(next.problem)
  expect(next.value).toMatchObject({ stage: 'closed' })
  expect(poker.act(next.value, hold(1))).toEqual({ ok: false, problem: 'roundClosed' })
})

test('an abandoned hand keeps its cards', () => {
  expect(poker.expire(start())).toMatchObject({
    stage: 'closed',
    win: 10,
    hold: [true, true, true, true, true],
  })
})

test.each([
  [{ type: 'hold', hold: [true] }],
  [{ type: 'hold', hold: [1, 0, 0, 0, 0] }],
  [{ type: 'hold' }],
  [{ type: 'draw', hold: [true, true, true, true, true] }],
  [null],
])('the action %j is rejected', (action) => {
  expect(poker.act(start(), action as never)).toEqual({ ok: false, problem: 'invalidAction' })
})

test.each(['6/5', 'constructor', ''])('there is no table %j', (table) => {
  expect(poker.start({ stake: 10, table: table as never }, vectorDraws(0))).toEqual({
    ok: false,
    problem: 'invalidBet',
  })
})

test.each([
  ['9/6', 9, 6],
  ['8/5', 8, 5],
  ['7/5', 7, 5],
] as const)('table %s pays %i for a full house and %i for a flush', (table, full, flush) => {
  expect(POKER_PAYS[table]).toMatchObject({ 'full-house': full, flush, 'royal-flush': 800, jacks: 1 })
})
