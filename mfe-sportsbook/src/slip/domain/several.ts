import type { SlipLimits } from '../../shared/domain/slip-terms'
import { toCombine } from './leg-to-combine'
import { eventOf, mostWon, outcomeOf } from './most-won'
import { placedBet } from './placed-bet'
import { remainingOnMatch } from './remaining-on-match'
import { risksOnMatch } from './risks-on-match'
import { isEditing, type SlipEntry } from './slip-now'
import { figuresOf, type StakeFault, stakeFaultOf } from './slip-stake'
import type { FieldEntry } from './stake-entry'
import type { StakeInput } from './stake-input'

/** Singles that are still being made up. */
export const editableOf = <Entry extends SlipEntry>(all: readonly Entry[]): readonly Entry[] =>
  all.filter(isEditing)

/** With a stake, and offered. */
const isStaked = (entry: SlipEntry): boolean => {
  const { draft, kind, paysTooMuch } = entry.wager
  return isEditing(entry) && Boolean(draft?.stakeText) && kind.readiness !== 'locked' && !paysTooMuch
}

/** The singles that a press would send: offered, staked and not skipped. */
export function readyOf<Entry extends SlipEntry>(all: readonly Entry[]): readonly Entry[] {
  const skipped = skippedOf(all)
  return all.filter((entry) => isStaked(entry) && !skipped.has(entry))
}

/** Its match has no room for its least stake beside the others, or the balance does not cover that. */
export type SkipReason = Exclude<StakeFault, 'noAmount'>

/** Those with a stake that stay here while the others are sent, and why. */
export function skippedOf<Entry extends SlipEntry>(all: readonly Entry[]): ReadonlyMap<Entry, SkipReason> {
  const mayRisk = mayRiskOf(all)
  return new Map(
    all.filter(isStaked).flatMap((entry): [Entry, SkipReason][] => {
      const why = lockedFor(entry) ?? (mayRisk.get(entry) === 0 ? 'full' : null)
      return why ? [[entry, why]] : []
    }),
  )
}

/** Why no press can bet it, apart from the others. A balance below the minimum stake is short for all. */
function lockedFor({ wager: { money, limits } }: SlipEntry): SkipReason | null {
  const fault = stakeFaultOf(money, limits)
  if (fault !== 'short') return fault === 'full' ? fault : null
  return money?.verdict.ok === false && money.verdict.bound === 0 ? fault : null
}

/** The limits that hold for each of them, without match limits; null while none is known. */
export function limitsOf(all: readonly SlipEntry[]): SlipLimits | null {
  const known = all.flatMap(({ wager }) => wager.limits ?? [])
  if (known.length === 0) return null
  return {
    minBet: Math.max(...known.map(({ minBet }) => minBet)),
    maxBet: Math.min(...known.map(({ maxBet }) => maxBet)),
    maxPayout: Math.min(...known.map(({ maxPayout }) => maxPayout)),
  }
}

const isLeaving = ({ wager }: SlipEntry): boolean => wager.isUndecided || wager.isConfirming

/** Pending singles, also during validation. */
export const leavingOf = <Entry extends SlipEntry>(all: readonly Entry[]): readonly Entry[] =>
  all.filter(isLeaving)

interface Totals {
  /** Of the typed stakes. */
  readonly risk: number
  /** Of the stakes in the limits, as the next press has them; `win` is of these too. */
  readonly riskToBet: number
  readonly win: number
  readonly isMost: boolean
}

/**
 * Sums over placed or planned bets, minor units; null without a stake. Of excluding bets the best win counts
 * (`isMost`).
 */
export function totalsOf(bets: readonly SlipEntry[]): Totals | null {
  const staked = bets.flatMap(
    ({ wager: { stage, money, moneyToBet }, selection: { pick, terms, quotes } }) => {
      const event = eventOf(toCombine(pick.match_id, terms, quotes.quote))
      if ('sent' in stage) {
        const placed = placedBet(stage)
        const leg = placed.legs[0]?.leg
        const outcome =
          leg && outcomeOf(pick.match_id, leg.bet_type, { ...leg, score: leg.score_at_bet }, event)
        return { ...placed, riskToBet: placed.risk, outcome: outcome ?? {} }
      }
      if (money?.stake == null || !terms) return []
      return {
        risk: money.risk ?? 0,
        riskToBet: moneyToBet?.risk ?? 0,
        win: moneyToBet?.win ?? 0,
        outcome: outcomeOf(pick.match_id, terms.betType, terms, event),
      }
    },
  )
  if (staked.length === 0) return null
  const risk = staked.reduce((sum, one) => sum + one.risk, 0)
  const riskToBet = staked.reduce((sum, one) => sum + one.riskToBet, 0)
  return { risk, riskToBet, ...mostWon(staked) }
}

/** The singles of a slip, and the input of one stake for all of them. */
interface Singles {
  readonly all: readonly SlipEntry[]
  enterEach(input: StakeInput): void
}

/** One field for the stakes of all. */
export function stakeOfEach({ all, enterEach }: Singles): FieldEntry & { readonly text: string } {
  const editable = editableOf(all)
  // A limit may have lowered one stake: the field shows the typed one. While all are pending it shows their
  // sent stake.
  const shown = editable.length > 0 ? editable : all
  // Kept selections that were not bet still have their stake, which the next press would bet.
  const holding = shown.filter(({ wager }) => wager.draft?.stakeText)
  const lead = holding.find(({ wager }) => wager.draft?.adjustment == null) ?? holding[0]
  const left = shown.flatMap(({ wager }) => wager.remainingStake ?? [])
  return {
    text: lead?.wager.draft?.stakeText ?? '',
    limits: limitsOf(shown),
    remainingStake: left.length > 0 ? Math.min(...left) : undefined,
    isMistyped: shown.some(({ wager }) => wager.isMistyped),
    mistype: (isRefused) => enterEach({ do: 'refuse', isRefused }),
    type: (text) => enterEach({ do: 'type', text }),
    leave: () => enterEach({ do: 'leave' }),
    set: (minor) => enterEach({ do: 'set', minor }),
    setMin: () => enterEach({ do: 'min' }),
    setMax: () => enterEach({ do: 'max' }),
    clear: () => enterEach({ do: 'clear' }),
  }
}

const matchOf = ({ selection: { pick, quotes } }: SlipEntry): number =>
  quotes.quote?.parent_id ?? pick.match_id

const byMatch = <One extends { readonly match: number }>(bets: readonly One[]): readonly (readonly One[])[] =>
  [...new Set(bets.map(({ match }) => match))].map((match) => bets.filter((one) => one.match === match))

/**
 * The amount that each may risk within the remaining limit of its match, minor units; 0 without room. All bets
 * on a match share one limit. The map has no matches without a known limit.
 */
export function mayRiskOf(all: readonly SlipEntry[]): ReadonlyMap<SlipEntry, number> {
  const asking = all
    .filter((entry) => isStaked(entry) && lockedFor(entry) === null)
    .flatMap((entry) => {
      const { draft, limits, money } = entry.wager
      const { terms } = entry.selection
      if (!draft || !terms || money?.risk == null) return []
      const riskOf = (stake: number) => figuresOf(stake, terms)?.risk ?? stake
      const left = remainingOnMatch(draft, limits)
      return {
        entry,
        match: matchOf(entry),
        risk: money.risk,
        least: riskOf(limits?.minBet ?? 0),
        left: left && (left.risk ?? riskOf(left.stake)),
      }
    })
  return new Map(
    byMatch(asking).flatMap((bets) => {
      const known = bets.flatMap(({ left }) => left ?? [])
      const risks = known.length > 0 ? risksOnMatch(Math.min(...known), bets) : []
      return risks.map((risk, place) => [bets[place]?.entry, risk] as [SlipEntry, number])
    }),
  )
}
