import type { Bet } from '@touchline/contracts/calls'
import { arsenalBet, arsenalLeg } from '../../testing/slip-fixtures'
import { after, bet, feed, PICK, picked, pickOf, placed, quotes, type Step } from '../../testing/slip-steps'
import {
  kindOf,
  type LastBet,
  lastBetOf,
  laterBet,
  ofLatestPress,
  type SlipReceipt,
  withReceipt,
} from './receipts'
import { nextKey } from './reduce-bet'
import type { SentBet } from './slip-sent'

test.each([
  { key: 'e0c1f7aa-90b2', next: 'e0c1f7aa-90b2.1' },
  { key: 'e0c1f7aa-90b2.1', next: 'e0c1f7aa-90b2.2' },
  { key: 'e0c1f7aa-90b2.9', next: 'e0c1f7aa-90b2.10' },
])('the key after $key is $next', ({ key, next }) => {
  expect(nextKey(key)).toBe(next)
})

/** Of the bet `id` on an entry of the slip, by a press. */
const of = (id: string, entry?: number, press?: number) =>
  ({ bet: { bet_id: id }, entry, press }) as SlipReceipt
const idsOf = (receipts: readonly SlipReceipt[]) => receipts.map(({ bet }) => bet.bet_id).join(' ')

test.each([
  { it: 'singles of a press as in the slip', added: [of('c', 3), of('a', 1), of('b', 2)], order: 'a b c' },
  {
    it: 'the latest first',
    added: [of('single', 1), of('again', 1), of('parlay')],
    order: 'parlay again single',
  },
  { it: 'a press alone', added: [of('a', 1, 1), of('c', 3, 2)], order: 'c a', latest: 'c' },
  {
    it: 'a press together',
    added: [of('a', 1, 1), of('c', 3, 2), of('b', 2, 2)],
    order: 'b c a',
    latest: 'b c',
  },
])('receipts are listed and counted: $it', ({ added, order, latest = order }) => {
  const receipts = added.reduce<readonly SlipReceipt[]>(withReceipt, [])
  expect([idsOf(receipts), idsOf(ofLatestPress(receipts))]).toEqual([order, latest])
})

test('the newest receipt is that of the last accepted bet, until all are read or the member leaves', () => {
  const steps: Step[] = [
    PICK,
    picked(pickOf(1)),
    feed(),
    feed({}, 1),
    quotes(),
    quotes(pickOf(1), 2),
    { type: 'each_stake', input: { do: 'type', text: '100' } },
    { type: 'drawn' },
    { type: 'pressed_all' },
  ]
  const bets = after(...steps).effects.flatMap((effect) => (effect.do === 'place' ? [effect.sent] : []))
  for (const owner of [2, 1]) {
    const sent = bets[owner - 1] as SentBet
    const data = { bet: placed({ bet_id: `b${owner}` }, sent) }
    steps.push(bet({ type: 'answered', sent, answer: { kind: 'ok', data } }, owner))
  }
  const shownAfter = (...more: Step[]) => {
    const { receipts, newestReceipt } = after(...steps, ...more).state
    return [idsOf(receipts), newestReceipt?.bet.bet_id]
  }
  expect(shownAfter()).toEqual(['b1 b2', 'b1'])
  expect(shownAfter({ type: 'receipts_read' })).toEqual(['', undefined])
  expect(shownAfter({ type: 'logged_out' })).toEqual(['', undefined])
})

describe('a listed bet is made anew', () => {
  test.each<{ kind: Bet['kind']; mode: LastBet['mode'] }>([
    { kind: 'single', mode: 'single' },
    { kind: 'parlay', mode: 'parlay' },
    { kind: 'system', mode: 'system' },
    { kind: 'mmo_single', mode: 'myanmar' },
    { kind: 'mmo_parlay', mode: 'myanmar' },
  ])('in its mode: a $kind in $mode', ({ kind, mode }) => {
    const legs = kind.endsWith('parlay') ? [arsenalLeg(), arsenalLeg()] : [arsenalLeg()]
    const last = lastBetOf(arsenalBet({ kind, legs }))
    expect([last.mode, kindOf(last)]).toEqual([mode, kind])
  })

  const units = [
    { size: 2, stake: 300, tickets: 3 },
    { size: 3, stake: 1000, tickets: 1 },
  ]
  test.each<{ bet: Partial<Bet>; stakeText: string; rows?: object }>([
    { bet: { currency: 'MYR', stake: 12_050 }, stakeText: '120.50' },
    { bet: { currency: 'IDR', stake: 5_000_000 }, stakeText: '50,000' },
    { bet: { kind: 'system', stake: 1900, units }, stakeText: '', rows: { 2: '3', 3: '10' } },
  ])('with its stake, that of a system by its sizes: "$stakeText"', ({ bet, stakeText, rows }) => {
    const last = lastBetOf(arsenalBet(bet))
    expect([last.stakeText, last.rows]).toEqual([stakeText, rows])
  })

  test('with the selections of its legs, Burmese ones with their price', () => {
    const myanmar = { goals: 1, percent: 35, upper: 'home' } as const
    const legs = [arsenalLeg(), { ...arsenalLeg(), match_id: 9, line_id: 90, myanmar }]
    const [first, second] = lastBetOf(arsenalBet({ legs })).picks
    expect(first).not.toHaveProperty('myanmar')
    expect(second).toMatchObject({ match_id: 9, line_id: 90, myanmar })
  })

  const last = (betId?: string): LastBet => ({ ...lastBetOf(arsenalBet()), betId })
  test.each([
    { kept: last('9'), listed: last('10'), later: '10' },
    { kept: last('10'), listed: last('9'), later: '10' },
    { kept: last('9'), listed: null, later: '9' },
    { kept: null, listed: last('9'), later: '9' },
    { kept: last(), listed: last('1'), later: undefined },
    { kept: null, listed: null, later: undefined },
  ])('if it is the later one: kept $kept.betId, listed $listed.betId, later $later', (row) => {
    expect(laterBet(row.kept, row.listed)?.betId).toBe(row.later)
  })
})
