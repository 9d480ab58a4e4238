import type { Bet, OddsPolicy } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import { Subscription } from 'rxjs'
import type { SentBet } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import { refusedQuote, type SlipCalls } from '../transport/slip-calls'
import { slipFeed$ } from '../transport/slip-feed'
import type { RememberedDraft, SlipMemory } from '../transport/slip-memory'
import { followSlipOffer } from './follow-slip-offer'
import type { SlipContext } from './slip-context'
import { SlipQuotes } from './slip-quotes'
import { SlipStakeEntry } from './slip-stake-entry'
import { SlipStore } from './slip-store'
import { SlipSubmission } from './slip-submission'

/** How long a covered move stays marked, as on the board. */
const MOVE_MARK_MS = 3000
/** Prices of one match change in bursts; one question answers a burst. */
const REQUOTE_DELAY_MS = 400

export interface SlipSelectionPorts {
  readonly host: HostServices
  readonly context: SlipContext
  readonly calls: SlipCalls
  readonly memory: SlipMemory
  /** Whether the player has this one open. Limits are asked for while it is; prices are followed all the time. */
  readonly isOpen: (selection: SlipSelection) => boolean
  readonly savePolicy: (policy: OddsPolicy) => void
  /** A bet is about to leave. */
  readonly onSend: (sent: SentBet, stakeText: string) => void
  /** An answer brought a bet, whether or not a message brings it too. */
  readonly onBet: (bet: Bet) => void
}

/** One selection in the slip, in step with the host from the pick until its bet has been decided. */
export class SlipSelection {
  readonly quotes: SlipQuotes
  readonly slip: SlipStore
  readonly stake: SlipStakeEntry
  private submission: SlipSubmission | null = null
  private feed = Subscription.EMPTY
  private readonly disposers: readonly IReactionDisposer[]

  constructor(
    /** Unlike that of any other in this slip. */
    readonly id: number,
    first: SlipStage,
    private readonly ports: SlipSelectionPorts,
  ) {
    const { context, calls, host, savePolicy } = ports
    this.quotes = new SlipQuotes(calls, host.now)
    this.slip = new SlipStore(first, {
      ...{ context, quotes: this.quotes, savePolicy },
      now: host.now,
      newKey: host.newKey,
      send: (sent, stakeText) => this.send(sent, stakeText),
    })
    this.stake = new SlipStakeEntry(this.slip, this.quotes, context)
    this.disposers = this.reactions()
    if (first.stage === 'unknown') this.submissionNow()?.recover(first.sent)
  }

  /** What a new page needs to put this selection back; a bet that left is remembered by itself. */
  get remembered(): RememberedDraft | null {
    const { draft, stage, keepsSelection } = this.slip
    const accountId = this.ports.context.account?.info.account_id
    if (stage.stage === 'sending' || stage.stage === 'unknown' || stage.stage === 'waiting') return null
    // A bet that stands is done with: it must not lie ready to be placed again after a reload.
    if (stage.stage === 'accepted' && !keepsSelection) return null
    if (!draft || !accountId) return null
    return { accountId, pick: draft.pick, stakeText: draft.stakeText, leg: this.slip.seenLeg }
  }

  /** News of the bet that this selection sent. */
  learn(bet: Bet): void {
    this.submission?.learn(bet)
  }

  /** Renews limits that have grown old. */
  renew(): void {
    if (this.quotes.isDue) void this.ask()
  }

  close(): void {
    for (const stop of this.disposers) stop()
    this.submission?.close()
    this.feed.unsubscribe()
  }

  private reactions(): IReactionDisposer[] {
    const { slip, ports } = this
    const now = { fireImmediately: true }
    const alike = { equals: compareStructural }
    return [
      reaction(
        () => slip.draft?.pick.match_id,
        (match) => this.watch(match),
        now,
      ),
      reaction(
        () => [slip.stage, slip.offer, ports.context.policy],
        () => followSlipOffer(slip, ports.context),
        now,
      ),
      reaction(
        () => this.question,
        () => void this.ask(),
        { ...now, ...alike },
      ),
      reaction(
        () => [slip.offer.offer, slip.terms?.ball],
        () => void this.ask(),
        { ...alike, delay: REQUOTE_DELAY_MS },
      ),
      reaction(
        () => slip.movedFrom,
        () => slip.settleMove(),
        { delay: MOVE_MARK_MS },
      ),
    ]
  }

  private get question() {
    const { draft, stage } = this.slip
    if (!draft || (stage.stage !== 'editing' && stage.stage !== 'rejected')) return null
    if (!this.ports.isOpen(this)) return null
    const { match_id, line_id, selection } = draft.pick
    return { pick: { match_id, line_id, selection }, oddsType: this.ports.context.oddsType }
  }

  private async ask(): Promise<void> {
    const { question } = this
    if (question) await this.quotes.ask(question.pick, question.oddsType)
  }

  private watch(match: number | undefined): void {
    this.feed.unsubscribe()
    this.slip.takeFeed({ feed: 'connecting' })
    this.feed =
      match === undefined
        ? Subscription.EMPTY
        : slipFeed$(this.ports.host.live, match).subscribe((feed) => this.slip.takeFeed(feed))
  }

  private async send(sent: SentBet, stakeText: string): Promise<void> {
    this.ports.onSend(sent, stakeText)
    await this.submissionNow()?.send(sent)
  }

  private submissionNow(): SlipSubmission | null {
    const { account } = this.ports.context
    if (account) this.submission ??= this.submissionOf(account.info.operator_type)
    return this.submission
  }

  private submissionOf(operatorType: 1 | 2): SlipSubmission {
    const { slip, quotes } = this
    const { calls, memory, host } = this.ports
    return new SlipSubmission({
      ...{ calls, operatorType, memory },
      now: host.now,
      stage: () => slip.stage,
      apply: slip.apply,
      onRefusal: ({ details }) => {
        const quote = refusedQuote(details)
        if (quote) quotes.take(quote)
        else void this.ask()
      },
      onBet: this.ports.onBet,
      onFate: () => void host.refreshBalance(),
    })
  }
}
