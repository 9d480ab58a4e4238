import { type BetLimit, LIMITED_KINDS, type LimitedKind } from '@touchline/contracts/session'

/** The subject of a limit: a sport, one bet type of it, a kind of bets, or a kind on one sport. */
export interface LimitParts {
  readonly kind: LimitedKind | null
  readonly sport: number | null
  readonly betType: string | null
}

/** Reads the key of a limit, such as `1`, `1:cs`, `parlay` or `parlay:1`; `*` is of all the rest. */
export function limitParts(key: string): LimitParts {
  const [first = '', second] = key.split(':')
  const kind = LIMITED_KINDS.find((name) => name === first)
  if (kind) return { kind, sport: second === undefined ? null : Number(second), betType: null }
  return { kind: null, sport: first === '*' ? null : Number(first), betType: second ?? null }
}

/** Limits as they are read: sports with their bet types, then kinds of bets, then all the rest. */
export function limitsInOrder(limits: Iterable<BetLimit>): readonly BetLimit[] {
  const place = ({ key }: BetLimit): number => {
    const { kind, sport } = limitParts(key)
    if (kind) return 1000 + LIMITED_KINDS.indexOf(kind) * 100 + (sport ?? 0)
    return sport ?? Number.MAX_SAFE_INTEGER
  }
  return [...limits].sort((one, other) => place(one) - place(other) || (one.key < other.key ? -1 : 1))
}
