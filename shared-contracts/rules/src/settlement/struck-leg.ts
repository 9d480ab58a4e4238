import type { BetLeg } from '@touchline/contracts/calls'
import { MarketId } from '@touchline/contracts/odds'
import type { MyanmarSelection } from '../myanmar/settle-myanmar'
import type { BetSelection } from './bet-selection'

/** A placed leg: all facts that settle it, explain it and limit its possible results. */
export type StruckLeg = Pick<
  BetLeg,
  | 'sport'
  | 'bet_type'
  | 'period'
  | 'line'
  | 'home'
  | 'selection'
  | 'score_at_bet'
  | 'market'
  | 'kickoff'
  | 'myanmar'
>

/** The selection of a leg. */
export const selectionOf = (leg: StruckLeg): BetSelection => ({
  sport: leg.sport,
  betType: leg.bet_type,
  period: leg.period,
  line: leg.bet_type === 'hdp' || leg.bet_type === 'ou' ? leg.line : null,
  // An outright's match is its runner: the line says "win", the result names who did.
  selection: leg.bet_type === 'orz' ? leg.home : leg.selection,
  scoreAtBet: leg.score_at_bet,
  live: leg.market === MarketId.live,
})

/** The same of a Burmese leg; null for all others. */
export const myanmarSelectionOf = (leg: StruckLeg): MyanmarSelection | null =>
  leg.myanmar
    ? {
        sport: leg.sport,
        betType: leg.bet_type as MyanmarSelection['betType'],
        period: leg.period,
        price: { goals: leg.myanmar.goals, percent: leg.myanmar.percent },
        giving: leg.myanmar.upper,
        selection: leg.selection as MyanmarSelection['selection'],
        scoreAtBet: leg.score_at_bet,
        live: leg.market === MarketId.live,
      }
    : null
