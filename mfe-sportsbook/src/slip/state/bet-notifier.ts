import type { Bet } from '@touchline/contracts/calls'
import type { Notice } from '@touchline/contracts/host'
import { type IReactionDisposer, reaction } from 'mobx'
import { type BetOutcome, outcomesBetween, type Stages } from '../domain/bet-outcomes'
import { isReopened } from '../domain/is-reopened'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { SlipRejection } from '../domain/slip-stage'
import type { Combination } from './combination'
import type { NoticeWords } from './notice-words'
import type { Slip } from './slip'
import { legOf, type SlipEntry } from './slip-entry'
import { combinedReceiptOf, receiptOf } from './slip-receipts'

export interface NotifierParts {
  readonly slip: Slip
  readonly words: Pick<NoticeWords, 'news' | 'notPlaced' | 'waits'>
  readonly notify: (notice: Notice) => void
  readonly now: () => number
  /** Whether the player sees the slip, which then needs no notice. */
  readonly isInSight: () => boolean
  /** Whether another page covers this one. */
  readonly isHidden: () => boolean
  /** Whether this tab sent the bet of a key. */
  readonly isSentHere: (key: string) => boolean
  /** Stores the bet for "bet again". */
  readonly keepLast: (receipt: SlipReceipt) => void
}

type Owner = SlipEntry | Combination

/** A page that is opened later does not announce an older reopening. */
const REOPENED_JUST_NOW_MS = 60_000

/** Makes receipts of accepted bets, and notices of outcomes that the slip does not show. */
export function betNotifier(parts: NotifierParts) {
  const { slip, words, notify, now, isInSight, isHidden, isSentHere, keepLast } = parts
  /** Keys of bets whose acceptance this page announces. */
  const expected = new Set<string>()
  /** Outcomes that were announced: an answer and a message bring the same one. */
  const announced = new Set<string>()
  return { follow, receive, announce, expect: (key: string) => void expected.add(key) }

  function follow(): IReactionDisposer {
    return reaction(stages, (after, before = new Map()) => {
      for (const outcome of outcomesBetween<Owner>(before, after)) take(outcome)
    })
  }

  function stages(): Stages<Owner> {
    const owners: readonly Owner[] = [...slip.all, ...slip.combinations, ...(slip.quick?.bets ?? [])]
    return new Map(owners.map((owner) => [owner, owner.wager.stage]))
  }

  function take(outcome: BetOutcome<Owner>): void {
    const { owner } = outcome
    const isQuick = 'selection' in owner && (slip.quick?.bets.includes(owner) ?? false)
    switch (outcome.outcome) {
      case 'waiting':
        if (isQuick && !isInSight()) notify({ tone: 'info', text: words.waits(legOf(owner)) })
        return
      case 'accepted':
        accept(owner, outcome.bet, isQuick)
        return
      case 'rejected':
        reject(owner, outcome.rejection, isQuick)
    }
  }

  function accept(owner: Owner, bet: Bet, isQuick: boolean): void {
    const receipt = 'selection' in owner ? receiptOf(owner) : combinedReceiptOf(owner)
    if (receipt) keepLast(receipt)
    announce(bet, !isQuick && isInSight())
    if (isQuick) return
    if ('selection' in owner) slip.accept(owner, isInSight())
    else slip.acceptCombined(owner, isInSight())
  }

  function reject(owner: Owner, rejection: SlipRejection, isQuick: boolean): void {
    const { stage } = owner.wager
    if (stage.stage !== 'rejected') return
    // The panel of quick bets shows rejections while it is armed, but not those of the server after a wait.
    const isShownQuick = rejection.why !== 'rejected' && isInSight() && slip.quick?.isArmed === true
    const isShown = isQuick ? isShownQuick : isInFront(owner)
    if (rejection.why === 'rejected') announce(rejection.bet, isShown)
    else if (!isShown)
      void words.notPlaced(stage.sent, rejection).then((text) => notify({ tone: 'error', text }))
  }

  function isInFront(owner: Owner): boolean {
    const shown: readonly (Owner | null)[] = slip.mode === 'single' ? slip.all : [slip.combination]
    return shown.includes(owner) && isInSight() && !isHidden()
  }

  /** A message of the live connection. */
  function receive(bet: Bet): void {
    const owner = [...stages().keys()].find(({ wager }) => wager.sent(bet))
    const wasPending = owner?.wager.isUndecided
    owner?.wager.learn(bet)
    // Of a running bet that another tab sent, the visible tab notifies.
    const isHere = bet.status !== 'running' || isReopened(bet) || !isHidden() || isSentHere(bet.idem_key)
    const isRejected = bet.status === 'rejected' || bet.status === 'void'
    const hasReceipt = slip.receipts.some((receipt) => receipt.bet.bet_id === bet.bet_id)
    const isShown =
      bet.status === 'running' || (wasPending && !isRejected)
        ? hasReceipt
        : owner !== undefined && owner.wager.stage.stage === 'rejected' && isInFront(owner)
    if (isHere || bet.status === 'running') announce(bet, isShown || !isHere)
  }

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
      (news) => notify({ tone: toneOf(bet), ...news }),
      // My Bets shows the outcome too.
      () => undefined,
    )
  }
}

function toneOf(bet: Bet): Notice['tone'] {
  if (bet.status === 'rejected') return 'error'
  if (bet.status === 'void' || isReopened(bet)) return 'warning'
  return (bet.net ?? 0) < 0 ? 'info' : 'success'
}
