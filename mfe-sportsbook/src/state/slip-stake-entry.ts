import { makeAutoObservable } from 'mobx'
import { adjustTyped, maxTyped, stakeTextOf } from '../domain/slip-stake'
import type { SlipContext } from './slip-context'
import type { SlipQuotes } from './slip-quotes'
import type { SlipStore } from './slip-store'

/** Ways to enter a stake. */
export class SlipStakeEntry {
  constructor(
    private readonly slip: Pick<SlipStore, 'terms' | 'edit'>,
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
   * the minimum may only be half typed and is left for the confirmation to raise.
   */
  type(stakeText: string): void {
    const { limits } = this.quotes
    const { currency } = this.context
    const { terms } = this.slip
    const adjustment = terms && limits && adjustTyped(stakeText, currency, terms, limits)
    const over = adjustment?.code === 'changeStakeMax' ? adjustment : null
    this.slip.edit({
      stakeText: over ? stakeTextOf(over.to, currency) : stakeText,
      adjustment: over,
      asked: false,
      refusal: null,
    })
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
}
