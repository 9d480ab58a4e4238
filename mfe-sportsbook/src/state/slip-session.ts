import type { Account, Bet, BusEvent, HostServices, OddsPolicy } from '@touchline/contracts'
import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import { from, interval, Subscription } from 'rxjs'
import { newDraft } from '../domain/slip-draft'
import type { SentBet } from '../domain/slip-sent'
import { EMPTY, recoveredStage } from '../domain/slip-stage'
import { stakeTextOf } from '../domain/slip-stake'
import { createSlipCalls, refusedQuote, type SlipCalls } from '../transport/slip-calls'
import { slipFeed$ } from '../transport/slip-feed'
import type { RememberedDraft, SlipMemory } from '../transport/slip-memory'
import { followSlipOffer } from './follow-slip-offer'
import type { SlipContext } from './slip-context'
import { SlipCourier } from './slip-courier'
import { SlipNews, type SlipWords } from './slip-news'
import { SlipQuotes } from './slip-quotes'
import { SlipStakeEntry } from './slip-stake-entry'
import { SlipStore } from './slip-store'

/** How long a covered move stays marked, as on the board. */
const MOVE_MARK_MS = 3000
/** Prices of one match change in bursts; one question answers a burst. */
const REQUOTE_DELAY_MS = 400
/** Limits may change while prices stand still, and a question may have stayed without an answer. */
const REQUOTE_CHECK_MS = 3000

/** Keeps the slip in step with the host: session, prices, picks, news of bets, and what the tab remembers. */
export class SlipSession {
  readonly quotes: SlipQuotes
  readonly slip: SlipStore
  readonly stake: SlipStakeEntry
  private readonly calls: SlipCalls
  private readonly news: SlipNews
  private courier: SlipCourier | null = null
  private feed = Subscription.EMPTY

  constructor(
    private readonly host: HostServices,
    private readonly context: SlipContext,
    private readonly memory: SlipMemory,
    private readonly words: SlipWords,
  ) {
    this.calls = createSlipCalls(host.call)
    this.quotes = new SlipQuotes(this.calls, host.now)
    this.slip = new SlipStore({
      context,
      quotes: this.quotes,
      now: host.now,
      newKey: host.newKey,
      firstStake: () => this.firstStake(),
      savePolicy: (policy) => this.savePolicy(policy),
      send: (sent, text) => this.send(sent, text),
      onBusy: () => host.notify({ tone: 'warning', text: words.busy() }),
    })
    this.news = new SlipNews(words, host.notify)
    this.stake = new SlipStakeEntry(this.slip, this.quotes, context)
  }

  /** Runs until unsubscribed. */
  start(): Subscription {
    const all = new Subscription(() => this.leave())
    all.add(
      from(this.host.bus.events$).subscribe((event) => event.type === 'pick' && this.slip.pick(event.pick)),
    )
    all.add(
      from(this.host.live.member$).subscribe((message) => message.t === 'bet' && this.hear(message.bet)),
    )
    all.add(interval(REQUOTE_CHECK_MS).subscribe(() => this.quotes.isDue && void this.ask()))
    for (const stop of this.reactions()) all.add(stop)
    return all
  }

  private reactions(): IReactionDisposer[] {
    const { slip, context } = this
    const now = { fireImmediately: true }
    const alike = { equals: compareStructural }
    return [
      reaction(
        () => context.account?.info.account_id,
        () => this.enter(context.account),
        now,
      ),
      reaction(
        () => slip.draft?.pick.match_id,
        (match) => this.watch(match),
        now,
      ),
      reaction(
        () => [slip.stage, slip.offer, context.policy],
        () => followSlipOffer(slip, context),
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
      reaction(
        () => this.announcement,
        (said) => this.host.bus.emit(said),
        { ...now, ...alike },
      ),
      reaction(
        () => this.remembered,
        (draft) => this.memory.keepDraft(draft),
        alike,
      ),
    ]
  }

  private get question() {
    const { draft, stage } = this.slip
    if (!draft || (stage.stage !== 'editing' && stage.stage !== 'rejected')) return null
    const { match_id, line_id, selection } = draft.pick
    return { pick: { match_id, line_id, selection }, oddsType: this.context.oddsType }
  }

  private get announcement(): Extract<BusEvent, { type: 'slip' }> {
    const { draft, leg } = this.slip
    return { type: 'slip', picks: draft ? [draft.pick] : [], summary: leg && this.words.summary(leg) }
  }

  private get remembered(): RememberedDraft | null {
    const { draft, stage, keepsSelection } = this.slip
    const accountId = this.context.account?.info.account_id
    // A bet that stands is done with: it must not lie ready to be placed again after a reload.
    if (stage.stage === 'accepted' && !keepsSelection) return null
    return draft && accountId ? { accountId, pick: draft.pick, stakeText: draft.stakeText } : null
  }

  /** A member came, or left. */
  private enter(account: Account | null): void {
    this.courier?.close()
    this.courier = account && this.courierOf(account)
    const sent = account && this.memory.sent(account.info.account_id)
    const draft = account && this.memory.draft(account.info.account_id)
    this.slip.reset(sent ? recoveredStage(sent) : EMPTY)
    if (sent) this.courier?.recover(sent)
    else if (draft) this.slip.restore(newDraft(draft.pick, draft.stakeText))
  }

  private courierOf(account: Account): SlipCourier {
    const { slip, quotes, host } = this
    return new SlipCourier({
      calls: this.calls,
      operatorType: account.info.operator_type,
      memory: this.memory,
      now: host.now,
      stage: () => slip.stage,
      apply: slip.apply,
      onRefusal: ({ details }) => {
        const quote = refusedQuote(details)
        if (quote) quotes.take(quote)
        else void this.ask()
      },
      onFate: () => void host.refreshBalance(),
    })
  }

  private watch(match: number | undefined): void {
    this.feed.unsubscribe()
    this.slip.takeFeed({ feed: 'connecting' })
    this.feed =
      match === undefined
        ? Subscription.EMPTY
        : slipFeed$(this.host.live, match).subscribe((feed) => this.slip.takeFeed(feed))
  }

  private async ask(): Promise<void> {
    const { question } = this
    if (question) await this.quotes.ask(question.pick, question.oddsType)
  }

  private hear(bet: Bet): void {
    const isShown = this.slip.shows(bet)
    this.courier?.learn(bet)
    if (!isShown) this.news.tell(bet)
  }

  private firstStake(): string {
    const { defaultStake, defaultStakeAmount } = this.context.preferences.betting
    switch (defaultStake) {
      case 'none':
        return ''
      case 'fixed':
        return defaultStakeAmount > 0 ? stakeTextOf(defaultStakeAmount, this.context.currency) : ''
      case 'last':
        return this.context.account ? this.memory.lastStake(this.context.account.info.account_id) : ''
    }
  }

  private async send(sent: SentBet, stakeText: string): Promise<void> {
    this.news.expect(sent.request.idem_key)
    this.memory.keepLastStake(sent.accountId, stakeText)
    await this.courier?.send(sent)
  }

  private savePolicy(policy: OddsPolicy): void {
    void this.host.preferences.update((draft) => ({
      ...draft,
      betting: { ...draft.betting, acceptBetterOdds: policy !== 'none', acceptAnyOdds: policy === 'any' },
    }))
  }

  private leave(): void {
    this.courier?.close()
    this.feed.unsubscribe()
  }
}
