import type { Bet } from '@touchline/contracts/calls'
import type { NoticeReceipt } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SentCombination } from '../domain/slip-combination'
import type { NotSent } from '../domain/slip-effect'
import type { SlipLock } from '../domain/slip-gate'
import type { SentBet } from '../domain/slip-sent'
import type { SlipRejection } from '../domain/slip-stage'

/** Texts of the slip for other parts of the page, in the language of the member. */
export interface NoticeWords {
  /** Names the open selection; a lock takes the place of its price. */
  summary(leg: SlipLeg, lock?: SlipLock): string
  busy(): string
  full(most: number): string
  notSent(why: NotSent): string
  /** The member is back after their session ended, with so many selections. */
  back(selections: number): string
  waits(leg: SlipLeg | null): string
  notPlaced(sent: SentBet | SentCombination, rejection: SlipRejection): Promise<string>
  news(bet: Bet): Promise<BetNews>
}

/** A decided bet as one text, and with stake, price and reference. */
export interface BetNews {
  readonly text: string
  readonly receipt: NoticeReceipt
}
