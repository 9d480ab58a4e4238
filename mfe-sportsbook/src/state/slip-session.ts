import type { Bet, OddsPolicy } from '@touchline/contracts/calls'
import type { BusEvent, HostServices, PickIntent } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import { from, interval, Subject, Subscription } from 'rxjs'
import type { SentBet } from '../domain/slip-sent'
import { stakeTextOf } from '../domain/slip-stake'
import { createSlipCalls } from '../transport/slip-calls'
import type { RememberedDraft, SlipMemory } from '../transport/slip-memory'
import type { SlipContext } from './slip-context'
import { SlipNews, type SlipWords } from './slip-news'
import { SlipSelection, type SlipSelectionPorts } from './slip-selection'
import { SlipSelections } from './slip-selections'

/** Limits may change while prices stand still, and a question may have stayed without an answer. */
const RENEW_EVERY_MS = 3000

/** Keeps the slip in step with the host: session, picks, news of bets, and what the tab remembers. */
export class SlipSession {
  readonly selections: SlipSelections
  /** Bets that answers brought: while the live connection is away no message does. */
  readonly answered$ = new Subject<Bet>()
  private readonly news: SlipNews

  constructor(
    private readonly host: HostServices,
    private readonly context: SlipContext,
    private readonly memory: SlipMemory,
    private readonly words: SlipWords,
    /** Whether the player has the slip before them: what it says itself needs no notice then. */
    private readonly isInSight: () => boolean = () => true,
  ) {
    const selectionPorts: SlipSelectionPorts = {
      ...{ host, context, memory },
      calls: createSlipCalls(host.call),
      isOpen: (selection) => this.selections.open === selection,
      savePolicy: (policy) => this.savePolicy(policy),
      onSend: (sent, stakeText) => this.expect(sent, stakeText),
      onBet: (bet) => this.answered$.next(bet),
    }
    this.selections = new SlipSelections({
      memory,
      open: (id, first) => new SlipSelection(id, first, selectionPorts),
      firstStake: () => this.firstStake(),
      onBusy: () => host.notify({ tone: 'warning', text: words.busy() }),
      onFull: (most) => host.notify({ tone: 'warning', text: words.full(most) }),
    })
    this.news = new SlipNews(words, host.notify)
  }

  /** Runs until unsubscribed. */
  start(): Subscription {
    const { selections, host } = this
    const all = new Subscription(() => selections.close())
    all.add(from(host.bus.events$).subscribe((event) => event.type === 'pick' && this.pick(event.pick)))
    all.add(
      from(host.bus.events$).subscribe(
        (event) => event.type === 'slip-open' && !event.open && selections.putReceiptsAway(),
      ),
    )
    all.add(from(host.live.member$).subscribe((message) => message.t === 'bet' && this.hear(message.bet)))
    all.add(interval(RENEW_EVERY_MS).subscribe(() => selections.open?.renew()))
    for (const stop of this.reactions()) all.add(stop)
    return all
  }

  private reactions(): IReactionDisposer[] {
    const { selections, context } = this
    const alike = { equals: compareStructural }
    return [
      reaction(
        () => context.account?.info.account_id,
        () => selections.enter(context.account),
        { fireImmediately: true },
      ),
      reaction(
        () => selections.left,
        (gone) => gone.length > 0 && selections.letGo(gone),
      ),
      reaction(
        () => selections.all.filter(({ slip }) => slip.stage.stage === 'accepted').length,
        // Nobody sees the receipt of a closed slip: there is a notice, and the bar of the slip must not stay behind it.
        (receipts) => receipts > 0 && !this.isInSight() && selections.putReceiptsAway(),
      ),
      reaction(
        () => this.announcement,
        (said) => this.host.bus.emit(said),
        { fireImmediately: true, ...alike },
      ),
      reaction(
        () => this.remembered,
        (drafts) => this.memory.keepDrafts(drafts),
        alike,
      ),
    ]
  }

  /** Whoever picks learns at once what the slip holds then, also when it took nothing: there is a slip. */
  private pick(pick: PickIntent): void {
    this.selections.pick(pick)
    this.host.bus.emit(this.announcement)
  }

  private get announcement(): Extract<BusEvent, { type: 'slip' }> {
    const picks = this.selections.all.flatMap(({ slip }) => slip.draft?.pick ?? [])
    const leg = this.selections.open?.slip.leg
    return { type: 'slip', picks, summary: leg ? this.words.summary(leg) : null }
  }

  private get remembered(): readonly RememberedDraft[] {
    return this.selections.all.flatMap((selection) => selection.remembered ?? [])
  }

  private hear(bet: Bet): void {
    const owner = this.selections.all.find(({ slip }) => slip.shows(bet))
    if (owner) owner.learn(bet)
    else this.memory.dropSent(bet.idem_key)
    const isShown = owner !== undefined && owner === this.selections.open && this.isInSight()
    // A rejection has a notice of its own in any case: the player may be looking at the match.
    if (!isShown || bet.status === 'rejected') this.news.announce(bet)
  }

  private expect(sent: SentBet, stakeText: string): void {
    this.news.expect(sent.request.idem_key)
    this.memory.keepLastStake(sent.accountId, stakeText)
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

  private savePolicy(policy: OddsPolicy): void {
    void this.host.preferences.update((draft) => ({
      ...draft,
      betting: { ...draft.betting, acceptBetterOdds: policy !== 'none', acceptAnyOdds: policy === 'any' },
    }))
  }
}
