import type { Bet } from '@touchline/contracts/calls'
import type { BusEvent, CallService, HostServices } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, observable, reaction, runInAction } from 'mobx'
import { filter, interval, type Observable, Subject, Subscription } from 'rxjs'
import type { QuickPorts } from '../../quick-bet'
import { isSamePick } from '../../shared/domain/same-pick'
import { type LastBet, lastBetOf, laterBet } from '../domain/receipts'
import { legOf } from '../domain/slip-now'
import { newPick, pressedLeg, pressedTerms } from '../domain/slip-pick'
import { RENEW_AFTER_MS } from '../domain/slip-quotes'
import { isFollowed, type SlipFacts } from '../domain/slip-state'
import { createSlipCalls, type SlipCalls } from '../transport/slip-calls'
import { slipFeed$ } from '../transport/slip-feed'
import type { MemberStorage, SlipStorage } from '../transport/slip-storage'
import { betNotifier, type NoticeWords } from './bet-notifier'
import type { CombinedBets } from './combined-bets'
import { effectRunner } from './run-effects'
import { type Expelled, slipAfterLogout } from './slip-after-logout'
import type { SlipContext } from './slip-context'
import { slipQuestions } from './slip-questions'
import { Slip } from './slip-store'
import { slipTab } from './slip-tab'

/** Limits may change without prices, and a question may have no answer. */
const RENEW_EVERY_MS = 3000

export interface SlipSurroundings {
  readonly host: HostServices
  readonly context: SlipContext
  readonly storage: SlipStorage
  readonly words: NoticeWords
  readonly expelled: Expelled
  /** The player sees the slip, which then needs no notice. */
  readonly isInSight: () => boolean
  /** Another page covers this one. */
  readonly isHidden: () => boolean
  /** The player is typing into the slip of this tab. */
  readonly isTyping: () => boolean
  /** The latest running bet of the member, as the server lists them; null while none is known. */
  readonly newestRunning: () => Bet | null
  /** It comes to the front. */
  readonly seen$: Observable<unknown>
  /** Bets on several selections are a file of their own, loaded when it is first needed. */
  readonly loadCombined: () => Promise<(call: CallService) => CombinedBets>
}

export interface RunningSlip {
  readonly slip: Slip
  /** Bets of answers: while the live connection is away no message brings them. */
  readonly answered$: Subject<Bet>
  readonly quick: QuickPorts
  /** The last accepted bet, and what it takes to bet it again. */
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
  readonly tab: ReturnType<typeof slipTab>
}

/** The slip with its inputs: session, picks, prices, messages of bets, and the other tabs of the browser. */
export function startSlip(surroundings: SlipSurroundings): RunningSlip {
  const { host, context, words, expelled, isInSight, isHidden, seen$, loadCombined } = surroundings
  const calls = createSlipCalls(host.call)
  const answered$ = new Subject<Bet>()
  const logouts = slipAfterLogout(expelled)
  const channels = new Map<number, Subscription>()
  let visit: Visit | null = null
  const combined = observable.box<CombinedBets | null>(null, { deep: false })
  const facts: SlipFacts = {
    member: context,
    now: host.now,
    newKey: host.newKey,
    isInSight,
    isHidden,
    isQuickArmed: () => slip.quick?.isArmed ?? false,
    kinds: () => combined.get()?.kinds ?? null,
  }
  const slip: Slip = new Slip(facts, {
    run: (effects, event) => {
      visit?.tab.saveChange(event.type !== 'stored')
      followMatches()
      questions.follow()
      return runner.run(effects)
    },
  })
  const notifier = betNotifier({ words, notify: host.notify, now: host.now })
  const runner = effectRunner({
    slip,
    host,
    context,
    calls,
    notifier,
    combined: () => combined.get(),
    keepSent: (sent) => visit?.tab.keepSent(sent),
    dropSent: (key) => visit?.tab.dropSent(key),
    onBet: (bet) => answered$.next(bet),
  })
  const questions = slipQuestions(slip, host.now)
  const running = new Subscription(() => {
    visit?.tab.close()
    visit = null
    stopFollowing()
    slip.quick?.close()
  })
  running.add(host.bus.events$.subscribe(onBus))
  running.add(
    host.live.member$.subscribe((message) => {
      if (message.t === 'bet') receive(message.bet)
      if (message.t === 'maintenance') context.setClosed(message.closed.sportsbook ?? null)
    }),
  )
  running.add(
    interval(RENEW_EVERY_MS).subscribe(() => {
      questions.renew()
      void slip.send({ type: 'refreshed' })
    }),
  )
  running.add(interval(RENEW_AFTER_MS).subscribe(questions.renewCombination))
  for (const stop of reactions()) running.add(stop)
  const quick: QuickPorts = {
    slip,
    context,
    now: host.now,
    showSlip: () => host.bus.emit({ type: 'slip-open', open: true, tab: 'slip' }),
    open: (pick, seen, leg, stakeText) => slip.addQuick(newPick(pick, leg, seen), stakeText),
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
        () => {
          const { policy, freshness, oddsType, available, isViewOnly, closedUntil } = context
          return [policy, freshness, oddsType, available, isViewOnly, closedUntil]
        },
        () => void slip.send({ type: 'refreshed' }),
        alike,
      ),
      reaction(
        () => context.closedUntil === null,
        (isOpen) => isOpen && void slip.send({ type: 'maintenance_over' }),
      ),
      reaction(
        () => context.account !== null && (slip.mode !== 'single' || slip.burmese.length > 0),
        (isNeeded) => isNeeded && void openCombined(),
        { fireImmediately: true },
      ),
      reaction(announcement, (event) => host.bus.emit(event), { fireImmediately: true, ...alike }),
    ]
  }

  /** Removes the slip of the last member, and restores that of this one. */
  function enter(accountId: string | undefined): void {
    visit?.tab.close()
    logouts.leave(visit)
    visit = null
    stopFollowing()
    slip.quick?.close()
    slip.useQuick(null)
    if (!accountId) return void slip.send({ type: 'logged_out' })
    const isBack = logouts.arrive(accountId)
    const storage = surroundings.storage.of(accountId)
    void slip.send({ type: 'logged_in', record: storage.read(), sent: storage.sent(), isBack })
    const tab = slipTab({
      storage,
      facts,
      state: () => slip.state,
      send: (event) => void slip.send(event),
      isTyping: surroundings.isTyping,
      hides$: seen$.pipe(filter(isHidden)),
    })
    visit = { account: accountId, storage, tab }
  }

  function stopFollowing(): void {
    runner.reset()
    questions.reset()
    for (const channel of channels.values()) channel.unsubscribe()
    channels.clear()
  }

  /** Follows the match of each selection whose bet is not decided. */
  function followMatches(): void {
    const { state } = slip
    const followed = state.selections.filter((selection) => isFollowed(state, selection))
    const matches = new Set(followed.map(({ pick: { match_id } }) => match_id))
    for (const [matchId, channel] of channels)
      if (!matches.has(matchId)) {
        channel.unsubscribe()
        channels.delete(matchId)
      }
    for (const matchId of matches) {
      if (channels.has(matchId)) continue
      const channel = new Subscription()
      channels.set(matchId, channel)
      channel.add(
        slipFeed$(host.live, matchId).subscribe((feed) => void slip.send({ type: 'feed', matchId, feed })),
      )
    }
  }

  async function openCombined(): Promise<void> {
    const load = await loadCombined()
    if (running.closed || combined.get() || !context.account) return
    runInAction(() => combined.set(load(host.call)))
    void slip.send({ type: 'refreshed' })
  }

  function receive(bet: Bet): void {
    void slip.send({ type: 'news', bet, isSentHere: visit?.tab.isSentHere(bet.idem_key) ?? false })
  }

  function onBus(event: BusEvent): void {
    if (event.type === 'pick') pick(event)
    if (event.type === 'slip-open' && !event.open) slip.forgetReceipts()
    if (event.type === 'logout') logouts.explain(event.code)
  }

  /** The slip answers every pick, even a refused one, so that the board knows that it is there. */
  function pick({ pick: picked, shown, match, parlay }: Extract<BusEvent, { type: 'pick' }>): void {
    const seen = shown ? pressedTerms(picked, shown, context.oddsType) : null
    const leg = seen && match ? pressedLeg(picked, match, seen) : null
    // Burmese prices and legs of a parlay are no quick bets.
    if (slip.quick?.isArmed && !picked.myanmar && !parlay) slip.quick.press(picked, seen, leg)
    else slip.pick(picked, seen, leg)
    // A system stays a system, and a pending bet stays shown.
    const isIn = slip.combinable.some(({ selection }) => isSamePick(selection.pick, picked))
    const isQuiet = slip.all.every(({ wager }) => !wager.isUndecided)
    if (parlay && isIn && isQuiet && slip.mode === 'single') slip.chooseMode('parlay')
    host.bus.emit(announcement())
  }

  function announcement(): Extract<BusEvent, { type: 'slip' }> {
    const { combination, open: shown } = slip
    const isBurmese = combination?.mode === 'myanmar'
    const last = isBurmese ? combination.legs.selections.at(-1) : shown?.selection
    const leg = isBurmese ? last?.leg : shown && legOf(shown)
    // A sent bet keeps its price even if the line is suspended now.
    const isLeaving = [combination, shown].some((one) => one?.wager.isUndecided)
    const lock = last?.gate.gate === 'locked' && !isLeaving ? last.gate.lock : undefined
    const picks = [
      ...slip.all.map(({ selection }) => selection.pick),
      ...slip.burmese.map(({ pick: one }) => one),
    ]
    const leaving = slip.quick?.bets.filter(({ wager }) => wager.isUndecided) ?? []
    return {
      type: 'slip',
      picks,
      summary: leg ? words.summary(leg, lock) : null,
      ...(leaving.length > 0 && { leaving: leaving.map(({ selection }) => selection.pick) }),
    }
  }

  /** The last bet of the member, also a settled one. */
  function lastBet(): LastBet | null {
    if (!context.account) return null
    const listed = surroundings.newestRunning()
    return laterBet(slip.state.lastBet, listed && lastBetOf(listed))
  }
}
