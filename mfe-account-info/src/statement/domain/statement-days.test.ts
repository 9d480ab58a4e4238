import type { StatementDay } from '@touchline/contracts/calls'
import { statementCsv, statementDays, wrongDays } from './statement-days'

/** Monday 23 November 2026, 12:30 GMT+8. */
const NOW = Date.UTC(2026, 10, 23, 4, 30)
const WEEK = { from: '2026-11-22', to: '2026-11-28' }

test.each([
  ['this week where nothing is asked for', { from: '', to: '' }, WEEK],
  [
    'the days that are asked for',
    { from: '2026-09-01', to: '2026-11-29' },
    { from: '2026-09-01', to: '2026-11-29' },
  ],
  ['this week for more than ninety days', { from: '2026-08-31', to: '2026-11-29' }, WEEK],
  ['this week for days that run backwards', { from: '2026-11-03', to: '2026-11-02' }, WEEK],
  ['this week for an invalid day', { from: '2026-13-41', to: '2026-11-02' }, WEEK],
])('a statement shows %s', (_what, asked, shown) => {
  expect(statementDays(asked, NOW, 12)).toEqual(shown)
})

test.each([
  ['', '', null],
  ['2026-11-03', '2026-11-03', null],
  ['2026-08-31', '2026-11-28', null],
  ['2026-08-31', '2026-11-29', 'many'],
  ['2026-11-03', '2026-11-02', 'reversed'],
  ['2026-13-45', '2026-11-02', 'none'],
  ['2026-02-30', '2026-03-02', 'none'],
  ['2026-11-02', '', 'none'],
])('of the days from %p to %p is wrong: %p', (from, to, wrong) => {
  expect(wrongDays({ from, to })).toBe(wrong)
})

test('a file has a line for each day, in whole units', () => {
  const day: StatementDay = {
    working_date: '2026-11-22',
    opening: 1_000_000,
    debit: 57_370,
    credit: 0,
    turnover: 57_370,
    valid_turnover: 0,
    commission: 3,
    settled: -57_370,
    bets: 1,
    closing: 942_633,
  }
  const heads = ['Day', 'Opening', 'Debit', 'Credit', 'Turnover', 'Valid', 'Commission', 'Settled', 'Closing']
  expect(statementCsv([day], heads, 2)).toBe(
    `${heads.join(',')}\r\n2026-11-22,10000.00,573.70,0.00,573.70,0.00,0.03,-573.70,9426.33\r\n`,
  )
})
