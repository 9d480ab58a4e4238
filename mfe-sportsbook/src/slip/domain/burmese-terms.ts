import type { MyanmarQuote, OddsPolicy } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { type MyanmarRow, OddsTypeId, type Period } from '@touchline/contracts/odds'
import { acceptMyanmarMove, type MyanmarOffer, type MyanmarSide, suspensionWord } from '@touchline/rules'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipFeed, SlipMatch } from '../../shared/domain/slip-match'
import { whyGone } from '../../shared/domain/slip-match-end'
import type { SlipLockReason } from '../../shared/domain/slip-offer'
import type { Comparison, Offer, SlipConsent } from './slip-gate'
import { CONSENTS } from './slip-gate'

/** Everything that a player consents to in a Burmese bet. Goals and percent are written from the upper side, or from Over. */
export interface BurmeseTerms extends MyanmarOffer {
  readonly lineId: number
  readonly betType: 'hdp' | 'ou'
  readonly period: Period
  readonly side: MyanmarSide
  /** Version of the price. */
  readonly ball: number
}

/** A pick at the line, goals and percent of terms. */
export const pickAt = (pick: PickIntent, { lineId, goals, percent, upper }: BurmeseTerms): PickIntent => ({
  ...pick,
  line_id: lineId,
  myanmar: { goals, percent, upper },
})

const server = (code: string): SlipLockReason => ({ from: 'server', code })

/** Terms of a side of a Burmese line; null when the line does not have that side. */
export function burmeseTerms(row: MyanmarRow, selection: string): BurmeseTerms | null {
  const [lineId, kind, upperPlace, goals, percent, ball, , upperPrice, lowerPrice] = row
  const betType = kind & 1 ? 'ou' : 'hdp'
  const [first, second] = betType === 'ou' ? (['over', 'under'] as const) : (['home', 'away'] as const)
  if (selection !== first && selection !== second) return null
  const upper = upperPlace === 0 ? 'home' : 'away'
  const isUpper = selection === 'over' || selection === upper
  return {
    lineId,
    betType,
    period: (kind >> 1) as Period,
    side: selection,
    goals,
    percent,
    upper,
    odds: isUpper ? upperPrice : lowerPrice,
    ball,
  }
}

/** Reads the offer of now out of the feed and the latest quote. A match has one line of a kind, with an id that stays. */
export function readBurmese(
  pick: PickIntent,
  feed: SlipFeed,
  quote: MyanmarQuote | null,
): Offer<BurmeseTerms> {
  if (feed.feed === 'gone') return { offer: 'closed', moved: null, why: server(whyGone(feed.last)) }
  // Before the first frame the quote alone counts: the slip does not wait for a price that the server closed.
  if (feed.feed === 'connecting')
    return quote && !quote.open
      ? { offer: 'closed', moved: null, why: server(quote.reason ?? 'invalidOdds') }
      : { offer: 'loading' }
  const { match } = feed
  if (match.suspension === 'ended') return { offer: 'closed', moved: null, why: server('matchEnded') }
  if (match.market === 3) return { offer: 'closed', moved: null, why: server('matchNotAllowBet') }
  const row = match.burmese?.find(([id]) => id === pick.line_id)
  const terms = row && burmeseTerms(row, pick.selection)
  if (!row || !terms || row[6] === 2 || terms.odds === 0)
    return { offer: 'closed', moved: null, why: server('invalidOdds') }
  if (match.suspension !== 'none') {
    const reason = suspensionWord(match.suspension, match.sport)
    return { offer: 'suspended', terms, why: { from: 'feed', reason } }
  }
  if (row[6] === 1) return { offer: 'suspended', terms, why: server('oddsIsUpdating') }
  if (quote && !quote.open && quote.line_id === terms.lineId && quote.ball >= terms.ball)
    return { offer: 'suspended', terms, why: server(quote.reason ?? 'invalidBet') }
  return { offer: 'open', terms }
}

export const burmeseConsent = (seen: BurmeseTerms, now: BurmeseTerms, policy: OddsPolicy): SlipConsent =>
  CONSENTS[acceptMyanmarMove(policy, seen, now, now.side)]

export const BURMESE: Comparison<BurmeseTerms> = { consent: burmeseConsent, restated: (seen) => seen }

/** A leg at given terms, as a bet carries it. */
export const burmeseLeg = (match: SlipMatch, terms: BurmeseTerms): SlipLeg => ({
  match_id: match.id,
  sport: match.sport,
  league: match.league,
  home: match.home,
  away: match.away,
  kickoff: match.kickoff,
  market: match.market,
  bet_type: terms.betType,
  period: terms.period,
  line: 0,
  selection: terms.side,
  odds: terms.odds,
  odds_type: OddsTypeId.MY,
  score_at_bet: null,
  myanmar: { goals: terms.goals, percent: terms.percent, upper: terms.upper },
})
