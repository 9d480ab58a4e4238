import { formatLineBoard } from './format-line-board'
import { formatLineSigned } from './format-line-signed'
import { lineOfSelection } from './line-of-selection'

describe('lines', () => {
  test.each([
    [0, '0', '0'],
    [1, '0-0.5', '+0.25'],
    [-1, '0-0.5', '\u22120.25'],
    [-2, '0.5', '\u22120.5'],
    [3, '0.5-1', '+0.75'],
    [-4, '1', '\u22121'],
    [5, '1-1.5', '+1.25'],
    [10, '2.5', '+2.5'],
    [11, '2.5-3', '+2.75'],
    [-13, '3-3.5', '\u22123.25'],
  ])('%s quarters: %s on the board, %s in a slip', (line, board, signed) => {
    expect(formatLineBoard(line)).toBe(board)
    expect(formatLineSigned(line)).toBe(signed)
  })

  test.each([
    ['hdp', 'home', -2, -2],
    ['hdp', 'away', -2, 2],
    ['hdp', 'away', 0, 0],
    ['ou', 'under', 10, 10],
    ['oxt', 'X', 0, null],
  ] as const)('%s %s of a stored line of %s plays %s', (betType, selection, line, played) => {
    expect(lineOfSelection(betType, selection, line)).toBe(played)
  })
})
