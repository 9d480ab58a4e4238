import * as v from 'valibot'
import type { Margin } from './house-prices'

const Terms = {
  cents: v.pipe(v.number(), v.minValue(0), v.maxValue(30)),
  live_cents: v.pipe(v.number(), v.minValue(0), v.maxValue(30)),
  factor: v.pipe(v.number(), v.minValue(0), v.maxValue(3)),
}
const File = v.strictObject({
  tiers: v.array(v.strictObject({ ...Terms, leagues: v.array(v.pipe(v.number(), v.integer())) })),
  others: v.optional(v.strictObject(Terms)),
  shift: v.optional(
    v.strictObject({
      step: v.pipe(v.number(), v.integer(), v.minValue(1)),
      most: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
    }),
  ),
})

/** The margin of a match; null where prices keep that of the feed. */
export type MarginOf = (match: { readonly league: number; readonly isLive: boolean }) => Margin | null

/** How far liabilities move prices. */
export interface ShiftTerms {
  /** What the house may lose on a line for each step, minor units of MYR. */
  readonly step: number
  /** Steps, at most: Malay cents, or percent of a chance. */
  readonly most: number
}

export interface Pricing {
  readonly marginOf: MarginOf
  readonly shift: ShiftTerms
}

/** Margins of the feed; five steps of 2,000.00. */
export const FEED_PRICING: Pricing = { marginOf: () => null, shift: { step: 200_000, most: 5 } }

/**
 * Margins by tiers of leagues, and the bounds of shifts.
 * @throws Error that names the wrong field
 */
export function readPricing(json: unknown): Pricing {
  const parsed = v.safeParse(File, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`PRICING: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  }
  const { tiers, others, shift = FEED_PRICING.shift } = parsed.output
  const byLeague = new Map(tiers.flatMap((tier) => tier.leagues.map((league) => [league, tier] as const)))
  return {
    shift,
    marginOf: ({ league, isLive }) => {
      const terms = byLeague.get(league) ?? others
      return terms ? { cents: isLive ? terms.live_cents : terms.cents, factor: terms.factor } : null
    },
  }
}
