import * as v from 'valibot'
import type { Margin } from './house-prices'

const Terms = {
  cents: v.pipe(v.number(), v.minValue(0), v.maxValue(30)),
  live_cents: v.pipe(v.number(), v.minValue(0), v.maxValue(30)),
  factor: v.pipe(v.number(), v.minValue(0), v.maxValue(3)),
}
/** Even, as each side of a line bears half of them. */
const GroupCents = v.pipe(v.number(), v.minValue(0), v.maxValue(20), v.multipleOf(2))
const Groups = { B: GroupCents, C: GroupCents, D: GroupCents }
const File = v.strictObject({
  tiers: v.array(v.strictObject({ ...Terms, leagues: v.array(v.pipe(v.number(), v.integer())) })),
  others: v.optional(v.strictObject(Terms)),
  groups: v.optional(v.partial(v.strictObject(Groups)), {}),
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
  /** The liability of a line for each step, minor units of MYR. */
  readonly step: number
  /** Steps, at most: Malay cents, or percent of a chance. */
  readonly most: number
}

export interface Pricing {
  readonly marginOf: MarginOf
  readonly shift: ShiftTerms
  /** Malay cents by which the spread of a commission group (`comm_type`) is wider than that of group A; even. */
  readonly centsOf: (group: string) => number
}

/** Margins of the feed; five steps of 2,000.00. */
export const FEED_PRICING: Pricing = {
  marginOf: () => null,
  shift: { step: 200_000, most: 5 },
  centsOf: () => 0,
}

/**
 * Margins by tiers of leagues and by commission groups, and the bounds of shifts.
 * @throws Error that names the wrong field
 */
export function readPricing(json: unknown): Pricing {
  const parsed = v.safeParse(File, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`PRICING: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  }
  const { tiers, others, groups, shift = FEED_PRICING.shift } = parsed.output
  const byLeague = new Map(tiers.flatMap((tier) => tier.leagues.map((league) => [league, tier] as const)))
  const cents: ReadonlyMap<string, number> = new Map(Object.entries(groups))
  return {
    shift,
    centsOf: (group) => cents.get(group) ?? 0,
    marginOf: ({ league, isLive }) => {
      const terms = byLeague.get(league) ?? others
      return terms ? { cents: isLive ? terms.live_cents : terms.cents, factor: terms.factor } : null
    },
  }
}
