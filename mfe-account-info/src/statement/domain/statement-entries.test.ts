import type { Bet, Movement, Settlement } from '@touchline/contracts/calls'
import { betOf } from '../../testing/bets'
import { ENTRY_COLUMNS, type EntryWords, entriesCsv } from './statement-entries'

/** 21 November 2026, 23:22:19 GMT+8. */
const AT = Date.UTC(2026, 10, 21, 15, 22, 19)
const HEADS = Object.fromEntries(ENTRY_COLUMNS.map((column) => [column, column])) as EntryWords['heads']
const WORDS: EntryWords = {
  heads: { ...HEADS, amount: '=Amount' },
  subjectOf: () => '=cmd|calc, v Chelsea',
  picksOf: () => '-1',
  resultOf: ({ result }) => result ?? '',
  movementOf: ({ kind }) => kind,
}
const settlement: Settlement = {
  revision: 1,
  at: AT,
  net: -4_807,
  returned: 4_793,
  valid_turnover: 4_800,
  commission: 3,
  status: 'settled',
  result: 'half_lose',
  bet: betOf({
    ref_no: 'TL000000001',
    stake: 10_000,
    risk: 9_600,
    placed_at: AT - 3_600_000,
    status: 'settled',
    returned: 4_793,
    settlement_rev: 1,
  }),
}
const movement: Movement = {
  room: null,
  ref_no: 'M00000001',
  at: AT,
  product: 'cash',
  kind: '@deposit',
  amount: 1_234_567,
}
const fileOf = (settlements: readonly Settlement[], decimals = 2) =>
  entriesCsv([{ date: '2026-11-21', settlements, movements: [movement] }], WORDS, decimals)

test('each entry is a line with its date and time, and amounts that a spreadsheet adds up', () => {
  expect(fileOf([settlement]).split('\r\n')).toEqual([
    "day,time,ref,what,selection,odds,oddsType,placed,stake,risk,returned,result,validTurnover,commission,'=Amount",
    `2026-11-21,2026-11-21 23:22:19,TL000000001,"'=cmd|calc, v Chelsea",'-1,-0.96,MY,2026-11-21 22:22:19,100.00,96.00,47.93,half_lose,48.00,0.03,-48.07`,
    "2026-11-21,2026-11-21 23:22:19,M00000001,'@deposit,,,,,,,,,,,12345.67",
    '',
  ])
})

test('money without decimals has none', () => {
  expect(fileOf([settlement], 0)).toContain(',10000,9600,4793,half_lose,4800,3,-4807\r\n')
})

test('a system, which has no price of its own, leaves odds and their type empty', () => {
  const system = { ...settlement, bet: betOf({ ...settlement.bet, kind: 'system' }) }
  expect(fileOf([system])).toContain(",'-1,,,2026-11-21 22:22:19,")
})

test('a parlay that multiplies its stake a thousandfold stays one cell in the column of its odds', () => {
  const at22 = { ...betOf().legs[0], odds: 2_200, odds_type: 4 } as Bet['legs'][number]
  const parlay = { ...settlement, bet: betOf({ kind: 'parlay', legs: [at22, at22, at22] }) }
  const [heads = '', line = ''] = fileOf([parlay]).split('\r\n')
  expect(line).toContain(',10648.000,DEC,')
  // The one comma more is that of the subject, within quotes.
  expect(line.split(',')).toHaveLength(heads.split(',').length + 1)
})

test('the return is of the entry’s own settlement, and empty where that was taken back', () => {
  const returnedOf = (returned?: number | null) =>
    fileOf([{ ...settlement, ...(returned !== undefined ? { returned } : {}) }])
      .split('\r\n')[1]
      ?.split(',')
      .at(-5)
  expect([19_600, 0, null].map(returnedOf)).toEqual(['196.00', '0.00', ''])
})
