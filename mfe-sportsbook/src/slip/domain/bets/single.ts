import { subjectOfPick } from '../../../shared/domain/same-pick'
import { slipLegOf } from '../../../shared/domain/slip-leg'
import type { AsianSelection } from '../selection-now'
import { adjustedDraft } from '../slip-draft'
import { betRequestOf, type SentBet } from '../slip-sent'
import { adjustTyped, isPaidOverLimit, maxTyped, slipMoney, stakeRisking } from '../slip-stake'
import type { SlipMember } from '../slip-state'
import type { WagerKind } from '../wager'

/** A bet on one selection. */
export function singleKind(selection: AsianSelection, member: SlipMember): WagerKind<SentBet> {
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
    money: ({ stakeText }) => {
      const { terms, quotes } = selection
      return terms && slipMoney(stakeText, member.currency, terms, quotes.limits, member.available)
    },
    adjusted: (draft) => {
      const { terms, quotes } = selection
      const { limits } = quotes
      const { currency } = member
      const adjustment = terms && limits && adjustTyped(draft.stakeText, currency, terms, limits)
      return adjustedDraft(draft, adjustment, currency)
    },
    most: (available = member.available) => {
      const { terms, quotes } = selection
      return quotes.limits && terms ? maxTyped(terms, quotes.limits, available) : 0
    },
    stakeRisking: (risk) => (selection.terms ? stakeRisking(selection.terms, risk) : risk),
    paysTooMuch: () => {
      const { terms, quotes } = selection
      const { limits } = quotes
      return limits !== null && terms !== null && isPaidOverLimit(limits, maxTyped(terms, limits))
    },
    isCovered: (accept) => {
      const { gate, seen } = selection
      if (gate.gate === 'locked' || !seen) return false
      return gate.gate === 'confirm' || selection.consentTo(gate.terms, accept) === 'covered'
    },
    meant: () => ({ on: [selection.id] }),
    write: (key, sentAt, accept, { money: { stake, risk, win } }) => {
      const { match, seen: terms, pick } = selection
      const { account, currency } = member
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
