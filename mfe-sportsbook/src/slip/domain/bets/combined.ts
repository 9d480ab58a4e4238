import type { PickIntent } from '@touchline/contracts/host'
import { type SystemUnit, ticketCount } from '@touchline/rules'
import { subjectOfPick } from '../../../shared/domain/same-pick'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import type { SlipDraft } from '../slip-draft'
import type { CombinationMode, SeenPick, SentCombination } from '../slip-sent'
import type { SlipMember } from '../slip-state'
import type { WagerKind } from '../wager'

/** Legs as a wager sees them. */
interface Legs
  extends Pick<WagerKind<SentCombination>, 'limits' | 'matchLimitReport' | 'failure' | 'isCovered'> {
  readonly readiness: 'locked' | 'ready' | 'asks'
  readonly isUnread: boolean
  readonly isFresh: boolean
  readonly selections: readonly {
    readonly id: number
    readonly pick: PickIntent
    readonly terms: { readonly betType: string; readonly period: number } | null
  }[]
  write(): { readonly legs: readonly SlipLeg[]; readonly picks: readonly SeenPick[] } | null
}

/** What a stake on the legs means. */
interface Arithmetic
  extends Pick<
    WagerKind<SentCombination>,
    'money' | 'adjusted' | 'adjustedField' | 'most' | 'stakeRisking' | 'least' | 'paysTooMuch' | 'rows'
  > {
  /** Rows of a system that are staked; null while one of them is no amount. */
  units?(draft: SlipDraft): readonly SystemUnit[] | null
  /** Deduction of a maung in percent, as shown; null for other kinds. */
  deduction?(): number | null
}

/** A bet on several selections: one request and one stage for all. */
export function combinedKind(
  mode: CombinationMode,
  legs: Legs,
  member: SlipMember,
  { units, deduction, ...arithmetic }: Arithmetic,
): WagerKind<SentCombination> {
  return {
    get name() {
      const picks = legs.selections.map(({ pick, terms }) => subjectOfPick(pick, terms))
      return `${mode} ${picks.sort().join(' ')}`
    },
    get picks() {
      return legs.selections.map(({ pick }) => pick)
    },
    get readiness() {
      return legs.readiness
    },
    get isUnread() {
      return legs.isUnread
    },
    get limits() {
      return legs.limits
    },
    get matchLimitReport() {
      return legs.matchLimitReport
    },
    get isFresh() {
      return legs.isFresh
    },
    get failure() {
      return legs.failure
    },
    ...arithmetic,
    isCovered: (accept) => legs.isCovered(accept),
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
  }
}
