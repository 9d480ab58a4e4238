import type { PickIntent } from '@touchline/contracts/host'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { HEAD, type OddsType, PlayPeriodId, selectionNames } from '@touchline/contracts/odds'
import { type LegToCombine, parlayPrice } from '@touchline/rules'
import { type SlipLeg, slipLegOf } from '../../shared/domain/slip-leg'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { termsOf } from '../../shared/domain/slip-offer'
import { type LuckyWish, lastKickoff, marketOf } from './lucky-wish'

/** A selection that can be bet on now. */
export interface LuckyOffer {
  readonly pick: PickIntent
  /** Its price in the odds type of the member. */
  readonly leg: SlipLeg
  /** What it multiplies a parlay by, decimal hundredths. */
  readonly decimal: number
  readonly combines: LegToCombine
}

/** How one match is read out of a channel's state. */
export type ReadMatch = (snapshot: OddsSnapshot, matchId: number) => SlipMatch | null

const ORDINARY = new Set([0, 3])

/**
 * Every open selection of a channel's whole matches: no corners or bookings, which are parts of another match, and no
 * outrights, whose league excludes all else.
 */
export function openOffers(
  snapshot: OddsSnapshot,
  readMatch: ReadMatch,
  oddsType: OddsType,
  now: number,
): LuckyOffer[] {
  const [, rows, , heads] = snapshot.payload
  const types = new Map(rows.map(([id, , , , type]) => [id, type]))
  return heads.flatMap((head) => {
    const type = types.get(head[0])
    if (type === undefined || !ORDINARY.has(type)) return []
    const match = readMatch(snapshot, head[0])
    if (match?.suspension !== 'none' || match.period === PlayPeriodId.ended) return []
    // Its kick-off has passed, and nobody has said yet that it is in play.
    if (match.market !== 3 && match.kickoff <= now) return []
    const least = new Map(head[HEAD.lines].map(([id, , , , , , comboMin]) => [id, comboMin]))
    return match.lines
      .filter(({ state, betType }) => state === 0 && betType !== 'orz')
      .flatMap((line) =>
        selectionNames(line.betType, line.period).flatMap((selection): LuckyOffer[] => {
          const terms = termsOf(match, line, selection, oddsType)
          if (!terms || terms.stored === null) return []
          return [
            {
              pick: { match_id: match.id, line_id: line.id, selection },
              leg: slipLegOf(match, terms),
              decimal: parlayPrice(line.betType, terms.stored),
              combines: {
                parentId: match.id,
                leagueId: head[3],
                outright: false,
                live: match.market === 3,
                comboMin: least.get(line.id) ?? 0,
              },
            },
          ]
        }),
      )
  })
}

/** Whether an offer is what the player asked for. Times in epoch milliseconds. */
export function suits({ leg, decimal }: LuckyOffer, wish: LuckyWish, now: number): boolean {
  const [from, to] = wish.odds
  return (
    wish.sports.includes(leg.sport) &&
    leg.market === marketOf(wish.kickoff) &&
    leg.kickoff <= lastKickoff(wish.kickoff, now) &&
    decimal >= from &&
    decimal <= to
  )
}
