import type { Bet } from '@touchline/contracts/calls'
import type { BusEvent, HostServices } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import { filter, interval, type Observable, Subject, Subscription } from 'rxjs'
import type { QuickPorts } from '../../quick-bet'
import { isSamePick } from '../../shared/domain/same-pick'
import { type LastBet, lastBetOf, laterBet } from '../domain/last-bet'
import type { CombinationMode, SentCombination } from '../domain/slip-combination'
import { newPick, pressedLeg, pressedTerms } from '../domain/slip-pick'
import type { SentBet } from '../domain/slip-sent'
import { stakeTextOf } from '../domain/slip-stake'
import { createSlipCalls, type SlipCalls } from '../transport/slip-calls'
import type { MemberStorage, SlipStorage } from '../transport/slip-storage'
import { betNotifier } from './bet-notifier'
import type { Combination } from './combination'
import type { CombinationParts } from './combination-parts'
import type { NoticeWords } from './notice-words'
import { type Leaving, openEntry } from './open-entry'
import { Slip } from './slip'
import { type Expelled, slipAfterLogout } from './slip-after-logout'
import type { SlipContext } from './slip-context'
import { editing, legOf } from './slip-entry'
import { syncSlip } from './slip-sync'

/** Limits may change without prices, and a question may have no answer. */
const RENEW_EVERY_MS = 3000

export interface SlipSurroundings {
  readonly host: HostServices
  readonly context: SlipContext
  readonly storage: SlipStorage
  readonly words: NoticeWords
  readonly expelled: Expelled
  /** Whether the player has the slip before them: what it says itself needs no notice then. */
  readonly isInSight: () => boolean
  /** Whether another page is in front of this one. */
  readonly isHidden: () => boolean
  /** Whether the player is typing into the slip of this tab. */
  readonly isTyping: () => boolean
  /** The latest of the member's bets that run, as the server lists them; null while none is known. */
  readonly newestRunning: () => Bet | null
  /** It comes to the front. */
  readonly seen$: Observable<unknown>
  /** Bets on several selections together are a file of their own, which comes when it is first needed. */
  readonly loadModes: () => Promise<(mode: CombinationMode, parts: CombinationParts) => Combination>
}

export interface RunningSlip {
  readonly slip: Slip
  /** Bets that answers brought: while the live connection is away no message does. */
  readonly answered$: Subject<Bet>
  readonly quick: QuickPorts
  /** The last bet that was accepted, and what it takes to make it anew. */
  readonly last: {
    readonly bet: () => LastBet | null
    readonly calls: Pick<SlipCalls, 'check'>
    readonly warn: (text: string) => void
  }
  /** Stops the slip; the record stays stored. */
  readonly running: Subscription
}

/** A member whose slip this is, from coming to leaving. */
interface Visit {
  readonly account: string
  readonly storage: MemberStorage
  readonly sync: ReturnType<typeof syncSlip>
}

/** A slip in step with the host: session, picks, news of bets, and the other tabs of the browser. */
export function startSlip(surroundings: SlipSurroundings): RunningSlip {
  const { host, context, words, expelled, isInSight, isHidden, seen$, loadModes } = surroundings
  const calls = createSlipCalls(host.call)
  const answered$ = new Subject<Bet>()
  let visit: Visit | null = null
  const logouts = slipAfterLogout(expelled)
  const leaving: Leaving = {
    host,
    context,
    calls,
    keep,
    drop,
    draftOf: (mode) => visit?.sync.draftOf(mode) ?? { key: host.newKey(), stakeText: '' },
    onNotSent: (why) => host.notify({ tone: 'warning', text: words.notSent(why) }),
    onBet: (bet) => answered$.next(bet),
  }

  const slip: Slip = new Slip({
    open: (id, pick, first) => openEntry(slip, leaving, id, pick, first),
    firstStake,
    onBusy: () => host.notify({ tone: 'warning', text: words.busy() }),
    onFull: (most) => host.notify({ tone: 'warning', text: words.full(most) }),
  })
  const notifier = betNotifier({
    slip,
    words,
    notify: host.notify,
    now: host.now,
    isInSight,
    isHidden,
    isSentHere: (key) => visit?.sync.isSentHere(key) ?? false,
    keepLast: (receipt) => visit?.sync.keepLast(receipt),
  })
  const running = new Subscription(() => {
    visit?.sync.running.unsubscribe()
    slip.close()
  })
  running.add(host.bus.events$.subscribe(onBus))
  running.add(
    host.live.member$.subscribe((message) => {
      if (message.t === 'bet') notifier.receive(message.bet)
      if (message.t === 'maintenance') context.setClosed(message.closed.sportsbook ?? null)
    }),
  )
  running.add(
    interval(RENEW_EVERY_MS).subscribe(() => {
      for (const { selection } of slip.all) selection.renew()
    }),
  )
  for (const stop of reactions()) running.add(stop)
  const quick: QuickPorts = {
    slip,
    context,
    now: host.now,
    showSlip,
    open: (pick, seen, leg, stakeText) => slip.prepare(newPick(pick, leg, seen), editing(stakeText)),
  }
  const last = {
    bet: lastBet,
    calls,
    warn: (text: string) => host.notify({ tone: 'warning', text }),
  }
  return { slip, answered$, running, quick, last }

  function reactions(): IReactionDisposer[] {
    const alike = { equals: compareStructural }
    return [
      reaction(
        () => context.account?.info.account_id,
        (accountId) => enter(accountId),
        { fireImmediately: true },
      ),
      reaction(
        () => slip.combinable.filter(({ selection }) => selection.wentInPlay),
        (gone) => {
          for (const entry of gone) slip.takeOut(entry)
        },
      ),
      notifier.follow(),
      reaction(
        () => context.closedUntil === null,
        (isOpen) => isOpen && forgetMaintenance(),
      ),
      reaction(
        neededModes,
        (needed) => {
          for (const mode of needed) void openCombination(mode)
        },
        { fireImmediately: true, ...alike },
      ),
      reaction(
        () => slip.all.filter(({ wager }) => wager.stage.stage === 'empty'),
        (gone) => gone.length > 0 && slip.removeEmpty(gone),
      ),
      reaction(announcement, (event) => host.bus.emit(event), { fireImmediately: true, ...alike }),
    ]
  }

  /** Removes the slip of the last member, and restores that of this one. */
  function enter(accountId: string | undefined): void {
    visit?.sync.running.unsubscribe()
    logouts.leave(visit)
    visit = null
    slip.reset()
    if (!accountId) return
    const isBack = logouts.arrive(accountId)
    const storage = surroundings.storage.of(accountId)
    const openMode = (mode: CombinationMode) => void openCombination(mode)
    visit = {
      account: accountId,
      storage,
      sync: syncSlip({
        slip,
        storage,
        firstStake,
        openMode,
        isTyping: surroundings.isTyping,
        newKey: host.newKey,
        onFollow: notifier.expect,
        hides$: seen$.pipe(filter(isHidden)),
      }),
    }
    const held = slip.all.length + slip.burmese.length
    if (isBack && held > 0) host.notify({ tone: 'info', text: words.back(held) })
  }

  /** The mode that is looked at, and that of Burmese selections. */
  function neededModes(): CombinationMode[] {
    const burmese = slip.burmese.length > 0 ? (['myanmar'] as const) : []
    return context.account ? [...burmese, ...(slip.mode === 'single' ? [] : [slip.mode])] : []
  }

  async function openCombination(mode: CombinationMode): Promise<void> {
    const start = await loadModes()
    if (running.closed || slip.combinations.some((one) => one.mode === mode) || !context.account) return
    slip.combine(start(mode, { slip, leaving }))
  }

  function keep(sent: SentBet | SentCombination, stakeText: string): void {
    visit?.sync.keep(sent, stakeText)
    notifier.expect(sent.request.idem_key)
  }

  function drop(key: string): void {
    visit?.sync.drop(key)
  }

  /** Shows the slip: a sheet opens, and My Bets closes. */
  function showSlip(): void {
    host.bus.emit({ type: 'slip-open', open: true, tab: 'slip' })
  }

  function onBus(event: BusEvent): void {
    if (event.type === 'pick') pick(event)
    if (event.type === 'slip-open' && !event.open) slip.forgetReceipts()
    if (event.type === 'logout') logouts.explain(event.code)
  }

  /** The slip answers every pick, even a refused one: so the board knows that it is there. */
  function pick({ pick: picked, shown, match, parlay }: Extract<BusEvent, { type: 'pick' }>): void {
    const seen = shown ? pressedTerms(picked, shown, context.oddsType) : null
    const leg = seen && match ? pressedLeg(picked, match, seen) : null
    // Burmese prices and legs of a parlay are not bet on in passing.
    if (slip.quick?.isArmed && !picked.myanmar && !parlay) slip.quick.press(picked, seen, leg)
    else slip.pick(picked, seen, leg)
    // A system stays a system, and a pending bet stays shown.
    const isIn = slip.combinable.some(({ selection }) => isSamePick(selection.pick, picked))
    const isQuiet = slip.all.every(({ wager }) => !wager.isUndecided)
    if (parlay && isIn && isQuiet && slip.mode === 'single') slip.chooseMode('parlay')
    host.bus.emit(announcement())
  }

  function announcement(): Extract<BusEvent, { type: 'slip' }> {
    const { combination } = slip
    const { open: shown } = slip
    const isBurmese = combination?.mode === 'myanmar'
    const last = isBurmese ? combination.legs.selections.at(-1) : shown?.selection
    const leg = isBurmese ? last?.leg : shown && legOf(shown)
    // A sent bet keeps its price even if the line is suspended now.
    const isLeaving = [combination, shown].some((one) => one?.wager.isUndecided)
    const lock = last?.gate.gate === 'locked' && !isLeaving ? last.gate.lock : undefined
    const picks = [
      ...slip.all.map(({ selection }) => selection.pick),
      ...slip.burmese.map(({ pick }) => pick),
    ]
    const leaving = slip.quick?.bets.filter(({ wager }) => wager.isUndecided) ?? []
    return {
      type: 'slip',
      picks,
      summary: leg ? words.summary(leg, lock) : null,
      ...(leaving.length > 0 && { leaving: leaving.map(({ selection }) => selection.pick) }),
    }
  }

  /** Maintenance is over: refusals about it go. */
  function forgetMaintenance(): void {
    for (const { wager } of [...slip.all, ...slip.combinations])
      if (wager.draft?.refusal?.code === 'game_maintenance') wager.edit({ refusal: null })
  }

  /** The last bet of the member, also a settled one. */
  function lastBet(): LastBet | null {
    if (!context.account) return null
    const listed = surroundings.newestRunning()
    return laterBet(visit?.sync.last().lastBet ?? null, listed && lastBetOf(listed))
  }

  function firstStake(): string {
    const { defaultStake, defaultStakeAmount } = context.preferences.betting
    switch (defaultStake) {
      case 'none':
        return ''
      case 'fixed':
        return defaultStakeAmount > 0 ? stakeTextOf(defaultStakeAmount, context.currency) : ''
      case 'last':
        return visit?.sync.last().lastStake ?? ''
    }
  }
}
