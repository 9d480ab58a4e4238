import { slipLegOf } from '../../../shared/domain/slip-leg'
import type { AsianSelection } from '../selection-now'
import { betRequestOf } from '../slip-sent'
import { priceRules } from '../slip-stake'
import type { SlipMember } from '../slip-state'
import { oneStake, type WagerKind } from '../wager'

/** A bet on one selection. */
export const singleKind = (selection: AsianSelection, member: SlipMember): WagerKind => ({
  on: selection,
  name: () => `single ${selection.subject}`,
  ...oneStake(() => selection.terms && priceRules(selection.terms), selection, member),
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
})
