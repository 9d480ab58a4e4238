import { TIME_FILTERS, type TimeFilter } from '@touchline/contracts/limits'
import * as fc from 'fast-check'
import { runs } from '../testing/runs'
import { bettingDay, marketOfKickoff } from './betting-day'
import { defaultTimeFilter, inTimeWindow, timeFilterWindow } from './time-filter-window'

/** A moment of GMT+8, in August 2026 unless a month is written. */
const at = (text: string): number => Date.parse(`2026-08-${text}:00+08:00`)

describe('the time filters of the board', () => {
  test.each<[filter: TimeFilter, now: string, from: string, to: string]>([
    [9, '10T15:00', '10T15:00', '10T17:00'],
    [1, '10T22:30', '10T22:30', '11T02:30'],
    [2, '10T15:00', '10T15:00', '10T23:00'],
    [3, '10T15:00', '10T15:00', '11T00:00'],
    [3, '10T00:00', '10T00:00', '11T00:00'],
    [4, '10T15:00', '11T00:00', '11T04:00'],
    [4, '10T03:59', '10T00:00', '10T04:00'],
    [4, '10T04:00', '11T00:00', '11T04:00'],
    [5, '10T15:00', '11T04:00', '11T12:00'],
    [5, '10T02:00', '10T04:00', '10T12:00'],
    [5, '10T12:00', '11T04:00', '11T12:00'],
  ])('filter %s at %s shows %s to %s', (filter, now, from, to) => {
    expect(timeFilterWindow(filter, at(now))).toEqual({ from: at(from), to: at(to) })
  })

  test('filter 0 shows everything', () => {
    expect(timeFilterWindow(0, at('10T15:00'))).toBeNull()
    expect(inTimeWindow(at('31T15:00'), null)).toBe(true)
  })

  test('a window holds its beginning and not its end', () => {
    const window = timeFilterWindow(9, at('10T15:00'))
    expect(
      ['10T14:59', '10T15:00', '10T16:59', '10T17:00'].map((kickoff) => inTimeWindow(at(kickoff), window)),
    ).toEqual([false, true, true, false])
  })

  test('every window ends after now and lasts at most a day', () => {
    const moments = fc.integer({ min: 0, max: at('31T00:00') })
    fc.assert(
      fc.property(fc.constantFrom(...TIME_FILTERS), moments, (filter, now) => {
        const window = timeFilterWindow(filter, now)
        if (!window) return
        expect(window.to).toBeGreaterThan(now)
        expect(window.to - window.from).toBeLessThanOrEqual(24 * 3_600_000)
      }),
      runs(10_000),
    )
  })

  test.each([
    ['07T23:59', 0],
    ['08T00:00', 1],
    ['09T23:59', 1],
    ['10T00:00', 0],
  ])('on %s in GMT+8 the board begins with filter %s', (now, filter) => {
    expect(defaultTimeFilter(at(now))).toBe(filter)
  })
})

describe('the betting day', () => {
  test.each([
    ['10T11:59', '2026-08-09', '09T12:00', '10T12:00'],
    ['10T12:00', '2026-08-10', '10T12:00', '11T12:00'],
    ['11T00:30', '2026-08-10', '10T12:00', '11T12:00'],
  ])('of %s is %s', (now, date, from, to) => {
    expect(bettingDay(at(now))).toEqual({ date, from: at(from), to: at(to) })
  })

  test('can begin at another hour', () => {
    expect(bettingDay(at('10T11:59'), 0)).toEqual({
      date: '2026-08-10',
      from: at('10T00:00'),
      to: at('11T00:00'),
    })
  })

  test.each([
    ['10T15:00', '11T11:59', 2],
    ['10T15:00', '11T12:00', 1],
    ['10T11:00', '10T12:00', 1],
    ['10T15:00', '10T14:55', 2],
  ])('at %s a match of %s belongs to market %s', (now, kickoff, market) => {
    expect(marketOfKickoff(at(kickoff), at(now))).toBe(market)
  })
})
