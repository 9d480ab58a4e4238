import type { Bet } from '@touchline/contracts/calls'
import type { BusEvent, HostServices, PickIntent } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import { interval, Subject, Subscription } from 'rxjs'
import type { CombinedMode } from '../domain/slip-combination'
import { newPick, type SlipPick } from '../domain/slip-pick'
import { recoveredStage, type SlipStage } from '../domain/slip-stage'
import { stakeTextOf } from '../domain/slip-stake'
import { createSlipCalls, refusedQuote } from '../transport/slip-calls'
import type { RememberedDraft, SlipMemory } from '../transport/slip-memory'
import type { Combination, CombinationParts } from './combination'
import { singleKind } from './single-kind'
import { Slip } from './slip'
import type { SlipContext } from './slip-context'
import { editing, legOf, type SlipEntry } from './slip-entry'
import { type SlipWords, slipNews } from './slip-news'
import { SlipSelection } from './slip-selection'
import { SlipWager } from './slip-wager'

/** Limits may change while prices stand still, and a question may have stayed without an answer. */
const RENEW_EVERY_MS = 3000

export interface SlipSurroundings {
  readonly host: HostServices
  readonly context: SlipContext
  readonly memory: SlipMemory
  readonly words: SlipWords
  /** Whether the player has the slip before them: what it says itself needs no notice then. */
  readonly isInSight: () => boolean
  /** Bets on several selections together are a file of their own, which comes when it is first needed. */
  readonly loadModes: () => Promise<(mode: CombinedMode, parts: CombinationParts) => Combination>
}

export interface RunningSlip {
  readonly slip: Slip
  /** Bets that answers brought: while the live connection is away no message does. */
  readonly answered$: Subject<Bet>
  /** Stops it; what is remembered stays remembered. */
  readonly running: Subscription
}

/** A slip in step with the host: session, picks, news of bets, and what is remembered. */
export function startSlip(surroundings: SlipSurroundings): RunningSlip {
  const { host, context, memory, words, isInSight, loadModes } = surroundings
  const calls = createSlipCalls(host.call)
  const answered$ = new Subject<Bet>()
  const news = slipNews(words, host.notify)

  const slip = new Slip({
    open,
    firstStake,
    onBusy: () => host.notify({ tone: 'warning', text: words.busy() }),
    onFull: (most) => host.notify({ tone: 'warning', text: words.full(most) }),
  })
  const running = new Subscription(() => slip.close())
  running.add(host.bus.events$.subscribe(onBus))
  running.add(host.live.member$.subscribe((message) => message.t === 'bet' && receive(message.bet)))
  running.add(
    interval(RENEW_EVERY_MS).subscribe(() => {
      for (const { selection } of slip.all) selection.renew()
    }),
  )
  for (const stop of reactions()) running.add(stop)
  return { slip, answered$, running }

  function open(id: number, pick: SlipPick, first: SlipStage): SlipEntry {
    const selection = new SlipSelection(pick, {
      ...{ context, calls, live: host.live, now: host.now },
      isQuoted: () => {
        const { stage } = wager.stage
        if (stage !== 'editing' && stage !== 'rejected') return false
        // The others are asked for once, and again before they leave.
        return slip.open?.id === id || selection.quotes.quote === null
      },
      isHeld: () => wager.stage.stage !== 'editing' || slip.isCombining,
    })
    const wager = new SlipWager(first, singleKind(selection, context), {
      ...{ context, now: host.now, newKey: host.newKey, lookup: calls.lookup, drop: memory.dropSent },
      place: ({ request }) => calls.place(request, context.account?.info.operator_type ?? 1),
      keep: (sent, stakeText) => {
        memory.keepSent(sent)
        memory.keepLastStake(sent.accountId, stakeText)
        news.expect(sent.request.idem_key)
      },
      onRefusal: ({ details }) => {
        const quote = refusedQuote(details)
        if (quote) selection.quotes.take(quote)
        else void selection.ask()
      },
      onBet: (bet) => answered$.next(bet),
      onFate: () => void host.refreshBalance(),
    })
    selection.start()
    return { id, selection, wager }
  }

  function reactions(): IReactionDisposer[] {
    const alike = { equals: compareStructural }
    return [
      reaction(
        () => context.account?.info.account_id,
        () => enter(context.account?.info.account_id),
        { fireImmediately: true },
      ),
      reaction(
        () => slip.combinable.filter(({ selection }) => selection.wentInPlay),
        (gone) => {
          for (const entry of gone) slip.takeOut(entry)
        },
      ),
      reaction(
        () => slip.all.filter(({ wager }) => wager.stage.stage === 'accepted'),
        // Nobody sees the receipt of a closed slip: there is a notice.
        (accepted) => {
          for (const entry of accepted) slip.accept(entry, isInSight())
        },
      ),
      reaction(
        () => slip.combinations.filter(({ wager }) => wager.stage.stage === 'accepted'),
        (accepted) => {
          for (const one of accepted) slip.acceptCombined(one, isInSight())
        },
      ),
      reaction(
        () => (context.account ? neededModes(context.account.info.account_id) : []),
        (needed) => {
          for (const mode of needed) void openCombination(mode)
        },
        { fireImmediately: true, ...alike },
      ),
      reaction(
        () => slip.all.filter(({ wager }) => wager.stage.stage === 'empty'),
        (gone) => gone.length > 0 && slip.letGo(gone),
      ),
      reaction(announcement, (said) => host.bus.emit(said), { fireImmediately: true, ...alike }),
      reaction(
        () => {
          const id = context.account?.info.account_id
          const burmese = id ? slip.burmese.map((pick) => ({ accountId: id, pick, stakeText: '' })) : []
          return [...slip.all.flatMap((entry) => rememberedOf(entry, id)), ...burmese]
        },
        memory.keepDrafts,
        alike,
      ),
    ]
  }

  /** Nothing of the last member stays, and what is remembered of this one comes back. */
  function enter(accountId: string | undefined): void {
    slip.reset()
    if (!accountId) return
    for (const { pick, stakeText, leg } of memory.drafts(accountId))
      if (pick.myanmar) slip.keepBurmese([...slip.burmese, pick])
      else slip.add(newPick(pick, leg), editing(stakeText))
    // What may have been bet comes to the front.
    for (const sent of memory.sent(accountId)) slip.add(newPick(sent.request, sent.leg), recoveredStage(sent))
  }

  /** The mode that is looked at, and those of bets whose fate an earlier page did not learn. */
  function neededModes(accountId: string): CombinedMode[] {
    const left = memory.sentCombinations(accountId).map(({ mode }) => mode)
    const burmese = slip.burmese.length > 0 ? (['myanmar'] as const) : []
    return [...left, ...burmese, ...(slip.mode === 'single' ? [] : [slip.mode])]
  }

  async function openCombination(mode: CombinedMode): Promise<void> {
    const start = await loadModes()
    if (running.closed || slip.combinations.some((one) => one.mode === mode) || !context.account) return
    slip.combine(
      start(mode, { slip, host, context, calls, memory, news, onBet: (bet) => answered$.next(bet) }),
    )
  }

  function onBus(event: BusEvent): void {
    if (event.type === 'pick') pick(event.pick)
    if (event.type === 'slip-open' && !event.open) slip.receipts.clear()
  }

  /** Whoever picks learns at once what the slip holds then, also when it took nothing: there is a slip. */
  function pick(picked: PickIntent): void {
    slip.pick(picked)
    host.bus.emit(announcement())
  }

  function announcement(): Extract<BusEvent, { type: 'slip' }> {
    const { combination } = slip
    const leg =
      combination?.mode === 'myanmar'
        ? (combination.legs.selections.at(-1)?.leg ?? null)
        : slip.open && legOf(slip.open)
    const picks = [...slip.all.map(({ selection }) => selection.pick), ...slip.burmese]
    return { type: 'slip', picks, summary: leg ? words.summary(leg) : null }
  }

  function receive(bet: Bet): void {
    const owner = [...slip.all, ...slip.combinations].find(({ wager }) => wager.sent(bet))
    if (owner) owner.wager.learn(bet)
    else memory.dropSent(bet.idem_key)
    // A receipt in sight says that it was accepted; all else has a notice: the player may be looking at the match.
    if (bet.status !== 'running' || !slip.receipts.shows(bet)) news.announce(bet)
  }

  function firstStake(): string {
    const { defaultStake, defaultStakeAmount } = context.preferences.betting
    switch (defaultStake) {
      case 'none':
        return ''
      case 'fixed':
        return defaultStakeAmount > 0 ? stakeTextOf(defaultStakeAmount, context.currency) : ''
      case 'last':
        return context.account ? memory.lastStake(context.account.info.account_id) : ''
    }
  }
}

/** What a new page needs to put a selection back; a bet that left is remembered by itself. */
function rememberedOf(entry: SlipEntry, accountId: string | undefined): RememberedDraft[] {
  const { stage } = entry.wager
  if (!accountId || (stage.stage !== 'editing' && stage.stage !== 'validating' && stage.stage !== 'rejected'))
    return []
  const { pick, seenLeg } = entry.selection
  return [{ accountId, pick, stakeText: stage.draft.stakeText, leg: seenLeg ?? undefined }]
}
