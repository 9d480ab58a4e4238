import {
  adjustSystem,
  isSystemOverLimit,
  maxOfRow,
  systemMoney,
  systemTickets,
  typedRow,
} from './bets/system'
import { newDraft, type SlipDraft } from './slip-draft'

const THREE = { prices: [200, 200, 200], sizes: [2, 3], currency: 'MYR' } as const
const LIMITS = { minBet: 1000, maxBet: 50_000, maxPayout: 1_000_000 }
const AVAILABLE = 500_000

const draftOf = (rows: SlipDraft['rows'], row?: number): SlipDraft => ({ ...newDraft(''), rows, row })

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

test('a row with half a kyat asks for a whole amount', () => {
  const rows = { 2: '1000', 3: '1000.50' }
  const { verdict } = systemMoney({ ...THREE, currency: 'MMK' }, draftOf(rows), null, AVAILABLE)
  expect(verdict).toMatchObject({ code: 'betAmountWhole' })
})

test.each([
  { it: 'no stake', rows: {}, verdict: { code: 'betAmountRequired' } },
  {
    it: 'a ticket below the least',
    rows: { 2: '10', 3: '9' },
    verdict: { code: 'betLowerMin', bound: 1000 },
  },
  { it: 'a ticket above the most', rows: { 3: '501' }, verdict: { code: 'betOverMax', bound: 50_000 } },
  {
    it: 'more than the balance for all tickets',
    rows: { 2: '500' },
    available: 100_000,
    verdict: { code: 'insufficient_balance', bound: 100_000 },
  },
  {
    it: 'a total above the payout limit',
    rows: { 2: '500', 3: '500' },
    verdict: { code: 'betOverMaxPayout' },
    limits: { ...LIMITS, maxPayout: 999_999 },
  },
  { it: 'an amount beyond all numbers', rows: { 2: '999999999999' }, verdict: { code: 'betOverMax' } },
])('a system with $it is refused', ({ rows, verdict, limits = LIMITS, available = AVAILABLE }) => {
  expect(systemMoney(THREE, draftOf(rows), limits, available).verdict).toMatchObject({
    ok: false,
    ...verdict,
  })
})

interface Adjusted {
  it: string
  rows: SlipDraft['rows']
  row?: number
  limits?: typeof LIMITS
  to: SlipDraft['rows'] | null
  limit: string | null
}

test.each<Adjusted>([
  { it: 'lifts a ticket to the least', rows: { 2: '1' }, to: { 2: '10' }, limit: 'min' },
  { it: 'lowers a ticket to the most', rows: { 2: '900', 3: '20' }, to: { 2: '500', 3: '20' }, limit: 'max' },
  {
    it: 'lowers the row typed last to what the payout limit leaves it',
    rows: { 2: '100', 3: '400' },
    row: 3,
    limits: { ...LIMITS, maxPayout: 200_000 },
    to: { 2: '100', 3: '100' },
    limit: 'payout',
  },
  { it: 'leaves what stands', rows: { 2: '10', 3: '20' }, to: null, limit: null },
  {
    it: 'leaves what no stake of the row could mend',
    rows: { 2: '500', 3: '10' },
    row: 3,
    limits: { ...LIMITS, maxPayout: 100_000 },
    to: null,
    limit: null,
  },
])('the limit $it', ({ rows, row, to, limit, limits = LIMITS }) => {
  const adjusted = adjustSystem(THREE, draftOf(rows, row), limits)
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
