import type { BetType } from '@touchline/contracts/odds'
import type { LegToCombine, Score } from '@touchline/rules'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { placedBet } from './placed-bet'
import { isEditing, type SlipEntry } from './slip-now'
import { figuresOf, type StakeFault, stakeFaultOf } from './slip-stake'
import type { FieldEntry, StakeInput } from './stake-input'
import { remainingOnMatch } from './stake-limits'

/** Singles that are still being made up. */
export const editableOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(isEditing)

/** With a stake, and offered. */
const isStaked = (entry: SlipEntry): boolean => {
  const { draft, kind, paysTooMuch } = entry.wager
  return isEditing(entry) && Boolean(draft?.stakeText) && kind.on.readiness !== 'locked' && !paysTooMuch
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
  const staked = bets.flatMap(({ wager: { stage, money, moneyToBet }, selection }) => {
    const { pick, terms } = selection
    const event = eventOf(selection.toCombine())
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
  })
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

/** The bets in the text of the button of several singles, and their risk together. */
export interface DrawnBets {
  readonly each: readonly DrawnBet[]
  readonly risk: number | null
}

interface DrawnBet {
  readonly id: number
  readonly stakeText: string
  readonly readiness: 'locked' | 'ready' | 'asks'
  /** The press sends it. */
  readonly isSent: boolean
}

export function drawnBets(all: readonly SlipEntry[]): DrawnBets {
  const ready = readyOf(all)
  const each = editableOf(all).map((entry) => ({
    id: entry.id,
    stakeText: entry.wager.draft?.stakeText ?? '',
    readiness: entry.wager.kind.on.readiness,
    isSent: ready.includes(entry),
  }))
  return { each, risk: totalsOf(ready)?.risk ?? null }
}

const betsToSend = (bets: DrawnBets | null): readonly DrawnBet[] =>
  bets?.each.filter(({ isSent }) => isSent) ?? []

/** Whether a press sends the bets of the drawn text: a single that opens between drawing and press waits. */
export const isSameButton = (drawn: DrawnBets | null, now: DrawnBets): boolean =>
  drawn?.risk === now.risk && JSON.stringify(betsToSend(drawn)) === JSON.stringify(betsToSend(now))

/** Whether the press sends others than before, though nothing was typed for them. */
export function hasOthers(before: DrawnBets | null, now: DrawnBets): boolean {
  const isOther = (one: DrawnBet, there: DrawnBets | null): boolean => {
    const other = there?.each.find(({ id }) => id === one.id)
    return !other || (!other.isSent && other.stakeText === one.stakeText)
  }
  return (
    betsToSend(now).some((one) => isOther(one, before)) || betsToSend(before).some((one) => isOther(one, now))
  )
}

/** A bet that would have so much at risk on a match, minor units; below the least it cannot be placed. */
export interface AskedOfMatch {
  readonly risk: number
  readonly least: number
}

/**
 * What each of several bets on a match may have at risk of what its limit leaves: what it asks where that is little, and the same
 * for all who ask for more, but no bet less than its least. Where it is not enough for the least of all, the first ones whose
 * least fits have it and the others nothing.
 */
export function risksOnMatch(left: number, asked: readonly AskedOfMatch[]): readonly number[] {
  let rest = left
  const served = asked.map(({ risk, least }) => {
    const isServed = least > 0 ? least <= rest : rest > 0
    if (isServed) rest -= least
    // A stake below the least is raised to it.
    return isServed ? { least, most: Math.max(risk, least) } : NOTHING
  })
  const upTo = (level: number) => served.map(({ least, most }) => Math.min(most, Math.max(least, level)))
  let level = 0
  let high = Math.max(0, ...served.map(({ most }) => most))
  // Together they risk more the higher it is: bisection finds the highest at which all fit.
  while (level < high) {
    const middle = level + Math.ceil((high - level) / 2)
    if (sumOf(upTo(middle)) <= left) level = middle
    else high = middle - 1
  }
  return upTo(level)
}

const NOTHING = { least: 0, most: 0 }

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** What comes about once: a match with all that belongs to it, or a competition with its winner. */
export const eventOf = ({
  outright,
  leagueId,
  parentId,
}: Pick<LegToCombine, 'outright' | 'leagueId' | 'parentId'>): string =>
  outright ? `league ${leagueId}` : `match ${parentId}`

/** What a single bets on. Two answers to one question exclude each other; those about one event may do so. */
interface Asked {
  readonly event?: string
  readonly question?: string
}

interface Won {
  readonly win: number
  readonly outcome: Asked
}

/** The question that a selection answers, and the event that it is about. */
export function outcomeOf(
  matchId: number,
  betType: BetType,
  {
    period,
    line,
    selection,
    score,
  }: {
    readonly period: number
    readonly line: number
    readonly selection: string
    readonly score: Score | null
  },
  event: string,
): Asked {
  return { event, question: [matchId, betType, period, line, partOf(betType, selection, score)].join() }
}

/** Separates answers within a market that may all be right. */
function partOf(betType: BetType, selection: string, score: Score | null): string {
  // Two of the three double chances win together.
  if (betType === 'dc') return selection
  // First scorer and last scorer are two questions. "No goal" belongs to the first.
  if (betType === 'fglg') return String(selection.endsWith('L'))
  // Goals count from the score at the bet: home 0 at 0-0 and away 0 at 2-0 win together at 2-1.
  return betType === 'hdp' ? String(score) : ''
}

/**
 * The most that the bets can win at once, never too little. `isMost` where not all of them, or not surely all,
 * can win.
 */
export function mostWon(bets: readonly Won[]): { readonly win: number; readonly isMost: boolean } {
  const best = new Map<unknown, number>()
  // A bet that is not known excludes no other.
  for (const { win, outcome } of bets) {
    const key = outcome.question ?? {}
    best.set(key, Math.max(win, best.get(key) ?? 0))
  }
  const events = new Set(bets.map(({ outcome }) => outcome.event ?? {}))
  const win = [...best.values()].reduce((sum, one) => sum + one, 0)
  return { win, isMost: events.size < bets.length }
}
