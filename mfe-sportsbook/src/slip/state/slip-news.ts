import type { Bet } from '@touchline/contracts/calls'
import type { Notice, NoticeReceipt } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { isReopened } from '../domain/is-reopened'
import type { SentCombination } from '../domain/slip-combination'
import type { SlipLock } from '../domain/slip-gate'
import type { SentBet } from '../domain/slip-sent'
import type { SlipRejection } from '../domain/slip-stage'
import type { NotSent } from './wager-ports'

/** What the slip says in the member's language to other parts of the page. */
export interface SlipWords {
  /** The last selection; a lock that takes it off the offer is said in the place of its price. */
  summary(leg: SlipLeg, lock?: SlipLock): string
  busy(): string
  full(most: number): string
  /** Why a press has sent nothing. */
  notSent(why: NotSent): string
  /** The member is back after their session ended, and so is what they had picked. */
  back(selections: number): string
  /** A bet on it waits for acceptance; for how long its panel counts, which a notice that stands would not. */
  waits(leg: SlipLeg | null): string
  /** A bet is none, while the slip showed something else. */
  notPlaced(sent: SentBet | SentCombination, rejection: SlipRejection): Promise<string>
  /** A bet was decided while the slip showed something else. */
  news(bet: Bet): Promise<BetNews>
}

/** In a line, and with stake, price and reference. */
export interface BetNews {
  readonly text: string
  readonly receipt: NoticeReceipt
}

/** Tells of bets whose fate the slip does not show. */
export interface SlipNews {
  /** This page sent the bet with this key, or shows it as leaving, so its acceptance is news here. */
  expect(key: string): void
  /**
   * Ends are told to every page of the member, acceptance to those that expect it, and unless `isShown` says that the player
   * sees it; so is that a settled bet runs again. What else is said later of a running bet is of one of its legs.
   */
  announce(bet: Bet, isShown?: boolean): void
}

/** Of a bet that runs again other things are told later, by a page that was not there when it began to. */
const REOPENED_JUST_NOW_MS = 60_000

export function slipNews(
  words: Pick<SlipWords, 'news'>,
  notify: (notice: Notice) => void,
  now: () => number,
): SlipNews {
  const expected = new Set<string>()
  const told = new Set<string>()
  return {
    expect: (key) => void expected.add(key),
    announce: (bet, isShown = false) => {
      if (bet.status === 'waiting') return
      const isAgain = isReopened(bet) && now() - bet.reopened_at < REOPENED_JUST_NOW_MS
      if (bet.status === 'running' && !expected.delete(bet.idem_key) && !isAgain) return
      // An answer and a message say the same.
      const news = `${bet.bet_id} ${bet.status} ${bet.settlement_rev}`
      if (told.has(news)) return
      told.add(news)
      if (isShown) return
      words.news(bet).then(
        (said) => notify({ tone: toneOf(bet), ...said }),
        // My Bets has it.
        () => undefined,
      )
    },
  }
}

function toneOf(bet: Bet): Notice['tone'] {
  if (bet.status === 'rejected') return 'error'
  if (bet.status === 'void' || isReopened(bet)) return 'warning'
  return (bet.net ?? 0) < 0 ? 'info' : 'success'
}
