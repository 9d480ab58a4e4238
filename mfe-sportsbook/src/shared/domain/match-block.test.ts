import { CORRECT_SCORES } from '@touchline/contracts/odds'
import { foldColumns } from '../../board/domain/fold-columns'
import { boardColumns } from './board-columns'
import { BOARD_VIEWS } from './board-view'
import { layOutBlock, layOutSingle } from './match-block'

const names = (view: (typeof BOARD_VIEWS)[number], sport = 1) =>
  boardColumns(view, sport, 'both').map((column) => column.key)

test.each([
  { sport: 1, keys: ['hdp0', 'ou0', 'oxt0', 'hdp1', 'ou1', 'oxt1'], lines: 3, cells: 14 },
  { sport: 2, keys: ['ml0', 'hdp0', 'ou0', 'hdp-1', 'ou-1'], lines: 2, cells: 10 },
])('sport $sport shows $keys on $lines lines', ({ sport, keys, lines, cells }) => {
  const columns = boardColumns('hdpou', sport, 'both')
  expect(columns.map((column) => column.key)).toEqual(keys)
  const block = layOutBlock(columns, 0)
  expect([block.lines.length, block.cells.length]).toEqual([lines, cells])
})

test('an alternative line adds two lines of handicap and total, never of the winner', () => {
  const block = layOutBlock(boardColumns('hdpou', 1, 'match'), 1)
  expect(block.lines).toHaveLength(5)
  expect(block.lines[3]?.map((cell) => cell && [cell.column.betType, cell.index, cell.selection])).toEqual([
    ['hdp', 1, 0],
    ['ou', 1, 0],
    null,
  ])
})

test('1, X, 2 are home, draw, away on three lines and in order on one', () => {
  const columns = boardColumns('hdpou', 1, 'match')
  expect(layOutBlock(columns, 0).lines.map((line) => line[2]?.selection)).toEqual([0, 2, 1])
  expect(
    layOutSingle(columns)
      .cells.slice(4)
      .map((cell) => cell.selection),
  ).toEqual([0, 1, 2])
})

test('the correct-score columns hold every score once', () => {
  const { cells } = layOutBlock(boardColumns('cs', 1, 'both'), 0)
  expect(cells.map((cell) => cell.selection).toSorted((a, b) => a - b)).toEqual(
    CORRECT_SCORES.map((_, i) => i),
  )
})

test.each(BOARD_VIEWS)(
  'a card of %s is at most three prices wide and loses none of the first kind',
  (view) => {
    const columns = boardColumns(view, 1, 'match')
    const folded = foldColumns(columns, 3)
    expect(folded.length).toBeLessThanOrEqual(3)
    const count = (of: typeof columns) =>
      layOutBlock(
        of.filter((c) => c.betType === columns[0]?.betType),
        0,
      ).cells.length
    expect(count(folded)).toBe(count(columns))
  },
)

test('every view has columns in every sport', () => {
  for (const view of BOARD_VIEWS) expect(names(view).length).toBeGreaterThan(0)
})
