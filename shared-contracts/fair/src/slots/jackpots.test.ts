import { nodeDraws } from '../testing/simulate'
import { SLOTS } from './catalogue'
import { JACKPOTS, jackpotChances, jackpotOf, jackpotReturn } from './jackpots'
import { playSlot } from './play-slot'

const [harbour, lantern] = JACKPOTS as [(typeof JACKPOTS)[0], (typeof JACKPOTS)[0]]
const threeBars = SLOTS.find(({ code }) => code === 'three-bars')
if (!threeBars) throw new Error('a slot is missing')

test('each slot has one jackpot at most, and every slot of a jackpot exists', () => {
  const codes = JACKPOTS.flatMap(({ games }) => games)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !SLOTS.some((slot) => slot.code === code))).toEqual([])
  expect([jackpotOf('three-bars'), jackpotOf('tl20')]).toEqual([lantern, null])
})

test.each(JACKPOTS)('$code returns 0.50 % by its contributions and 0.25 % by its seed', (jackpot) => {
  expect(jackpotReturn(jackpot)).toBe(75)
})

test.each([
  [100, 100, 1000],
  [20, 100, 200],
  [50_000, 100, 500_000],
  [20_000, 100_000, 200],
  [1, 100_000, 0],
])('a bet of %i at a unit of %i has %i rolls', (bet, unit, chances) => {
  expect(jackpotChances(harbour, bet, unit)).toBe(chances)
})

test.each([
  [1_000_000, true],
  [0, false],
])('with %i chances in a million the draw after the reels wins: %s', (chances, isWon) => {
  const bet = { stake: 100, mode: 'spin' as const }
  const without = playSlot(threeBars, bet, nodeDraws('jackpot'))
  const played = playSlot(threeBars, { ...bet, jackpot: { chances, rolls: 1_000_000 } }, nodeDraws('jackpot'))
  expect(played).toMatchObject({ ok: true, value: { jackpot: { isWon } } })
  expect(without.ok && played.ok && [played.value.steps, played.value.win]).toEqual(
    without.ok && [without.value.steps, without.value.win],
  )
})

test('draws win as often as the chances say', () => {
  const draws = nodeDraws('often')
  const jackpot = { chances: 2_500, rolls: 10_000 }
  let wins = 0
  for (let n = 0; n < 4000; n += 1) {
    const played = playSlot(threeBars, { stake: 100, mode: 'spin', jackpot }, draws)
    if (played.ok && played.value.jackpot?.isWon) wins += 1
  }
  expect(Math.abs(wins - 1000)).toBeLessThan(4 * Math.sqrt(4000 * 0.25 * 0.75))
})
