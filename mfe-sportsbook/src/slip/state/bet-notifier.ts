import type { Bet } from '@touchline/contracts/calls'
import type { Notice, NoticeReceipt } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { isReopened } from '../domain/placed-bet'
import type { NotSent, SlipNotice } from '../domain/slip-effect'
import type { SlipLock } from '../domain/slip-gate'
import type { SentBet, SentCombination } from '../domain/slip-sent'
import type { SlipRejection } from '../domain/slip-stage'

export interface NotifierParts {
  readonly words: Omit<NoticeWords, 'summary'>
  readonly notify: (notice: Notice) => void
  readonly now: () => number
}

export type BetNotifier = ReturnType<typeof betNotifier>

/** A page that is opened later does not announce an older reopening. */
const REOPENED_JUST_NOW_MS = 60_000

/** Notices of outcomes that the slip does not show. */
export function betNotifier({ words, notify: show, now }: NotifierParts) {
  /** Keys of bets whose acceptance this page announces. */
  const expected = new Set<string>()
  /** Outcomes that were announced: an answer and a message bring the same one. */
  const announced = new Set<string>()
  return { announce, notify, expect: (key: string) => void expected.add(key) }

  /** Notifies once of each outcome, unless the slip shows it. Acceptance is announced by the pages that expect it. */
  function announce(bet: Bet, isShown = false): void {
    if (bet.status === 'waiting') return
    const isReopenedNow = isReopened(bet) && now() - bet.reopened_at < REOPENED_JUST_NOW_MS
    if (bet.status === 'running' && !expected.delete(bet.idem_key) && !isReopenedNow) return
    const outcome = `${bet.bet_id} ${bet.status} ${bet.settlement_rev}`
    if (announced.has(outcome)) return
    announced.add(outcome)
    if (isShown) return
    words.news(bet).then(
      (news) => show({ tone: toneOf(bet), ...news }),
      // My Bets shows the outcome too.
      () => undefined,
    )
  }

  function notify(notice: SlipNotice): void {
    if (notice.about === 'not_placed')
      void words.notPlaced(notice.sent, notice.rejection).then((text) => show({ tone: 'error', text }))
    else show(textOf(words, notice))
  }
}

function textOf(words: NotifierParts['words'], notice: Exclude<SlipNotice, { about: 'not_placed' }>): Notice {
  switch (notice.about) {
    case 'busy':
      return { tone: 'warning', text: words.busy() }
    case 'full':
      return { tone: 'warning', text: words.full(notice.most) }
    case 'not_sent':
      return { tone: 'warning', text: words.notSent(notice.why) }
    case 'back':
      return { tone: 'info', text: words.back(notice.selections) }
    case 'waits':
      return { tone: 'info', text: words.waits(notice.leg) }
  }
}

function toneOf(bet: Bet): Notice['tone'] {
  if (bet.status === 'rejected') return 'error'
  if (bet.status === 'void' || isReopened(bet)) return 'warning'
  return (bet.net ?? 0) < 0 ? 'info' : 'success'
}

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
