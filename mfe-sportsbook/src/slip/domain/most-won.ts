import type { BetType } from '@touchline/contracts/odds'
import type { LegToCombine, Score } from '@touchline/rules'

/** What comes about once: a match with all that belongs to it, or a competition with its winner. */
export const eventOf = ({
  outright,
  leagueId,
  parentId,
}: Pick<LegToCombine, 'outright' | 'leagueId' | 'parentId'>): string =>
  outright ? `league ${leagueId}` : `match ${parentId}`

/** What a single bets on. Two answers to one question exclude each other; those about one event may do so. */
interface Asked {
  readonly event?: string
  readonly question?: string
}

interface Won {
  readonly win: number
  readonly outcome: Asked
}

/** The question that a selection answers, and the event that it is about. */
export function outcomeOf(
  matchId: number,
  betType: BetType,
  {
    period,
    line,
    selection,
    score,
  }: {
    readonly period: number
    readonly line: number
    readonly selection: string
    readonly score: Score | null
  },
  event: string,
): Asked {
  return { event, question: [matchId, betType, period, line, partOf(betType, selection, score)].join() }
}

/** Separates answers within a market that may all be right. */
function partOf(betType: BetType, selection: string, score: Score | null): string {
  // Two of the three double chances win together.
  if (betType === 'dc') return selection
  // First scorer and last scorer are two questions. "No goal" belongs to the first.
  if (betType === 'fglg') return String(selection.endsWith('L'))
  // Goals count from the score at the bet: home 0 at 0-0 and away 0 at 2-0 win together at 2-1.
  return betType === 'hdp' ? String(score) : ''
}

/**
 * The most that the bets can win at once, never too little. `isMost` where not all of them, or not surely all,
 * can win.
 */
export function mostWon(bets: readonly Won[]): { readonly win: number; readonly isMost: boolean } {
  const best = new Map<unknown, number>()
  // A bet that is not known excludes no other.
  for (const { win, outcome } of bets) {
    const key = outcome.question ?? {}
    best.set(key, Math.max(win, best.get(key) ?? 0))
  }
  const events = new Set(bets.map(({ outcome }) => outcome.event ?? {}))
  const win = [...best.values()].reduce((sum, one) => sum + one, 0)
  return { win, isMost: events.size < bets.length }
}
