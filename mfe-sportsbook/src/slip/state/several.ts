import type { SlipLimits } from '../../shared/domain/slip-terms'
import { eventOf, mostWon, outcomeOf } from '../domain/most-won'
import { placedBet } from '../domain/placed-bet'
import { remainingOnMatch } from '../domain/remaining-on-match'
import { risksOnMatch } from '../domain/risks-on-match'
import { toCombine } from '../domain/slip-combination'
import { figuresOf, type StakeFault, stakeFaultOf } from '../domain/slip-stake'
import type { FieldEntry } from '../domain/stake-entry'
import { isEditing, type SlipEntry } from './slip-entry'

/** Singles that are still being made up. */
export const editableOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(isEditing)

/** With a stake, and offered. */
const isStaked = (entry: SlipEntry): boolean => {
  const { draft, kind, paysTooMuch } = entry.wager
  return isEditing(entry) && Boolean(draft?.stakeText) && kind.readiness !== 'locked' && !paysTooMuch
}

/** The singles that a press would send: offered, staked and not skipped. */
export function readyOf(all: readonly SlipEntry[]): readonly SlipEntry[] {
  const skipped = skippedOf(all)
  return all.filter((entry) => isStaked(entry) && !skipped.has(entry))
}

/** Its match has no room for its least stake beside the others, or the balance does not cover that. */
export type SkipReason = Exclude<StakeFault, 'noAmount'>

/** Those with a stake that stay here while the others are sent, and why. */
export function skippedOf(all: readonly SlipEntry[]): ReadonlyMap<SlipEntry, SkipReason> {
  const mayRisk = mayRiskOf(all)
  return new Map(
    all.filter(isStaked).flatMap((entry): [SlipEntry, SkipReason][] => {
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
export const leavingOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(isLeaving)

/**
 * Sums over placed or planned bets, minor units; null without a stake. Of excluding bets the best win counts
 * (`isMost`).
 */
export function totalsOf(bets: readonly SlipEntry[]): { risk: number; win: number; isMost: boolean } | null {
  const staked = bets.flatMap(
    ({ wager: { stage, money, moneyToBet }, selection: { pick, terms, quotes } }) => {
      const event = eventOf(toCombine(pick.match_id, terms, quotes.quote))
      if ('sent' in stage) {
        const placed = placedBet(stage)
        const leg = placed.legs[0]?.leg
        const outcome =
          leg && outcomeOf(pick.match_id, leg.bet_type, { ...leg, score: leg.score_at_bet }, event)
        return { ...placed, outcome: outcome ?? {} }
      }
      if (money?.stake == null || !terms) return []
      return {
        risk: money.risk ?? 0,
        // A win over a limit is never paid.
        win: moneyToBet?.win ?? 0,
        outcome: outcomeOf(pick.match_id, terms.betType, terms, event),
      }
    },
  )
  if (staked.length === 0) return null
  const risk = staked.reduce((sum, one) => sum + one.risk, 0)
  return { risk, ...mostWon(staked) }
}

/** What the singles of a slip are entered and placed by. */
export interface Singles {
  readonly all: readonly SlipEntry[]
  readonly sameStake: boolean
  shareStake(shares: boolean): void
}

/** One field for the stakes of all. */
export function stakeOfEach(slip: Singles): FieldEntry & { readonly text: string } {
  const { all } = slip
  const editable = editableOf(all)
  const each = (act: (wager: SlipEntry['wager']) => void) => () => {
    for (const { wager } of editable) act(wager)
    leaveAll(slip, editable)
  }
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
    mistype: (isMistyped) => {
      for (const { wager } of editable) wager.mistype(isMistyped)
    },
    type: (text) => {
      for (const { wager } of editable) wager.type(text)
    },
    leave: () => void leaveAll(slip, editable),
    set: (minor) => each((wager) => wager.set(minor))(),
    setMin: each((wager) => wager.setMin()),
    setMax: each((wager) => wager.setMax()),
    clear: () => {
      for (const { wager } of editable) wager.clear()
    },
  }
}

/**
 * Stakes are written out and moved into the limits, those on one match together into what its limit leaves; true when that changed
 * one. Where the limit of a match has made them differ there is no one stake for all any more.
 */
function leaveAll(slip: Singles, left: readonly SlipEntry[]): boolean {
  const mayRisk = mayRiskOf(slip.all)
  const changed = left.filter((entry) => entry.wager.leave(mayRisk.get(entry)))
  const isByMatch = changed.some(({ wager }) => wager.draft?.adjustment?.limit === 'match')
  const texts = new Set(editableOf(slip.all).map(({ wager }) => wager.draft?.stakeText))
  if (slip.sameStake && isByMatch && texts.size > 1) slip.shareStake(false)
  return changed.length > 0
}

/**
 * Places all singles with a stake, each with its own key. A single whose price moved just before stays. Nothing
 * is sent while a stake has to be mended, or the balance does not cover all.
 */
export async function betAll(slip: Singles, available: number): Promise<void> {
  if (leaveAll(slip, readyOf(slip.all))) return
  const ready = readyOf(slip.all)
  const totals = totalsOf(ready)
  if (totals === null || totals.risk > available) return
  const asking = ready.filter(({ wager }) => wager.asksFirst())
  if (asking.length > 0) return
  const press = {}
  await Promise.all(ready.map(({ wager }) => wager.press(press)))
}

const matchOf = ({ selection: { pick, quotes } }: SlipEntry): number =>
  quotes.quote?.parent_id ?? pick.match_id

const byMatch = <One extends { readonly match: number }>(bets: readonly One[]): readonly (readonly One[])[] =>
  [...new Set(bets.map(({ match }) => match))].map((match) => bets.filter((one) => one.match === match))

/**
 * The amount that each may risk within the remaining limit of its match, minor units; 0 without room. All bets
 * on a match share one limit. The map has no matches without a known limit.
 */
function mayRiskOf(all: readonly SlipEntry[]): ReadonlyMap<SlipEntry, number> {
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
