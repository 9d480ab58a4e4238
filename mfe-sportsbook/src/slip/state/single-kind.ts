import { subjectOfPick } from '../../shared/domain/same-pick'
import { slipLegOf } from '../../shared/domain/slip-leg'
import { slipConsent } from '../domain/slip-consent'
import { adjustedDraft } from '../domain/slip-draft'
import { betRequestOf, type SentBet } from '../domain/slip-sent'
import { adjustTyped, isPaidOverLimit, maxTyped, slipMoney, stakeRisking } from '../domain/slip-stake'
import type { WagerKind } from '../domain/wager-kind'
import type { SlipContext } from './slip-context'
import type { SlipSelection } from './slip-selection'

/** A bet on one selection. */
export function singleKind(selection: SlipSelection, context: SlipContext): WagerKind<SentBet> {
  return {
    get name() {
      return `single ${subjectOfPick(selection.pick, selection.terms)}`
    },
    get picks() {
      return [selection.pick]
    },
    get readiness() {
      const { gate } = selection.gate
      return gate === 'locked' ? 'locked' : gate === 'confirm' ? 'ready' : 'asks'
    },
    get isUnread() {
      return selection.isUnread
    },
    get limits() {
      return selection.quotes.limits
    },
    get matchLimitReport() {
      return selection.quotes.matchLimitReport
    },
    get isFresh() {
      return selection.isFresh
    },
    get failure() {
      return selection.quotes.failure
    },
    money: ({ stakeText }) =>
      selection.terms &&
      slipMoney(stakeText, context.currency, selection.terms, selection.quotes.limits, context.available),
    adjusted: (draft) => {
      const { terms, quotes } = selection
      const { limits } = quotes
      const { currency } = context
      const adjustment = terms && limits && adjustTyped(draft.stakeText, currency, terms, limits)
      return adjustedDraft(draft, adjustment, currency)
    },
    most: (available = context.available) => {
      const { terms, quotes } = selection
      return quotes.limits && terms ? maxTyped(terms, quotes.limits, available) : 0
    },
    stakeRisking: (risk) => (selection.terms ? stakeRisking(selection.terms, risk) : risk),
    paysTooMuch: () => {
      const { terms, quotes } = selection
      const { limits } = quotes
      return limits !== null && terms !== null && isPaidOverLimit(limits, maxTyped(terms, limits))
    },
    ask: () => selection.ask(),
    consent: () => {
      if (selection.gate.gate !== 'locked') selection.see(selection.gate.terms)
    },
    consentIfCovered: (accept) => {
      const { gate, seen } = selection
      if (gate.gate === 'locked' || !seen) return false
      if (gate.gate !== 'confirm' && slipConsent(seen, gate.terms, accept) !== 'covered') return false
      selection.see(gate.terms)
      return true
    },
    meant: () => ({ on: [selection] }),
    write: (key, sentAt, accept, { money: { stake, risk, win } }) => {
      const { match, seen: terms, pick } = selection
      const { account, currency } = context
      if (!match || !terms || !account || stake === null || risk === null || win === null) return null
      return {
        accountId: account.info.account_id,
        sentAt,
        request: betRequestOf(key, pick, terms, stake, accept),
        leg: slipLegOf(match, terms),
        currency,
        risk,
        win,
      }
    },
  }
}
