import type { SlipRefusal } from '../domain/slip-draft'
import { slipLegOf } from '../domain/slip-leg'
import { betRequestOf, type SentBet } from '../domain/slip-sent'
import { adjustTyped, stakeTextOf } from '../domain/slip-stake'
import type { SlipTerms } from '../domain/slip-terms'
import type { SlipContext } from './slip-context'
import type { SlipQuotes } from './slip-quotes'
import type { SlipStore } from './slip-store'

/** Limits could not be asked for: nothing was sent. */
const NOT_CHECKED: SlipRefusal = { code: 'requestFailed', text: '' }

export interface ConfirmationPorts {
  readonly context: SlipContext
  readonly quotes: SlipQuotes
  /** Server time, epoch milliseconds. */
  readonly now: () => number
  readonly newKey: () => string
  /** Takes the bet away to the server; `stakeText` as it was typed. */
  readonly send: (sent: SentBet, stakeText: string) => Promise<void>
}

type Slip = Pick<SlipStore, 'stage' | 'draft' | 'money' | 'match' | 'gate' | 'apply' | 'edit'>

/** What happens between the press on "Confirm" and the bet on its way. */
export class SlipConfirmation {
  constructor(
    private readonly slip: Slip,
    private readonly ports: ConfirmationPorts,
  ) {}

  /**
   * Sends the bet at exactly these terms, unless the stake is wrong or a limit changes it: then the player sees the new
   * stake first and presses again. Limits that are not recent are asked for before.
   */
  async confirm(terms: SlipTerms): Promise<void> {
    const { slip } = this
    const { quotes, context } = this.ports
    if (this.asksAboutStake(terms)) return
    if (quotes.isFreshFor(terms.lineId)) return this.send(terms)
    slip.apply({ type: 'validate' })
    const { draft } = slip
    if (!draft) return
    await quotes.ask(draft.pick, context.oddsType)
    if (slip.stage.stage !== 'validating') return
    slip.apply({ type: 'reconsider', draft: slip.stage.draft })
    if (!quotes.isFreshFor(terms.lineId)) return slip.edit({ refusal: NOT_CHECKED })
    const { gate } = slip
    if (gate.gate === 'confirm' && !this.asksAboutStake(gate.terms)) return this.send(gate.terms)
  }

  /** True when the stake must be looked at again before anything is sent. */
  private asksAboutStake(terms: SlipTerms): boolean {
    const { slip } = this
    const { limits } = this.ports.quotes
    const { currency } = this.ports.context
    if (!slip.draft || !limits) return true
    const adjustment = adjustTyped(slip.draft.stakeText, currency, terms, limits)
    if (adjustment) {
      slip.edit({ stakeText: stakeTextOf(adjustment.to, currency), adjustment, asked: true })
      return true
    }
    if (slip.money?.verdict.ok) return false
    slip.edit({ asked: true })
    return true
  }

  private async send(terms: SlipTerms): Promise<void> {
    const { draft, money, match } = this.slip
    const { account, currency, policy } = this.ports.context
    if (!draft || !match || !account) return
    if (money?.stake == null || money.risk === null || money.win === null) return
    const key = this.ports.newKey()
    const sent: SentBet = {
      accountId: account.info.account_id,
      sentAt: this.ports.now(),
      request: betRequestOf(key, draft.pick, terms, money.stake, policy),
      leg: slipLegOf(match, terms),
      currency,
      risk: money.risk,
      win: money.win,
    }
    return this.ports.send(sent, draft.stakeText)
  }
}
