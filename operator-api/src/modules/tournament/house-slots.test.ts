import { FEE_SCALE, LIMITS } from '@touchline/contracts/limits'
import * as fc from 'fast-check'
import { feeOf, fundedPoolOf, HOUSE_SLOTS, type HouseSlot, planRoom, type UpcomingMatch } from './house-slots'

/** Saturday 21 November 2026, 23:22 GMT+8. */
const NOW = Date.UTC(2026, 10, 21, 15, 22)
const MINUTE = 60_000

const match = (id: number, minutes: number, facts: Partial<UpcomingMatch> = {}): UpcomingMatch => ({
  id,
  leagueId: id % 3,
  sport: 1,
  league: `League ${id % 3}`,
  home: `Home ${id}`,
  away: `Away ${id}`,
  kickoff: NOW + minutes * MINUTE,
  parent: null,
  ...facts,
})
const slot = (name: string): HouseSlot => {
  const found = HOUSE_SLOTS.find(({ slot }) => slot === name)
  if (!found) throw new Error(`No slot ${name}`)
  return found
}
const many = Array.from({ length: 40 }, (_, i) => match(i + 1, 10 + i * 15))
const first = () => 0

describe('the plan of a house room', () => {
  test.each([
    ['quick', 'Saturday Three'],
    ['four', 'Sunday Four'],
    ['high', 'Sunday High Table'],
    ['free-1', 'Free Saturday Cup'],
  ])('in slot %s is named %s after its first kick-off', (name, title) => {
    expect(planRoom(slot(name), many, NOW, first)?.name).toBe(title)
  })

  test('takes one league for a league slot, and is named after it', () => {
    const plan = planRoom(slot('league-1'), many, NOW, first)
    expect(new Set(plan?.matches.map(({ leagueId }) => leagueId)).size).toBe(1)
    expect(plan?.name).toBe(`${plan?.matches[0]?.league} Three`)
  })

  const changed = (facts: Partial<UpcomingMatch>) => many.map((one) => ({ ...one, ...facts }))

  test.each([
    ['too few', many.slice(0, 2)],
    ['too soon', changed({ kickoff: NOW + 5 * MINUTE })],
    ['too far', changed({ kickoff: NOW + 40 * 60 * MINUTE })],
    ['of another sport', changed({ sport: 2 })],
    ['children of others', changed({ parent: 99 })],
  ])('is not made from matches that are %s', (_, matches) => {
    expect(planRoom(slot('quick'), matches, NOW, first)).toBeNull()
  })

  test('always has the matches of its slot, each once, none before its lead, the first one first', () => {
    const numbers = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(fc.constantFrom(...HOUSE_SLOTS), numbers, (house, chances) => {
        let turn = 0
        const plan = planRoom(house, many, NOW, () => chances[turn++ % chances.length] ?? 0)
        if (!plan) return
        const kickoffs = plan.matches.map(({ kickoff }) => kickoff)
        expect(new Set(plan.matches).size).toBe(house.matches)
        expect(Math.min(...kickoffs)).toBeGreaterThanOrEqual(NOW + house.leadMinutes * MINUTE)
        expect(kickoffs).toEqual([...kickoffs].sort((a, b) => a - b))
      }),
    )
  })
})

describe('house slots', () => {
  test.each(['MYR', 'IDR', 'MMK'] as const)('keep to the bounds of entry fees in %s', (currency) => {
    const { fee } = LIMITS.tournament
    for (const house of HOUSE_SLOTS) {
      const units = feeOf(house, currency) / 100 / FEE_SCALE[currency]
      expect(house.room_type === 3 ? units === 0 : units >= fee.min && units <= fee.max).toBe(true)
      expect(fundedPoolOf(house, currency) > 0).toBe(house.room_type === 3)
    }
  })

  test('have names of their own', () => {
    expect(new Set(HOUSE_SLOTS.map((house) => house.slot)).size).toBe(HOUSE_SLOTS.length)
  })
})
