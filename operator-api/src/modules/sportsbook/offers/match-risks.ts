import { BoundedMap } from '@touchline/serving'
import type { BetRepository } from '../repository'

/** The risks of members on whole matches, for quotes. */
export interface MatchRisks {
  /** By match; null where it cannot be read: a quote then has no remaining limit, and the ledger decides. */
  of(account: string, matches: readonly number[]): Promise<ReadonlyMap<number, number> | null>
  /** A bet of this member was placed or decided. */
  forget(account: string): void
}

// Slips ask again and again; a bet of another process is seen within a second.
const HOLD_MS = 1000
const HELD_MAX = 20_000

interface Held {
  readonly until: number
  /** By match, each with the others that were read with it. */
  readonly risks: Map<number, Promise<ReadonlyMap<number, number>>>
}

/** Reads the risks and holds them for a moment; requests that come together share one read. */
export function matchRisks(bets: Pick<BetRepository, 'riskOnMatches'>, now: () => number): MatchRisks {
  const held = new BoundedMap<string, Held>(HELD_MAX)

  const heldOf = (account: string): Held => {
    const known = held.get(account)
    if (known && known.until > now()) return known
    const own: Held = { until: now() + HOLD_MS, risks: new Map() }
    held.set(account, own)
    return own
  }

  const read = (account: string, matches: readonly number[], { risks }: Held): void => {
    const found = bets.riskOnMatches(account, matches)
    for (const match of matches) risks.set(match, found)
    found.catch(() => {
      for (const match of matches) risks.delete(match)
    })
  }

  return {
    of: async (account, matches) => {
      const own = heldOf(account)
      const unknown = matches.filter((match) => !own.risks.has(match))
      if (unknown.length > 0) read(account, unknown, own)
      const asked = matches.map(async (match): Promise<[number, number]> => {
        const found = await own.risks.get(match)
        return [match, found?.get(match) ?? 0]
      })
      return Promise.all(asked).then(
        (risks) => new Map(risks),
        () => null,
      )
    },
    forget: (account) => {
      held.delete(account)
    },
  }
}
