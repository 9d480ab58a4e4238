import type { betSingle, OddsPolicy, RequestOf } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import type { SystemUnit } from '@touchline/rules'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipTerms } from '../../shared/domain/slip-terms'

export type BetRequest = RequestOf<typeof betSingle>

interface Sent {
  readonly accountId: string
  /** Server time, epoch milliseconds. */
  readonly sentAt: number
  readonly request: { readonly idem_key: string }
  readonly currency: Currency
  /** Minor units. */
  readonly risk: number
  readonly win: number
}

/** A single that was sent. */
export interface SentBet extends Sent {
  readonly request: BetRequest
  readonly leg: SlipLeg
}

/** Ways to bet on several selections together. */
export type CombinationMode = 'parlay' | 'system' | 'myanmar'

/** A leg as it was sent: a Burmese one with goals and percent, and without a line. */
export interface SeenPick extends PickIntent {
  readonly odds: number
  readonly ball: number
  readonly line: number
  readonly score: [number, number] | null
}

/** A combination that was sent. */
export interface SentCombination extends Sent {
  readonly mode: CombinationMode
  readonly request: {
    readonly idem_key: string
    readonly picks: readonly SeenPick[]
    /** Of a system that of all its tickets, minor units. */
    readonly stake: number
    /** Of a system alone. */
    readonly units?: readonly SystemUnit[]
    /** Of a maung alone: percent kept of the gross, as it was shown. */
    readonly deduction?: number
    readonly accept: OddsPolicy
  }
  readonly legs: readonly SlipLeg[]
}

/** The request of a bet at exactly the terms that were shown. */
export function betRequestOf(
  key: string,
  pick: PickIntent,
  terms: SlipTerms,
  stake: number,
  accept: OddsPolicy,
): BetRequest {
  return {
    idem_key: key,
    match_id: pick.match_id,
    line_id: terms.lineId,
    selection: terms.selection,
    odds_type: terms.oddsType,
    odds: terms.odds,
    ball: terms.ball,
    line: terms.line,
    score: terms.score && [...terms.score],
    stake,
    accept,
  }
}

/** A bet that was sent. It is stored before, so that its key can always be looked up. */
export type AnySent = SentBet | SentCombination

export const legsOf = (sent: AnySent): readonly SlipLeg[] => ('legs' in sent ? sent.legs : [sent.leg])
