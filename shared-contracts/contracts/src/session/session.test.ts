import * as v from 'valibot'
import { accessibilityOf } from './accessibility'
import { defaultPreferences, Preferences } from './preferences'
import { type BetLimit, limitFor, limitOfKind, stakesOfSingles } from './session'

const limit = (key: string): BetLimit => ({ key, min_bet: 1000, max_bet: 500_000, max_payout: 5_000_000 })
const limits = new Map(['*', '1', '1:cs'].map((key) => [key, limit(key)]))

describe('bet limits', () => {
  test.each([
    [1, 'cs', '1:cs'],
    [1, 'hdp', '1'],
    [2, 'hdp', '*'],
  ])('of sport %i, bet type %s come from %s', (sport, type, key) => {
    expect(limitFor(limits, sport, type)?.key).toBe(key)
  })

  test.each([
    [['parlay:1', 'parlay', '1', '*'], 'parlay:1'],
    [['parlay:2', 'parlay', '1', '*'], 'parlay'],
    [['system', '1', '1:hdp', '*'], '1'],
    [['mmo_parlay', '2', '*'], '*'],
  ])('of a parlay on football, among %p, come from %s', (keys, key) => {
    expect(limitOfKind(new Map(keys.map((own) => [own, limit(own)])), 'parlay', 1)?.key).toBe(key)
  })

  test('of a stake that is kept for singles are the widest of sports and bet types, without other kinds', () => {
    const named = [
      { ...limit('*'), max_bet: 200_000 },
      { ...limit('1'), max_bet: 300_000 },
      { ...limit('1:cs'), min_bet: 500, max_bet: 30_000 },
      { ...limit('parlay'), min_bet: 100, max_bet: 900_000 },
      { ...limit('mmo_single:1'), min_bet: 200 },
    ]
    expect(stakesOfSingles(named)).toEqual({ min_bet: 500, max_bet: 300_000, max_payout: 5_000_000 })
    expect(stakesOfSingles([limit('parlay')])).toBeNull()
  })

  test('are undefined when none applies', () => {
    expect(limitFor(new Map(), 1, 'hdp')).toBeUndefined()
  })
})

describe('preferences', () => {
  test('of a new member are Malay odds, English, better odds accepted, odds refreshed', () => {
    expect(defaultPreferences()).toMatchObject({
      pageDisplay: { oddsType: 1, language: 'en', pageSize: 10 },
      betting: { acceptBetterOdds: true, acceptAnyOdds: false, autoRefreshOdds: true },
    })
  })

  test.each([
    ['a theme that there is not', { pageDisplay: { theme: 'sepia' } }],
    ['a page size below one', { pageDisplay: { pageSize: 0 } }],
    ['a group that is none', { betting: [] }],
    ['a stake that is no number', { betting: { defaultStakeAmount: '100' } }],
    ['favourites one of which is no id', { favourites: [1, 'two'] }],
    ['a setting of a page to come', { pageDisplay: { font: 'large' } }],
    ['a time window that there is not', { timeFilter: 77 }],
  ])('lose nothing else by %s', (_, wrong) => {
    expect(v.parse(Preferences, { ...wrong, hideBalance: true })).toEqual({
      ...defaultPreferences(),
      hideBalance: true,
    })
    const others = { pageType: 'single', ...('pageDisplay' in wrong ? wrong.pageDisplay : {}) }
    expect(v.parse(Preferences, { ...wrong, pageDisplay: others }).pageDisplay.pageType).toBe('single')
  })

  test('of two members are not the same lists', () => {
    expect(defaultPreferences().favourites).not.toBe(defaultPreferences().favourites)
  })

  test('of a shell that does not know the newest are those of everybody', () => {
    expect(accessibilityOf({})).toEqual(defaultPreferences().accessibility)
    const spoken = { ...defaultPreferences().accessibility, spoken: 'off' as const }
    expect(accessibilityOf({ accessibility: spoken })).toEqual(spoken)
  })

  test('survive a trip through JSON', () => {
    expect(v.parse(Preferences, JSON.parse(JSON.stringify(defaultPreferences())))).toEqual(
      defaultPreferences(),
    )
  })
})
