import { FOOTBALL } from '@touchline/contracts/odds'
import type { Translate } from '@touchline/ui/words'
import type { BlockCell } from '../../../shared/domain/match-block'
import type { OddsLine } from '../../state/board-match'
import { priceName } from './price-name'

const t = ((key: string) => key) as unknown as Translate
const TENNIS = 3

const cellOf = (betType: string, selection: number) =>
  ({ column: { betType, period: 0 }, selection }) as unknown as BlockCell
const lineOf = (sport: number, more: object = {}) =>
  ({
    period: 0,
    value: 0,
    myanmar: null,
    match: { head: { sport }, facts: { home: 'Arsenal', away: 'Fulham' } },
    ...more,
  }) as unknown as OddsLine

test.each([
  { sport: FOOTBALL, type: 'ml', text: 'Arsenal, spoken.ml, spoken.match, ' },
  { sport: FOOTBALL, type: 'tw', text: 'Arsenal, more.winner.tw, spoken.match, ' },
  { sport: TENNIS, type: 'ml', text: 'Arsenal, spoken.ml, spoken.match, ' },
  { sport: TENNIS, type: 'tw', text: 'Arsenal, spoken.tw, spoken.match, ' },
  { sport: FOOTBALL, type: 'orz', text: 'Arsenal, spoken.orz, ' },
  { sport: FOOTBALL, type: 'ou', text: 'spoken.over, spoken.ou, spoken.match, ' },
  { sport: FOOTBALL, type: 'oe', text: 'selection.odd, spoken.oe, spoken.match, ' },
])('of sport $sport a price of $type is called "$text"', ({ sport, type, text }) => {
  expect(priceName(cellOf(type, 0), lineOf(sport), { t, name: (text) => text })).toBe(text)
})

test.each([
  { type: 'hdp', text: 'Arsenal, Corners, spoken.hdp 0, spoken.match, ' },
  { type: 'ou', text: 'spoken.over, Corners, spoken.ou, spoken.match, ' },
  { type: 'oxt', text: 'Arsenal, Corners, spoken.oxt, spoken.match, ' },
  { type: 'oe', text: 'selection.odd, Corners, spoken.oe, spoken.match, ' },
])('where corners are counted a price of $type is called "$text"', ({ type, text }) => {
  const context = { t, name: (text: string) => text, counted: 'Corners' }
  expect(priceName(cellOf(type, 0), lineOf(FOOTBALL), context)).toBe(text)
})

// A Burmese price is one of the upper side: of the lower one it is no number with another sign.
test.each([
  {
    price: { goals: 1, percent: 65, upper: 0 },
    upper: 'Arsenal, spoken.hdp 1+65, spoken.match, ',
    lower: 'Fulham, spoken.hdp (Arsenal 1+65), spoken.match, ',
  },
  {
    price: { goals: 0, percent: -50, upper: 1 },
    upper: 'Fulham, spoken.hdp =−50, spoken.match, ',
    lower: 'Arsenal, spoken.hdp (Fulham =−50), spoken.match, ',
  },
  {
    price: { goals: 0, percent: 0, upper: 0 },
    upper: 'Arsenal, spoken.hdp =, spoken.match, ',
    lower: 'Fulham, spoken.hdp (Arsenal =), spoken.match, ',
  },
])('a Burmese body is called "$upper" and "$lower"', ({ price, upper, lower }) => {
  const text = (side: number) =>
    priceName(cellOf('hdp', side), lineOf(FOOTBALL, { myanmar: price }), { t, name: (text) => text })
  expect([text(price.upper), text(1 - price.upper)]).toEqual([upper, lower])
})
