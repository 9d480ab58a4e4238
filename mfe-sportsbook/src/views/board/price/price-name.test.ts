import { FOOTBALL } from '@touchline/contracts/odds'
import type { Translate } from '@touchline/ui/words'
import type { BlockCell } from '../../../domain/match-block'
import type { OddsLine } from '../../../state/board-match'
import { priceName } from './price-name'

const t = ((key: string) => key) as unknown as Translate
const TENNIS = 3

const cellOf = (betType: string, selection: number) =>
  ({ column: { betType, period: 0 }, selection }) as unknown as BlockCell
const lineOf = (sport: number, more: object = {}) =>
  ({
    ...{ period: 0, value: 0, myanmar: null },
    match: { head: { sport }, facts: { home: 'Arsenal', away: 'Fulham' } },
    ...more,
  }) as unknown as OddsLine

test.each([
  { sport: FOOTBALL, type: 'ml', said: 'Arsenal, more.winner.ml, ' },
  { sport: FOOTBALL, type: 'tw', said: 'Arsenal, more.winner.tw, ' },
  { sport: TENNIS, type: 'ml', said: 'Arsenal, spoken.ml, ' },
  { sport: FOOTBALL, type: 'orz', said: 'Arsenal, spoken.orz, ' },
  { sport: FOOTBALL, type: 'ou', said: 'spoken.over, spoken.ou, spoken.match, ' },
  { sport: FOOTBALL, type: 'oe', said: 'selection.odd, spoken.oe, spoken.match, ' },
])('of sport $sport a price of $type is called "$said"', ({ sport, type, said }) => {
  expect(priceName(cellOf(type, 0), lineOf(sport), { t, name: (text) => text })).toBe(said)
})

test('the sign of a Burmese line stands right before it', () => {
  const line = lineOf(FOOTBALL, { myanmar: { goals: 1, percent: 90, upper: 0 } })
  expect(priceName(cellOf('hdp', 1), line, { t, name: (text) => text })).toBe('Fulham, spoken.hdp +1+90, ')
})
