import type { SlipLock } from '../domain/slip-gate'
import {
  betWording,
  type FormFacts,
  isGuide,
  lockKey,
  pageLock,
  pressForm,
  singleWording,
  termsMoveOf,
} from './press-form'

const BET = { bet: betWording('single', 'none', {}) }
const ready: FormFacts = {
  currency: 'MYR',
  pending: null,
  isGuarded: false,
  offer: BET,
  paysTooMuch: false,
  hasStake: true,
  stakeFault: null,
  movesTo: null,
}
const locks = (...names: SlipLock['lock'][]) => ({ locks: names.map((lock) => ({ lock }) as SlipLock) })

const tooFew: Partial<FormFacts> = { fault: { fault: 'too_few', missing: 1, least: 2 } }
const tooMany: Partial<FormFacts> = { fault: { fault: 'too_many', most: 12 } }
const alone: Partial<FormFacts> = { fault: { fault: 'alone', places: [0, 2] } }
const conflict: Partial<FormFacts> = { fault: { fault: 'conflict', places: [0, 1], count: 1 } }

test.each<[string, Partial<FormFacts>, key: string, reason: string, isLocked: boolean, values?: object]>([
  ['ready', {}, 'button.confirm', 'bet', false],
  ['ready just after a change', { isGuarded: true }, 'button.confirm', 'bet', true],
  ['validated', { pending: 'validating' }, 'button.validating', 'pending', true],
  ['sent', { pending: 'sending' }, 'button.sending', 'pending', true],
  ['waiting', { pending: 'waiting' }, 'button.waiting', 'pending', true],
  ['looked up', { pending: 'checking', deadLegs: 2 }, 'button.checking', 'pending', true],
  ['with dead legs', { deadLegs: 2, isGuarded: true }, 'combined.dead', 'dead_legs', false, { count: 2 }],
  ['with a conflict', conflict, 'parlay.resolve', 'conflict', false, { count: 1 }],
  ['with single legs', alone, 'parlay.resolve', 'legs', true, { count: 2 }],
  ['with few legs', { ...tooFew, offer: locks('view_only') }, 'parlay.addMore', 'legs', true, { count: 1 }],
  ['with too many legs', tooMany, 'parlay.tooMany', 'legs', true, { most: 12 }],
  ['not allowed', { fault: { fault: 'no_limit' } }, 'combined.noLimit', 'legs', true],
  ['suspended', { offer: locks('suspended') }, 'button.suspended', 'offer', true],
  ['suspended twice', { offer: locks('suspended', 'suspended') }, 'button.suspended', 'offer', true],
  ['locked differently', { offer: locks('suspended', 'loading') }, 'button.locked', 'offer', true],
  ['locked without a reason', { offer: locks(), hasStake: false }, 'button.locked', 'offer', true],
  ['over the payout limit', { paysTooMuch: true, hasStake: false }, 'overPayout.button', 'payout', true],
  ['without a stake', { hasStake: false, stakeFault: 'noAmount' }, 'button.enterStake', 'no_stake', false],
  ['with an unreadable stake', { stakeFault: 'noAmount' }, 'button.enterStake', 'no_stake', false],
  ['over the balance', { stakeFault: 'short', movesTo: 500 }, 'button.short', 'stake', true],
  ['on a full match', { stakeFault: 'full' }, 'button.locked', 'stake', true],
  ['outside the limits', { movesTo: 500_000 }, 'button.setStake', 'stake_move', false, { amount: '5,000' }],
  ['with rows outside the limits', { movesTo: 'rows' }, 'button.setStakes', 'stake_move', false],
  ['with changed rows', { hasRowsToRead: true }, 'systemBet.readFirst', 'rows', false],
])('the button of a bet %s', (_, facts, key, reason, isLocked, values = undefined) => {
  const form = pressForm({ ...ready, ...facts })
  expect(form).toMatchObject({ text: { key, ...(values && { values }) }, reason, isLocked })
  // A press on it leads to the solution.
  expect(isGuide(form)).toBe(reason === 'dead_legs' || reason === 'conflict')
})

test.each([
  ['single', 'none', 'button.confirm'],
  ['single', 'price', 'button.betAt'],
  ['single', 'line', 'button.betLine'],
  ['single', 'score', 'button.betLine'],
  ['several', 'none', 'several.betAll'],
  ['several', 'price', 'several.betAtNew'],
  ['several', 'line', 'several.betAtNewLine'],
  ['several', 'score', 'several.betAtNewScore'],
  ['parlay', 'none', 'button.confirm'],
  ['parlay', 'price', 'button.betAt'],
  ['parlay', 'line', 'parlay.betNewLine'],
  ['parlay', 'score', 'parlay.betNewScore'],
  ['system', 'none', 'systemBet.confirm'],
  ['system', 'price', 'systemBet.confirmNew'],
  ['system', 'line', 'systemBet.confirmNewLine'],
  ['system', 'score', 'systemBet.confirmNewScore'],
  ['body', 'none', 'button.confirm'],
  ['body', 'price', 'button.betAt'],
  ['body', 'line', 'button.betAt'],
  ['maung', 'none', 'button.confirm'],
  ['maung', 'price', 'burmese.betNew'],
  ['maung', 'line', 'burmese.betNewLine'],
] as const)('a %s with the move %s reads %s', (kind, move, key) => {
  expect(betWording(kind, move, { odds: '0.96' })).toEqual({ key, values: { odds: '0.96' } })
})

describe('the move of terms', () => {
  const terms = { betType: 'hdp', sport: 1, line: -2, odds: 96, lineId: 1, oddsType: 1, stored: 96 }
  const gate = (name: string, from = {}) =>
    ({ gate: name, terms: { ...terms, score: [1, 0] }, from: { ...terms, score: [1, 0], ...from } }) as never
  const [confirm, price] = [gate('confirm'), gate('accept_price')]
  const line = gate('accept_line', { line: -4, lineId: 2 })
  const score = gate('accept_line', { score: [0, 0] })

  test.each([
    ['none', [confirm]],
    ['price', [confirm, price]],
    ['line', [price, line]],
    ['line', [score, line]],
    ['score', [price, score]],
  ])('is %s', (move, gates) => {
    expect(termsMoveOf(gates)).toBe(move)
  })

  const leg = (bet_type: string) => ({ bet_type, line: -2, selection: 'home', odds: 96 }) as never
  test.each([
    [confirm, 'hdp', 'button.confirm'],
    [price, 'hdp', 'button.betAt'],
    [line, 'hdp', 'button.betLine'],
    [line, '1x2', 'button.betAt'],
  ])('is on the button of a single', (one, type, key) => {
    expect(singleWording(one, leg(type))).toMatchObject({ key, values: { odds: '0.96' } })
  })
})

test.each([
  [{ isViewOnly: true, closedUntil: 1, freshness: 'lost' }, 'button.viewOnly'],
  [{ isViewOnly: false, closedUntil: 1, freshness: 'lost' }, 'button.maintenance'],
  [{ isViewOnly: false, closedUntil: null, freshness: 'lost' }, 'button.locked'],
  [{ isViewOnly: false, closedUntil: null, freshness: 'stale' }, 'button.locked'],
  [{ isViewOnly: false, closedUntil: null, freshness: 'fresh' }, null],
] as const)('a page with %j locks every bet: %s', (page, key) => {
  const lock = pageLock(page)
  expect(lock && lockKey(lock)).toBe(key)
})
