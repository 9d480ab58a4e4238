import type { PickIntent } from '@touchline/contracts/host'
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx'
import { isSamePick } from '../domain/same-pick'
import { stakeOf, stakeTextOf, typedStake } from '../domain/slip-stake'
import { limitsFrom, type SlipLimits, type SlipTerms } from '../domain/slip-terms'
import type { StakeEntry } from '../domain/stake-entry'
import type { SlipContext } from './slip-context'
import { closeEntry, type SlipEntry } from './slip-entry'

/** A second press on the same price within this time belongs to the first. */
const DOUBLE_MS = 1000
/** A price whose offer and limits have not come by then is shown in the slip. */
const READY_WITHIN_MS = 4000
/** So many of the latest are listed. */
const LISTED = 12

/** Where a press goes on that is not bet in passing. */
interface SlipToOpen {
  pick(pick: PickIntent, seen: SlipTerms | null): void
  adopt(entry: SlipEntry): void
  chooseModeOf(pick: PickIntent): void
}

export interface QuickPorts {
  readonly slip: SlipToOpen
  readonly context: SlipContext
  readonly now: () => number
  /** A selection with a stake that is not in the slip, at what the player saw of it. */
  readonly open: (pick: PickIntent, seen: SlipTerms, stakeText: string) => SlipEntry
  /** A bet was accepted or rejected: the player looks at the board. */
  readonly announce: (entry: SlipEntry) => void
  /** Brings the slip before the player. */
  readonly showSlip: () => void
}

/**
 * While it is armed one press on a price places a single. Whatever asks or stands in the way (a moved price or line, a
 * lock, a limit) never bets by itself: the price then opens in the slip. It is armed by hand, and as long as its page.
 */
export class QuickBet implements StakeEntry {
  isArmed = false
  stakeText: string
  /** The latest first. */
  bets: readonly SlipEntry[] = []
  private last: { readonly pick: PickIntent; readonly at: number } | null = null

  constructor(private readonly ports: QuickPorts) {
    const { quickBetAmount } = ports.context.preferences.betting
    this.stakeText = quickBetAmount > 0 ? stakeTextOf(quickBetAmount, ports.context.currency) : ''
    makeAutoObservable<this, 'ports' | 'last'>(
      this,
      { bets: observableRef, ports: false, last: false },
      { autoBind: true },
    )
  }

  /** Of what no narrower limit is set for; those of the price itself are looked at when it is pressed. */
  get limits(): SlipLimits | null {
    const limit = this.ports.context.account?.limits.get('*')
    return limit ? limitsFrom(limit) : null
  }

  /** Minor units; null while it is no stake that could be placed. */
  get stake(): number | null {
    const { limits } = this
    const parsed = stakeOf(this.stakeText, this.ports.context.currency)
    if (!parsed.ok || parsed.minor <= 0) return null
    const isWithin = !limits || (parsed.minor >= limits.minBet && parsed.minor <= limits.maxBet)
    return isWithin && parsed.minor <= this.ports.context.available ? parsed.minor : null
  }

  get risk(): number {
    return this.bets.reduce((sum, { wager: { stage } }) => {
      const stands = stage.stage === 'accepted' || stage.stage === 'waiting'
      return sum + (stands ? stage.bet.risk : 0)
    }, 0)
  }

  arm(): void {
    if (this.stake === null || this.ports.context.isViewOnly) return
    this.isArmed = true
    this.ports.context.keepQuickStake(this.stake)
  }

  disarm(): void {
    this.isArmed = false
  }

  type(text: string): void {
    const typed = typedStake(text, this.stakeText, this.ports.context.currency)
    if (typed !== null) this.put(typed)
  }

  leave(): void {
    const parsed = stakeOf(this.stakeText, this.ports.context.currency)
    if (parsed.ok) this.stakeText = stakeTextOf(parsed.minor, this.ports.context.currency)
  }

  set(minor: number): void {
    this.put(stakeTextOf(minor, this.ports.context.currency))
  }

  setMin(): void {
    if (this.limits) this.set(this.limits.minBet)
  }

  setMax(): void {
    if (this.limits) this.set(Math.min(this.limits.maxBet, this.ports.context.available))
  }

  clear(): void {
    this.put('')
  }

  /** A press on a price while armed; one that did not say what stood there is not bet on in passing. */
  press(pick: PickIntent, seen: SlipTerms | null): void {
    const at = this.ports.now()
    const { last } = this
    if (last && isSamePick(last.pick, pick) && at - last.at < DOUBLE_MS) return
    this.last = { pick, at }
    if (this.stake === null) this.disarm()
    if (this.stake === null || !seen) {
      this.ports.slip.pick(pick, seen)
      this.ports.showSlip()
      return
    }
    const entry = this.ports.open(pick, seen, this.stakeText)
    this.list(entry)
    void this.place(entry)
  }

  /** The oldest go; one whose fate is not known stays until it is. */
  private list(entry: SlipEntry): void {
    const all = [entry, ...this.bets]
    this.bets = all.filter((one, place) => place < LISTED || !isDecided(one))
    for (const one of all) if (!this.bets.includes(one)) closeEntry(one)
  }

  close(): void {
    this.isArmed = false
    for (const entry of this.bets) closeEntry(entry)
    this.bets = []
  }

  private async place(entry: SlipEntry): Promise<void> {
    const { wager } = entry
    try {
      await when(() => isReady(entry), { timeout: READY_WITHIN_MS })
    } catch {
      return this.toSlip(entry)
    }
    const { gate, wentInPlay } = entry.selection
    const isPlain = gate.gate === 'confirm' && !wentInPlay && wager.money?.verdict.ok
    if (!isPlain || !this.isArmed || (wager.draft && wager.kind.adjusted(wager.draft)))
      return this.toSlip(entry)
    await wager.press()
    if (wager.stage.stage === 'editing') return this.toSlip(entry)
    reaction(
      () => wager.stage.stage,
      (stage, _, self) => {
        if (stage !== 'accepted' && stage !== 'rejected') return
        self.dispose()
        entry.selection.close()
        this.ports.announce(entry)
      },
      { fireImmediately: true },
    )
  }

  /** It needs the player: it goes on in the slip, which says why. */
  private toSlip(entry: SlipEntry): void {
    if (!this.bets.includes(entry)) return
    runInAction(() => {
      this.bets = this.bets.filter((one) => one !== entry)
      this.ports.slip.adopt(entry)
      this.ports.slip.chooseModeOf(entry.selection.pick)
    })
    this.ports.showSlip()
  }

  /** Another stake is armed anew: nobody bets one that is half typed. */
  private put(text: string): void {
    this.stakeText = text
    this.disarm()
  }
}

const isDecided = ({ wager: { stage } }: SlipEntry): boolean =>
  stage.stage === 'accepted' || stage.stage === 'rejected'

/** Offer and limits have come, or something stands in the way that will not go by itself. */
function isReady({ selection: { gate, quotes } }: SlipEntry): boolean {
  if (gate.gate !== 'locked') return quotes.quote !== null
  return gate.lock.lock !== 'loading'
}
