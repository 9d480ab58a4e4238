import type { PickIntent, ShownMatch, ShownPrice } from '@touchline/contracts/host'
import { MarketId, type OddsType, type Period } from '@touchline/contracts/odds'
import { displayOdds } from '@touchline/rules'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { isStored, type SlipTerms } from '../../shared/domain/slip-terms'
import type { BurmeseTerms } from './burmese-terms'

/** A selection as it comes into the slip. */
export interface SlipPick {
  readonly pick: PickIntent
  /** Terms that the player has seen and not yet been asked about again, also before a reload; null until the first offer came, where no price was pressed. */
  readonly seen: SlipTerms | BurmeseTerms | null
  /** The selection as it was seen before a reload; it has a name when the match has none any more. */
  readonly remembered: SlipLeg | null
  /** The idempotency key of its bet, where the slip of another page made it. */
  readonly key?: string
}

/** A selection that was taken out, with its stake. */
export interface RemovedPick extends SlipPick {
  readonly stakeText: string
  readonly why: 'market' | 'player'
  /** The selections after it: it returns before the first of them in the slip. */
  readonly before: readonly PickIntent[]
}

export const newPick = (
  pick: PickIntent,
  remembered: SlipLeg | null = null,
  seen: SlipPick['seen'] = null,
): SlipPick => ({ pick, seen, remembered })

/** Seen terms of a sent bet, from its leg: a later move asks for consent. */
export function sentTerms({ line_id }: PickIntent, leg: SlipLeg): SlipTerms {
  const { sport, market, period, selection, line, odds, bet_type, odds_type } = leg
  return {
    sport,
    market,
    period: period as Period,
    selection,
    line,
    odds,
    lineId: line_id,
    betType: bet_type,
    oddsType: odds_type,
    score: leg.score_at_bet,
    stored: isStored(bet_type, odds_type) ? odds : null,
    // Of no version that could be the one of now.
    ball: -1,
  }
}

/** The terms on the pressed button: another price, line or score asks for consent. */
export function pressedTerms(
  { line_id, selection }: PickIntent,
  { sport, market, bet_type, period, line, odds: stored, ball, score }: ShownPrice,
  oddsType: OddsType,
): SlipTerms {
  const { odds, type } = displayOdds(bet_type, stored, oddsType)
  return {
    sport,
    market,
    period,
    selection,
    line,
    stored,
    ball,
    score,
    lineId: line_id,
    betType: bet_type,
    odds,
    oddsType: type,
  }
}

/** The leg of a pressed price, named by the board until the live channel answers. */
export const pressedLeg = ({ match_id }: PickIntent, match: ShownMatch, terms: SlipTerms): SlipLeg => ({
  match_id,
  sport: terms.sport,
  league: match.league,
  home: match.home,
  away: match.away,
  kickoff: match.kickoff,
  market: terms.market,
  bet_type: terms.betType,
  period: terms.period,
  line: terms.line,
  selection: terms.selection,
  odds: terms.odds,
  odds_type: terms.oddsType,
  score_at_bet: terms.score && [...terms.score],
})

/** Back after the market went in-play: the seen line stays, so that a new line or score asks, as part of the new market. */
export const backInPlay = <Pick extends SlipPick>(removed: Pick): Pick => ({
  ...removed,
  seen: removed.seen && { ...removed.seen, market: MarketId.live },
})
