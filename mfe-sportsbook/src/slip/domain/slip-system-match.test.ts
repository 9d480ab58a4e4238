import fc from 'fast-check'
import { type SystemBasis, systemLoweredToMatch, systemMoney } from './bets/system'
import { newDraft, type SlipDraft } from './slip-draft'
import { stakeOf } from './slip-stake'

const FOUR = { prices: [200, 200, 200, 200], sizes: [2, 3, 4], currency: 'MYR' } as const
const LIMITS = { minBet: 300, maxBet: 500_000, maxPayout: 100_000_000 }

const refusedDraft = (rows: SlipDraft['rows'], bound?: number): SlipDraft => ({
  ...newDraft(''),
  rows,
  asked: true,
  refusal: { code: 'betOverMaxPerMatch', text: '', ...(bound !== undefined && { bound }) },
})

test.each<{ it: string; rows: SlipDraft['rows']; bound?: number; to: SlipDraft['rows'] | null }>([
  { it: 'one row to what fits', rows: { 2: '100' }, bound: 30_000, to: { 2: '50' } },
  { it: 'rows alike', rows: { 2: '103', 3: '53' }, bound: 43_000, to: { 2: '53', 3: '28' } },
  { it: 'no row below the least', rows: { 2: '100', 4: '3' }, bound: 30_000, to: { 2: '49.50', 4: '3' } },
  { it: 'to the least of every row', rows: { 2: '100', 3: '100' }, bound: 3000, to: { 2: '3', 3: '3' } },
  { it: 'nothing where not even that fits', rows: { 2: '100', 3: '100' }, bound: 2999, to: null },
  { it: 'nothing where it fits', rows: { 2: '100' }, bound: 60_000, to: null },
  { it: 'nothing where no bound was told', rows: { 2: '100' }, to: null },
  { it: 'nothing where a row is no amount', rows: { 2: '100', 3: '1,5,' }, bound: 30_000, to: null },
])('a system over the limit of its match lowers $it', ({ rows, bound, to }) => {
  const lowered = systemLoweredToMatch(FOUR, refusedDraft(rows, bound), LIMITS)
  expect(lowered?.rows ?? null).toEqual(to)
  if (!lowered) return
  expect(lowered).toMatchObject({ refusal: null, asked: false })
  const moved = Object.keys(to ?? {}).filter((size) => to?.[Number(size)] !== rows?.[Number(size)])
  expect(Object.keys(lowered.notes ?? {})).toEqual(moved)
})

test('another refusal keeps the rows', () => {
  const draft = { ...refusedDraft({ 2: '100' }, 30_000), refusal: { code: 'betOverMax', text: '' } as const }
  expect(systemLoweredToMatch(FOUR, draft, LIMITS)).toBeNull()
})

test('a lowered system fits, in whole steps of its currency, and gives away less than a step a ticket', () => {
  const stake = fc.integer({ min: 3, max: 5000 })
  fc.assert(
    fc.property(
      fc.constantFrom<SystemBasis['currency'][]>('MYR', 'MMK', 'IDR'),
      fc.record({ 2: stake, 3: stake, 4: stake }, { requiredKeys: ['2'] }),
      fc.integer({ min: 0, max: 6_000_000 }),
      (currency, amounts, bound) => {
        const basis = { ...FOUR, currency }
        const rows = Object.fromEntries(Object.entries(amounts).map(([size, amount]) => [size, `${amount}`]))
        const draft = refusedDraft(rows, bound)
        const before = systemMoney(basis, draft, LIMITS, Number.MAX_SAFE_INTEGER).risk ?? 0
        const lowered = systemLoweredToMatch(basis, draft, LIMITS)
        if (!lowered) return expect(before <= bound || bound < 11 * 300).toBe(true)
        const risk = systemMoney(basis, lowered, LIMITS, Number.MAX_SAFE_INTEGER).risk ?? 0
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
