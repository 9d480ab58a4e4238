import { arsenalBet, arsenalLeg } from '../../testing/slip-fixtures'
import { kindOf, type LastBet, lastBetOf, laterBet } from './receipts'

const MYANMAR = { goals: 1, percent: 35, upper: 'home' } as const

describe('a bet that the server lists is made anew', () => {
  test.each([
    { kind: 'single', mode: 'single' },
    { kind: 'parlay', mode: 'parlay' },
    { kind: 'system', mode: 'system' },
    { kind: 'mmo_single', mode: 'myanmar' },
    { kind: 'mmo_parlay', mode: 'myanmar' },
  ] as const)('$kind has the mode $mode', ({ kind, mode }) => {
    const legs = kind.endsWith('parlay') ? [arsenalLeg(), arsenalLeg()] : [arsenalLeg()]
    const last = lastBetOf(arsenalBet({ kind, legs }))
    expect([last.mode, kindOf(last)]).toEqual([mode, kind])
  })

  test.each([
    { currency: 'MYR', stake: 12_050, text: '120.50' },
    { currency: 'IDR', stake: 5_000_000, text: '50,000' },
  ] as const)('with its stake of $text $currency', ({ currency, stake, text }) => {
    expect(lastBetOf(arsenalBet({ currency, stake })).stakeText).toBe(text)
  })

  test('a system with the stake of each size, and none of all together', () => {
    const units = [
      { size: 2, stake: 300, tickets: 3 },
      { size: 3, stake: 1000, tickets: 1 },
    ]
    const last = lastBetOf(arsenalBet({ kind: 'system', stake: 1900, units }))
    expect([last.stakeText, last.rows]).toEqual(['', { 2: '3', 3: '10' }])
  })

  test('with the selections of its legs, Burmese ones with their price', () => {
    const legs = [arsenalLeg(), { ...arsenalLeg(), match_id: 9, line_id: 90, myanmar: MYANMAR }]
    const [first, second] = lastBetOf(arsenalBet({ legs })).picks
    expect(first).not.toHaveProperty('myanmar')
    expect(second).toMatchObject({ match_id: 9, line_id: 90, myanmar: MYANMAR })
  })
})

describe('of two bets the later one is made anew', () => {
  const bet = (betId?: string): LastBet => ({ ...lastBetOf(arsenalBet()), betId })
  test.each([
    { kept: bet('9'), listed: bet('10'), later: '10' },
    { kept: bet('10'), listed: bet('9'), later: '10' },
    { kept: bet('9'), listed: null, later: '9' },
    { kept: null, listed: bet('9'), later: '9' },
    { kept: bet(), listed: bet('1'), later: undefined },
    { kept: null, listed: null, later: undefined },
  ])('kept $kept.betId, listed $listed.betId: $later', ({ kept, listed, later }) => {
    expect(laterBet(kept, listed)?.betId).toBe(later)
  })
})
