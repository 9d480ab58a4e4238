import type { Movement, Settlement } from '@touchline/contracts/calls'
import { betOf } from '../testing/bets'
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
  ...{ revision: 1, at: AT, net: -4_807, valid_turnover: 4_800, commission: 3 },
  ...{ status: 'settled', result: 'half_lose' },
  bet: betOf({ ref_no: 'TL000000001', stake: 9_600, placed_at: AT - 3_600_000 }),
}
const movement: Movement = {
  ...{ ref_no: 'M00000001', at: AT, product: 'cash', kind: '@deposit', amount: 1_234_567 },
}
const file = (decimals: number) =>
  entriesCsv([{ date: '2026-11-21', settlements: [settlement], movements: [movement] }], WORDS, decimals)

test('each entry is a line with its date and time, and amounts that a spreadsheet adds up', () => {
  expect(file(2).split('\r\n')).toEqual([
    "day,time,ref,what,selection,placed,stake,result,validTurnover,commission,'=Amount",
    `2026-11-21,2026-11-21 23:22:19,TL000000001,"'=cmd|calc, v Chelsea",'-1,2026-11-21 22:22:19,96.00,half_lose,48.00,0.03,-48.07`,
    "2026-11-21,2026-11-21 23:22:19,M00000001,'@deposit,,,,,,,12345.67",
    '',
  ])
})

test('money without decimals has none', () => {
  expect(file(0)).toContain(',9600,half_lose,4800,3,-4807\r\n')
})
