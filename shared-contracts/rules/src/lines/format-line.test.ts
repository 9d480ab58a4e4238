import { formatLine } from './format-line'
import { lineOfSelection } from './line-of-selection'

describe('lines', () => {
  test.each([
    ['hdp', 0, '0', '0', '0'],
    ['hdp', 1, '0-0.5', '+0.25', '0-0.5 (+0.25)'],
    ['hdp', -1, '0-0.5', '\u22120.25', '0-0.5 (\u22120.25)'],
    ['hdp', -2, '0.5', '\u22120.5', '\u22120.5'],
    ['hdp', 3, '0.5-1', '+0.75', '0.5-1 (+0.75)'],
    ['hdp', -4, '1', '\u22121', '\u22121'],
    ['hdp', -13, '3-3.5', '\u22123.25', '3-3.5 (\u22123.25)'],
    ['ou', 10, '2.5', '2.5', '2.5'],
    ['ou', 11, '2.5-3', '2.75', '2.5-3 (2.75)'],
  ] as const)(
    '%s of %s quarters: %s on the board, %s as it is played, %s where money is decided',
    (betType, line, asian, decimal, bet) => {
      expect(formatLine(betType, line, 'asian')).toBe(asian)
      expect(formatLine(betType, line, 'decimal')).toBe(decimal)
      expect(formatLine(betType, line, 'bet')).toBe(bet)
    },
  )

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
