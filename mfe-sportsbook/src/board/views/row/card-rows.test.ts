import { boardColumns } from '../../../shared/domain/board-columns'
import { layOutBlock } from '../../../shared/domain/match-block'
import { foldColumns } from '../../domain/fold-columns'
import { cardRows } from './card-rows'

const FOOTBALL = 1
const TENNIS = 3

test.each([
  {
    what: 'the draw, beside which is the way to all markets',
    sport: FOOTBALL,
    isWhole: false,
    rows: { prices: 3, more: 5 },
  },
  { what: 'the draw alone', sport: FOOTBALL, isWhole: true, rows: { prices: 3, more: 5 } },
  {
    what: 'the way to all markets below two sides',
    sport: TENNIS,
    isWhole: false,
    rows: { prices: 3, more: 5 },
  },
  { what: 'two sides and no empty line', sport: TENNIS, isWhole: true, rows: { prices: 2, more: null } },
])('a card holds $what', ({ sport, isWhole, rows }) => {
  const block = layOutBlock(foldColumns(boardColumns('hdpou', sport, 'match'), 3), 0)
  expect(cardRows({ ...block, isWhole })).toEqual(rows)
})
