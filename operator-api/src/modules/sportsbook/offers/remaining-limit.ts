import type { MatchRisks } from './match-risks'

/** The limit of a match for this member, and its remaining part. */
interface OfMatch {
  readonly match_limit?: number | undefined
  readonly match_left?: number | undefined
}

/** A quote that says which whole match its bet would count for. */
interface OnMatch extends OfMatch {
  readonly match_id: number
  readonly parent_id?: number | undefined
}

/**
 * Quotes with the remaining limits of their matches, where those are known. They are read without a lock, and held for a
 * moment: the ledger, which reads them under the wallet's lock, may allow less by the time a bet arrives.
 */
export async function withRemainingLimit<Quote extends OnMatch>(
  quotes: readonly Quote[],
  account: string,
  risksOf: MatchRisks['of'],
): Promise<Quote[]> {
  return (await withRemainingOfLegs(quotes, null, account, risksOf)).quotes
}

/**
 * The same with the limit of a combination of all of them, which all of its matches have to take: another one than
 * those of its legs, of which each has that of its own sport or of a body.
 */
export async function withRemainingOfLegs<Quote extends OnMatch, Limit extends OfMatch>(
  quotes: readonly Quote[],
  limit: Limit | null,
  account: string,
  risksOf: MatchRisks['of'],
): Promise<{ quotes: Quote[]; limit: Limit | null }> {
  const limited = limit ? quotes : quotes.filter(({ match_limit }) => match_limit !== undefined)
  const risks = await risksOf(account, [...new Set(limited.map(wholeMatch))])
  if (!risks) return { quotes: [...quotes], limit }
  const withRemaining = <Of extends OfMatch>(of: Of, ...on: readonly OnMatch[]): Of => {
    if (of.match_limit === undefined) return of
    const risk = Math.max(0, ...on.map((quote) => risks.get(wholeMatch(quote)) ?? 0))
    return { ...of, match_left: Math.max(0, of.match_limit - risk) }
  }
  return {
    quotes: quotes.map((quote) => withRemaining(quote, quote)),
    limit: limit && withRemaining(limit, ...quotes),
  }
}

const wholeMatch = ({ match_id, parent_id }: OnMatch): number => parent_id ?? match_id
