import type { PickIntent } from '@touchline/contracts/host'
import { stakesOfSingles } from '@touchline/contracts/session'
import { checkStake, type StakeCode, type Verdict } from '@touchline/rules'
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx'
import { isSamePick } from '../../shared/domain/same-pick'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { limitsFrom, type SlipLimits, type SlipTerms } from '../../shared/domain/slip-terms'
import type { FieldEntry, SlipContext } from '../../slip'
import { placedBet, refusedStake, type SlipEntry, stakeOf, stakeTextOf, typedStake } from '../../slip'

/** A price whose offer and limits have not come by then is shown in the slip. */
const READY_WITHIN_MS = 4000
/** A second press on the same price of the board within this time belongs to the first. */
const DOUBLE_MS = 1000
/** So many of the latest are listed. */
const LISTED = 12

/** Sums of sent bets: the number and risk of those not rejected, and the number of rejected ones. */
interface QuickSums {
  readonly placed: number
  readonly rejected: number
  readonly risk: number
}

const NONE: QuickSums = { placed: 0, rejected: 0, risk: 0 }

/** Where a press goes on that is not bet in passing. */
interface SlipToOpen {
  pick(pick: PickIntent, seen: SlipTerms | null, leg: SlipLeg | null): void
  adopt(entry: SlipEntry): boolean
  closeQuick(entries: readonly SlipEntry[]): void
  chooseMode(mode: 'single'): void
}

export interface QuickPorts {
  readonly slip: SlipToOpen
  readonly context: SlipContext
  readonly now: () => number
  /** A selection with a stake that is not in the slip, at what the player saw of it. */
  readonly open: (pick: PickIntent, seen: SlipTerms, leg: SlipLeg | null, stakeText: string) => SlipEntry
  /** Brings the slip before the player. */
  readonly showSlip: () => void
}

/**
 * While it is armed one press on a price places a single. A moved price or line, a lock or a limit never bets
 * by itself: the price then opens in the slip. It is armed by hand, for the life of the page.
 */
export class QuickBet implements FieldEntry {
  isArmed = false
  stakeText: string
  /** The stake is invalid, and its error may be shown: the field lost the focus, or a price was pressed. */
  asked = false
  /** The field refused the last input: nothing is bet before the next edit. */
  isMistyped = false
  /** From the first key to a stake that can be placed: until then its field is in sight. */
  isTyping = false
  /** Placed by a press since it was armed, or about to be, and those still on their way from before; the latest first. */
  bets: readonly SlipEntry[] = []
  /** Bets that were pending when it was armed: listed, but not counted. */
  private before: readonly SlipEntry[] = []
  /** The last rejected bet. */
  rejectedLast: SlipEntry | null = null
  /** What decided bets come to that have made room for later ones. */
  private unlisted = NONE
  /** Pressed meanwhile and not bet by itself: the slip has them. */
  private inSlip: readonly SlipEntry[] = []
  private last: { readonly pick: PickIntent; readonly at: number } | null = null

  constructor(private readonly ports: QuickPorts) {
    const { quickBetAmount } = ports.context.preferences.betting
    this.stakeText = quickBetAmount > 0 ? stakeTextOf(quickBetAmount, ports.context.currency) : ''
    makeAutoObservable<this, 'ports' | 'last' | 'inSlip' | 'before'>(
      this,
      {
        bets: observableRef,
        inSlip: observableRef,
        before: observableRef,
        rejectedLast: observableRef,
        ports: false,
        last: false,
      },
      { autoBind: true },
    )
  }

  /** The limits of singles of all sports; those of the price apply at the press. */
  get limits(): SlipLimits | null {
    const { account, currency } = this.ports.context
    const limit = account && stakesOfSingles(account.limits.values())
    return limit ? limitsFrom(limit, currency) : null
  }

  /** Of the typed stake at any price: it is the most that a bet risks here. */
  get verdict(): Verdict<StakeCode> {
    const { available, currency } = this.ports.context
    const parsed = stakeOf(this.stakeText, currency)
    if (!parsed.ok) return refusedStake(this.stakeText, parsed.code, this.limits)
    const stake = parsed.minor
    const { minBet, maxBet } = this.limits ?? { minBet: 0, maxBet: stake }
    return checkStake({ stake, risk: stake, win: 0, minBet, maxBet, maxPayout: stake, available })
  }

  /** Minor units; null while it is no stake that could be placed. */
  get stake(): number | null {
    const parsed = stakeOf(this.stakeText, this.ports.context.currency)
    return parsed.ok && this.verdict.ok && !this.isMistyped ? parsed.minor : null
  }

  /**
   * `bets` and the entries that moved to the slip, the latest first. Bets made in the slip are shown there
   * alone.
   */
  get run(): readonly SlipEntry[] {
    const inSlip = this.inSlip.filter(({ wager: { stage } }) => 'draft' in stage && !('sent' in stage))
    return [...this.bets, ...inSlip].sort((a, b) => b.id - a.id)
  }

  /** Whether a press opened it in the slip instead of betting. */
  isInSlip(entry: SlipEntry): boolean {
    return this.inSlip.includes(entry)
  }

  /** Sums of all bets since it was armed, listed or not. */
  get sums(): QuickSums {
    return this.sumsWith(this.bets)
  }

  private sumsWith(bets: readonly SlipEntry[]): QuickSums {
    return bets.filter((entry) => !this.before.includes(entry)).reduce(withBet, this.unlisted)
  }

  arm(): void {
    this.leave()
    const { isViewOnly, closedUntil } = this.ports.context
    if (this.stake === null || isViewOnly || closedUntil !== null) return
    this.isArmed = true
    this.forgetDecided()
    this.before = this.bets
    this.ports.context.keepQuickStake(this.stake)
  }

  /** Pending bets stay listed until they are decided. */
  disarm(): void {
    this.isArmed = false
    this.forgetDecided()
  }

  private forgetDecided(): void {
    const decided = this.bets.filter(isDecided)
    this.ports.slip.closeQuick(decided)
    this.bets = this.bets.filter((entry) => !decided.includes(entry))
    this.inSlip = []
    this.rejectedLast = null
    this.unlisted = NONE
  }

  type(text: string): void {
    const typed = typedStake(text, this.stakeText, this.ports.context.currency)
    if (typed !== null) this.put(typed)
  }

  mistype(isMistyped: boolean): void {
    this.isMistyped = isMistyped
    if (isMistyped) this.isTyping = true
  }

  /**
   * The field lost the focus: its stake is judged. An armed one keeps its text, and bets nothing while it is
   * invalid.
   */
  leave(): void {
    const { currency } = this.ports.context
    const parsed = stakeOf(this.stakeText, currency)
    if (parsed.ok) this.stakeText = stakeTextOf(parsed.minor, currency)
    this.asked = this.stake === null
    this.isTyping = this.asked
    if (this.isArmed && this.stake !== null) this.ports.context.keepQuickStake(this.stake)
  }

  set(minor: number): void {
    this.put(stakeTextOf(minor, this.ports.context.currency))
    this.leave()
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

  /**
   * A press on a price while armed. Without shown terms it goes to the slip; with an invalid stake nothing is
   * bet, and the slip shows the error.
   */
  press(pick: PickIntent, seen: SlipTerms | null, leg: SlipLeg | null = null): void {
    const at = this.ports.now()
    const { last } = this
    // The board has no button that could rest: the price itself takes no second press.
    if (last && isSamePick(last.pick, pick) && at - last.at < DOUBLE_MS) return
    this.last = { pick, at }
    if (this.stake === null) {
      this.leave()
      this.ports.showSlip()
      return
    }
    if (!seen) {
      this.ports.slip.pick(pick, seen, leg)
      this.ports.showSlip()
      return
    }
    const entry = this.ports.open(pick, seen, leg, this.stakeText)
    this.list(entry)
    void this.place(entry)
  }

  /** The oldest go; one whose fate is not known stays until it is. */
  private list(entry: SlipEntry): void {
    const all = [entry, ...this.bets]
    this.bets = all.filter((one, place) => place < LISTED || !isDecided(one))
    const gone = all.filter((one) => !this.bets.includes(one))
    this.unlisted = this.sumsWith(gone)
    this.ports.slip.closeQuick(gone)
  }

  close(): void {
    this.isArmed = false
    this.ports.slip.closeQuick(this.bets)
    this.bets = []
    this.inSlip = []
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
        if (stage === 'rejected') this.rejectedLast = entry
      },
      { fireImmediately: true },
    )
  }

  /** It needs the player: it goes on in the slip, which says why. */
  private toSlip(entry: SlipEntry): void {
    if (!this.bets.includes(entry)) return
    runInAction(() => {
      this.bets = this.bets.filter((one) => one !== entry)
      const isIn = this.ports.slip.adopt(entry)
      if (isIn && this.isArmed) this.inSlip = [entry, ...this.inSlip].slice(0, LISTED)
      // It was pressed as a single with this stake, in any mode of the slip.
      this.ports.slip.chooseMode('single')
    })
    this.ports.showSlip()
  }

  private put(text: string): void {
    this.stakeText = text
    this.asked = false
    this.isMistyped = false
    this.isTyping = true
  }
}

function withBet({ placed, rejected, risk }: QuickSums, { wager: { stage } }: SlipEntry): QuickSums {
  if (stage.stage === 'rejected') return { placed, rejected: rejected + 1, risk }
  if (!('sent' in stage)) return { placed, rejected, risk }
  return { placed: placed + 1, rejected, risk: risk + placedBet(stage).risk }
}

const isDecided = ({ wager: { stage } }: SlipEntry): boolean =>
  stage.stage === 'accepted' || stage.stage === 'rejected'

/** Offer and limits are known, or a lock that will not open by itself. */
function isReady({ selection: { gate, quotes } }: SlipEntry): boolean {
  if (gate.gate !== 'locked') return quotes.quote !== null
  return gate.lock.lock !== 'loading'
}
