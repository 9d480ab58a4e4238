import { type SystemUnit, ticketCount } from '@touchline/rules'
import type { SlipDraft } from '../slip-draft'
import type { CombinationMode } from '../slip-sent'
import type { SlipMember } from '../slip-state'
import type { StakeArithmetic, WagerKind } from '../wager'
import type { AnyLegs } from './legs'

/** What a stake on the legs means. */
interface CombinedArithmetic extends StakeArithmetic {
  /** Rows of a system that are staked; null while one of them is no amount. */
  units?(draft: SlipDraft): readonly SystemUnit[] | null
  /** Deduction of a maung in percent, as shown; null for other kinds. */
  deduction?(): number | null
}

/** A bet on several selections: one request and one stage for all. */
export const combinedKind = (
  mode: CombinationMode,
  legs: AnyLegs,
  member: SlipMember,
  { units, deduction, ...arithmetic }: CombinedArithmetic,
): WagerKind => ({
  ...arithmetic,
  on: legs,
  name: () =>
    `${mode} ${legs.selections
      .map(({ subject }) => subject)
      .sort()
      .join(' ')}`,
  meant: (draft) => {
    const on = legs.selections.map(({ id }) => id)
    const rows = units?.(draft)
    const tickets = rows?.reduce((sum, { size }) => sum + ticketCount(on.length, size), 0)
    return { on, units: rows, tickets, deduction: deduction?.() }
  },
  write: (idem_key, sentAt, accept, bet) => {
    const { account, currency } = member
    const { stake, risk, win } = bet.money
    const written = legs.write()
    if (!account || !written || stake === null || risk === null || win === null) return null
    const { units: rows, deduction: kept = null } = bet
    if (units && !rows?.length) return null
    return {
      mode,
      accountId: account.info.account_id,
      sentAt,
      request: {
        idem_key,
        picks: written.picks,
        stake,
        accept,
        ...(rows && { units: rows }),
        ...(kept !== null && { deduction: kept }),
      },
      legs: written.legs,
      currency,
      risk,
      win,
    }
  },
})
