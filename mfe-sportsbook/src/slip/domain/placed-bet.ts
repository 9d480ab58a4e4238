import type { Bet } from '@touchline/contracts/calls'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { type AnySent, legsOf } from './slip-sent'
import type { SlipStage } from './slip-stage'

/** A sent bet: as the server placed it, or as it was sent before the answer. */
export interface PlacedBet {
  readonly legs: readonly PlacedLeg[]
  readonly currency: Bet['currency']
  /** Minor units. */
  readonly stake: number
  readonly risk: number
  readonly win: number
}

/** A leg of it, with the price that was asked for where another one was given. */
export interface PlacedLeg {
  readonly leg: SlipLeg
  readonly asked: number | null
}

type SentStage = Extract<SlipStage, { readonly sent: AnySent }>

/** What the server holds: it may have given other odds than the button said, which change risk and win. */
export function placedBet(stage: SentStage): PlacedBet {
  const { sent } = stage
  const bet = answered(stage)
  const sums = bet
    ? { stake: bet.stake, risk: bet.risk, win: bet.to_win }
    : { stake: sent.request.stake, risk: sent.risk, win: sent.win }
  return {
    ...sums,
    currency: sent.currency,
    legs: legsOf(sent).map((leg, place) => placedLeg(leg, bet?.legs[place])),
  }
}

/** The bet in the answer of the server; null for a refused or lost request. */
function answered(stage: SentStage): Bet | null {
  if ('bet' in stage) return stage.bet
  return stage.stage === 'rejected' && stage.rejection.why === 'rejected' ? stage.rejection.bet : null
}

function placedLeg(leg: SlipLeg, placed: Bet['legs'][number] | undefined): PlacedLeg {
  if (!placed) return { leg, asked: null }
  const { odds, odds_type, line, score_at_bet } = placed
  const isOther = odds !== leg.odds && odds_type === leg.odds_type
  return { leg: { ...leg, odds, odds_type, line, score_at_bet }, asked: isOther ? leg.odds : null }
}

/** Does a bet that was settled run again, because a result was taken back? */
export const isReopened = (bet: Bet): bet is Bet & { readonly reopened_at: number } =>
  bet.status === 'running' && typeof bet.reopened_at === 'number'

/** Whether tickets of a system brought something back, though less than it cost: it lost, and is not lost as a whole. */
export const cameBackInPart = ({ kind, status, returned, net }: Bet): boolean =>
  kind === 'system' && status === 'settled' && (returned ?? 0) > 0 && (net ?? 0) < 0
