import { makeAutoObservable } from 'mobx'
import { adjustTyped, maxTyped, type StakeAdjustment, stakeTextOf } from '../domain/slip-stake'
import type { SlipContext } from './slip-context'
import type { SlipQuotes } from './slip-quotes'
import type { SlipStore } from './slip-store'

/** Ways to enter a stake. */
export class SlipStakeEntry {
  constructor(
    private readonly slip: Pick<SlipStore, 'terms' | 'edit' | 'guardPress'>,
    private readonly quotes: Pick<SlipQuotes, 'limits'>,
    private readonly context: Pick<SlipContext, 'currency' | 'available'>,
  ) {
    makeAutoObservable<this, 'slip' | 'quotes' | 'context'>(
      this,
      { slip: false, quotes: false, context: false },
      { autoBind: true },
    )
  }

  /**
   * Takes what is typed. A stake above the limit becomes the limit at once, where the player sees it happen; one below
   * the minimum may only be half typed until the field is left.
   */
  type(stakeText: string): void {
    const adjustment = this.adjustmentOf(stakeText)
    this.take(stakeText, adjustment?.code === 'changeStakeMax' ? adjustment : null)
  }

  /** The field was left: a stake below the minimum is raised to it, as one above the limit was while it was typed. */
  leave(stakeText: string): void {
    const adjustment = this.adjustmentOf(stakeText)
    if (!adjustment) return
    // The field may be left by a press on Confirm: nobody has seen the new stake yet.
    this.slip.guardPress()
    this.take(stakeText, adjustment)
  }

  /** An amount of a chip, minor units. */
  set(minor: number): void {
    this.type(stakeTextOf(minor, this.context.currency))
  }

  setMin(): void {
    if (this.quotes.limits) this.set(this.quotes.limits.minBet)
  }

  /** The most that limits and balance allow; where not even the minimum fits, the minimum, whose error says why. */
  setMax(): void {
    const { limits } = this.quotes
    const { terms } = this.slip
    if (limits && terms) this.set(maxTyped(terms, limits, this.context.available) || limits.minBet)
  }

  clear(): void {
    this.type('')
  }

  private adjustmentOf(stakeText: string): StakeAdjustment | null {
    const { limits } = this.quotes
    const { terms } = this.slip
    return terms && limits && adjustTyped(stakeText, this.context.currency, terms, limits)
  }

  private take(typed: string, adjustment: StakeAdjustment | null): void {
    const stakeText = adjustment ? stakeTextOf(adjustment.to, this.context.currency) : typed
    this.slip.edit({ stakeText, adjustment, asked: false, refusal: null })
  }
}
