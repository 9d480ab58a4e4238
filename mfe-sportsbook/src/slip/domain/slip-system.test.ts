import type { ErrorCode } from '@touchline/contracts/errors'
import fc from 'fast-check'
import {
  adjustSystem,
  isSystemOverLimit,
  maxOfRow,
  type SystemBasis,
  systemLoweredToMatch,
  systemMoney,
  systemTickets,
  typedRow,
} from './bets/system'
import { newDraft, type SlipDraft } from './slip-draft'
import { stakeOf } from './slip-stake'

const THREE = { prices: [200, 200, 200], sizes: [2, 3], currency: 'MYR' } as const
const LIMITS = { minBet: 1000, maxBet: 50_000, maxPayout: 1_000_000 }
const AVAILABLE = 500_000

type Rows = SlipDraft['rows']
const draftOf = (rows: Rows, row?: number): SlipDraft => ({ ...newDraft(''), rows, row })

test.each([
  { it: 'one size', rows: { 2: '10' }, tickets: 3, stake: 3000, win: 9000 },
  { it: 'every size', rows: { 2: '10', 3: '20' }, tickets: 4, stake: 5000, win: 23_000 },
  { it: 'a size that is not offered', rows: { 3: '20', 4: '50' }, tickets: 1, stake: 2000, win: 14_000 },
])('a system of $it costs and wins what all its tickets do', ({ rows, tickets, stake, win }) => {
  expect(systemTickets(THREE, draftOf(rows))).toBe(tickets)
  expect(systemMoney(THREE, draftOf(rows), LIMITS, AVAILABLE)).toEqual({
    stake,
    risk: stake,
    win,
    availableAfter: AVAILABLE - stake,
    verdict: { ok: true },
  })
})

interface RefusedSystem {
  it: string
  rows: Rows
  code: ErrorCode
  bound?: number
  basis?: SystemBasis
  available?: number
  maxPayout?: number
}
const IN_KYAT: SystemBasis = { ...THREE, currency: 'MMK' }

test.each<RefusedSystem>([
  { it: 'no stake', rows: {}, code: 'betAmountRequired' },
  { it: 'half a kyat', rows: { 2: '1000', 3: '1000.50' }, basis: IN_KYAT, code: 'betAmountWhole' },
  { it: 'a ticket below the minimum', rows: { 2: '10', 3: '9' }, code: 'betLowerMin', bound: 1000 },
  { it: 'a ticket above the maximum', rows: { 3: '501' }, code: 'betOverMax', bound: 50_000 },
  {
    it: 'more than the balance for all tickets',
    rows: { 2: '500' },
    available: 100_000,
    code: 'insufficient_balance',
    bound: 100_000,
  },
  {
    it: 'a total above the payout limit',
    rows: { 2: '500', 3: '500' },
    maxPayout: 999_999,
    code: 'betOverMaxPayout',
  },
  { it: 'an amount beyond all numbers', rows: { 2: '999999999999' }, code: 'betOverMax' },
])('a system with $it is refused: $code', ({ rows, code, bound, ...row }) => {
  const { basis = THREE, available = AVAILABLE, maxPayout = LIMITS.maxPayout } = row
  const { verdict } = systemMoney(basis, draftOf(rows), { ...LIMITS, maxPayout }, available)
  expect(verdict).toMatchObject({ ok: false, code, ...(bound !== undefined && { bound }) })
})

interface AdjustedSystem {
  it: string
  rows: Rows
  row?: number
  maxPayout?: number
  to: Rows | null
  limit?: string
}

test.each<AdjustedSystem>([
  {
    it: 'lowers the row typed last to what the payout limit leaves it',
    rows: { 2: '100', 3: '400' },
    row: 3,
    maxPayout: 200_000,
    to: { 2: '100', 3: '100' },
    limit: 'payout',
  },
  { it: 'keeps tickets within the limits', rows: { 2: '10', 3: '20' }, to: null },
  {
    it: 'keeps what no stake of the row could mend',
    rows: { 2: '500', 3: '10' },
    row: 3,
    maxPayout: 100_000,
    to: null,
  },
])('the limit $it', ({ rows, row, to, limit, maxPayout = LIMITS.maxPayout }) => {
  const adjusted = adjustSystem(THREE, draftOf(rows, row), { ...LIMITS, maxPayout })
  expect(adjusted?.rows ?? null).toEqual(to)
  expect(Object.values(adjusted?.notes ?? {}).map((note) => note.limit)).toEqual(limit ? [limit] : [])
})

test('an amount is typed into its row, and another text changes nothing', () => {
  const draft = draftOf({ 2: '10' })
  expect(typedRow(draft, 3, '2', 'MYR')).toEqual({ rows: { 2: '10', 3: '2' }, row: 3 })
  expect(typedRow(draft, 2, '10x.2.3', 'MYR')).toBeNull()
})

test.each([
  { it: 'while a size fits', rows: {}, maxPayout: 8000, is: false },
  { it: 'of a size that fits', rows: { 3: '500' }, maxPayout: 8000, is: false },
  { it: 'of a size that does not', rows: { 2: '1' }, maxPayout: 8000, is: true },
  { it: 'of two sizes that fit alone', rows: { 2: '1', 3: '1' }, maxPayout: 12_000, is: true },
  { it: 'while no size fits', rows: {}, maxPayout: 7000, is: true },
])('a system $it pays too much at the minimum stake: $is', ({ rows, maxPayout, is }) => {
  expect(isSystemOverLimit(THREE, draftOf(rows), { ...LIMITS, maxPayout })).toBe(is)
})

test('the most of a row leaves the other rows and the balance as they are', () => {
  expect(maxOfRow(THREE, draftOf({ 3: '100' }), LIMITS, 40_000, 2)).toBe(10_000)
})

describe('a system over the limit of its match', () => {
  const FOUR = { prices: [200, 200, 200, 200], sizes: [2, 3, 4], currency: 'MYR' } as const
  const OF_FOUR = { minBet: 300, maxBet: 500_000, maxPayout: 100_000_000 }
  const refused = (rows: Rows, bound?: number, code: ErrorCode = 'betOverMaxPerMatch'): SlipDraft => ({
    ...draftOf(rows),
    asked: true,
    refusal: { code, text: '', ...(bound !== undefined && { bound }) },
  })

  test.each<{ it: string; rows: Rows; bound?: number; to: Rows | null; code?: ErrorCode }>([
    { it: 'one row to what fits', rows: { 2: '100' }, bound: 30_000, to: { 2: '50' } },
    { it: 'rows alike', rows: { 2: '103', 3: '53' }, bound: 43_000, to: { 2: '53', 3: '28' } },
    { it: 'no row below the least', rows: { 2: '100', 4: '3' }, bound: 30_000, to: { 2: '49.50', 4: '3' } },
    { it: 'to the least of every row', rows: { 2: '100', 3: '100' }, bound: 3000, to: { 2: '3', 3: '3' } },
    { it: 'nothing where not even that fits', rows: { 2: '100', 3: '100' }, bound: 2999, to: null },
    { it: 'nothing where it fits', rows: { 2: '100' }, bound: 60_000, to: null },
    { it: 'nothing without a bound', rows: { 2: '100' }, to: null },
    { it: 'nothing where a row is no amount', rows: { 2: '100', 3: '1,5,' }, bound: 30_000, to: null },
    { it: 'nothing after another refusal', rows: { 2: '100' }, bound: 30_000, to: null, code: 'betOverMax' },
  ])('lowers $it', ({ rows, bound, to, code }) => {
    const lowered = systemLoweredToMatch(FOUR, refused(rows, bound, code), OF_FOUR)
    expect(lowered?.rows ?? null).toEqual(to)
    if (!lowered) return
    expect(lowered).toMatchObject({ refusal: null, asked: false })
    const moved = Object.keys(to ?? {}).filter((size) => to?.[Number(size)] !== rows?.[Number(size)])
    expect(Object.keys(lowered.notes ?? {})).toEqual(moved)
  })

  test('fits once lowered, in whole steps of its currency, and gives away less than a step a ticket', () => {
    const stake = fc.integer({ min: 3, max: 5000 })
    fc.assert(
      fc.property(
        fc.constantFrom<SystemBasis['currency'][]>('MYR', 'MMK', 'IDR'),
        fc.record({ 2: stake, 3: stake, 4: stake }, { requiredKeys: ['2'] }),
        fc.integer({ min: 0, max: 6_000_000 }),
        (currency, amounts, bound) => {
          const basis = { ...FOUR, currency }
          const rows = Object.fromEntries(
            Object.entries(amounts).map(([size, amount]) => [size, `${amount}`]),
          )
          const draft = refused(rows, bound)
          const before = systemMoney(basis, draft, OF_FOUR, Number.MAX_SAFE_INTEGER).risk ?? 0
          const lowered = systemLoweredToMatch(basis, draft, OF_FOUR)
          if (!lowered) return expect(before <= bound || bound < 11 * 300).toBe(true)
          const risk = systemMoney(basis, lowered, OF_FOUR, Number.MAX_SAFE_INTEGER).risk ?? 0
          expect(risk).toBeLessThanOrEqual(bound)
          expect(risk).toBeGreaterThan(bound - 11 * 100)
          for (const text of Object.values(lowered.rows ?? {})) {
            const parsed = stakeOf(text ?? '', currency)
            expect(parsed.ok && parsed.minor >= 300).toBe(true)
          }
        },
      ),
    )
  })
})
