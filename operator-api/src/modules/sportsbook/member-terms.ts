import type { BetTerms, Uplines } from '../uplines'

export type MemberTermsOf = (account: string) => Promise<BetTerms | null>

// A change of limits takes effect within a second; until then a bet costs no query for them.
const HOLD_MS = 1000
const HELD_MAX = 20_000

/** Reads terms and holds them for a moment; requests that come together share one read. */
export function memberTermsReader(uplines: Uplines, now: () => number): MemberTermsOf {
  const held = new Map<string, { terms: Promise<BetTerms | null>; until: number }>()
  return (account) => {
    const known = held.get(account)
    if (known && known.until > now()) return known.terms
    if (held.size >= HELD_MAX) held.clear()
    const terms = uplines.betTerms(account)
    held.set(account, { terms, until: now() + HOLD_MS })
    terms.catch(() => held.delete(account))
    return terms
  }
}
