import type { Bet, OddsPolicy } from '@touchline/contracts/calls'
import type { BusEvent, HostServices, PickIntent } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import { from, interval, Subject, Subscription } from 'rxjs'
import type { SentBet } from '../domain/slip-sent'
import { stakeTextOf } from '../domain/slip-stake'
import { createSlipCalls } from '../transport/slip-calls'
import type { RememberedDraft, SlipMemory } from '../transport/slip-memory'
import type { SlipContext } from './slip-context'
import { SlipDeck } from './slip-deck'
import { SlipNews, type SlipWords } from './slip-news'
import { SlipTicket, type SlipTicketPorts } from './slip-ticket'

/** Limits may change while prices stand still, and a question may have stayed without an answer. */
const RENEW_EVERY_MS = 3000

/** Keeps the slip in step with the host: session, picks, news of bets, and what the tab remembers. */
export class SlipSession {
  readonly deck: SlipDeck
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
    const ticketPorts: SlipTicketPorts = {
      ...{ host, context, memory },
      calls: createSlipCalls(host.call),
      isOpen: (ticket) => this.deck.open === ticket,
      savePolicy: (policy) => this.savePolicy(policy),
      onSend: (sent, stakeText) => this.expect(sent, stakeText),
      onBet: (bet) => this.answered$.next(bet),
    }
    this.deck = new SlipDeck({
      memory,
      open: (id, first) => new SlipTicket(id, first, ticketPorts),
      firstStake: () => this.firstStake(),
      onBusy: () => host.notify({ tone: 'warning', text: words.busy() }),
      onFull: (most) => host.notify({ tone: 'warning', text: words.full(most) }),
    })
    this.news = new SlipNews(words, host.notify)
  }

  /** Runs until unsubscribed. */
  start(): Subscription {
    const { deck, host } = this
    const all = new Subscription(() => deck.close())
    all.add(from(host.bus.events$).subscribe((event) => event.type === 'pick' && this.pick(event.pick)))
    all.add(
      from(host.bus.events$).subscribe(
        (event) => event.type === 'slip-open' && !event.open && deck.putReceiptsAway(),
      ),
    )
    all.add(from(host.live.member$).subscribe((message) => message.t === 'bet' && this.hear(message.bet)))
    all.add(interval(RENEW_EVERY_MS).subscribe(() => deck.open?.renew()))
    for (const stop of this.reactions()) all.add(stop)
    return all
  }

  private reactions(): IReactionDisposer[] {
    const { deck, context } = this
    const alike = { equals: compareStructural }
    return [
      reaction(
        () => context.account?.info.account_id,
        () => deck.enter(context.account),
        { fireImmediately: true },
      ),
      reaction(
        () => deck.left,
        (gone) => gone.length > 0 && deck.letGo(gone),
      ),
      reaction(
        () => deck.tickets.filter(({ slip }) => slip.stage.stage === 'accepted').length,
        // Nobody sees the receipt of a closed slip: there is a notice, and the bar of the slip must not stay behind it.
        (receipts) => receipts > 0 && !this.isInSight() && deck.putReceiptsAway(),
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
    this.deck.pick(pick)
    this.host.bus.emit(this.announcement)
  }

  private get announcement(): Extract<BusEvent, { type: 'slip' }> {
    const picks = this.deck.tickets.flatMap(({ slip }) => slip.draft?.pick ?? [])
    const leg = this.deck.open?.slip.leg
    return { type: 'slip', picks, summary: leg ? this.words.summary(leg) : null }
  }

  private get remembered(): readonly RememberedDraft[] {
    return this.deck.tickets.flatMap((ticket) => ticket.remembered ?? [])
  }

  private hear(bet: Bet): void {
    const owner = this.deck.tickets.find(({ slip }) => slip.shows(bet))
    if (owner) owner.learn(bet)
    else this.memory.dropSent(bet.idem_key)
    const isShown = owner !== undefined && owner === this.deck.open && this.isInSight()
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
