import type { CashOutLegOffer, CashOutOffer, cashOut } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { cashOutResult, partialCashOut, roundHalfUp } from '@touchline/rules'
import type * as v from 'valibot'
import type { Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import { type BetRow, isLive, scoreAtPlacement } from '../sportsbook'
import { type BetNow, betNow } from './pricing/bet-value'

/** An offer may be taken for so long; the value at that time is checked all the same. */
export const OFFER_VALID_MS = 10_000
/** Clocks of processes differ less. */
const CLOCKS_APART_MS = 2000
/** In play a cash-out waits so long. */
export const CASH_OUT_WAIT_MS = 2000

/** Least and most percent of a bet that is closed alone, of a stake large enough to divide. */
const PARTS: [number, number] = [10, 90]
const DIVIDED_FROM = 100

export type CashOutRequest = v.InferOutput<(typeof cashOut)['request']>

/** An offer with the value that it came from. */
export interface Valued {
  readonly offer: CashOutOffer
  readonly now: BetNow | null
}

interface OfferAt {
  readonly book: OddsBook
  readonly now: number
  readonly automatic: number | null
  readonly log: Pick<Platform['log'], 'error'>
}

/** The current cash-out offer of a bet. */
export function offerFor(bet: BetRow, { book, now, automatic, log }: OfferAt): Valued {
  const valued = bet.status === 'running' ? valuedOrNone(bet, book, now, log) : null
  const isOffered = valued?.state === 'offered'
  const stopped = valued?.state === 'offered' ? null : valued
  return {
    now: valued,
    offer: {
      bet_id: String(bet.id),
      state: valued?.state ?? 'unavailable',
      amount: isOffered ? valued.value : 0,
      reason: isOffered ? null : (stopped?.reason ?? 'invalidBetStatus'),
      suspension: stopped?.suspension ?? 0,
      bet_status: bet.status,
      cash_out_time: now,
      expires_at: now + OFFER_VALID_MS,
      parts: isOffered && isDivisible(bet) ? PARTS : null,
      automatic,
      legs: isOffered ? bet.legs.map((leg, n) => seenLeg(leg, n, valued, book)) : [],
    },
  }
}

/** A bet that cannot be valued has no price; those beside it keep theirs. */
function valuedOrNone(bet: BetRow, book: OddsBook, now: number, log: OfferAt['log']): BetNow {
  try {
    return betNow(bet, book, now)
  } catch (err) {
    log.error({ err, bet: bet.id }, 'bet not valued for a cash-out')
    return { state: 'unavailable', reason: 'invalidProviderCashOut', suspension: 0 }
  }
}

/** A system is closed as a whole; so is a bet that ran again, whose settlement counted all of it. */
const isDivisible = ({ kind, settlement_rev, stake, risk }: BetRow): boolean =>
  kind !== 'system' && settlement_rev === 0 && Math.min(stake, risk) >= DIVIDED_FROM

function seenLeg(
  leg: BetRow['legs'][number],
  n: number,
  valued: Extract<BetNow, { state: 'offered' }>,
  book: OddsBook,
): CashOutLegOffer {
  const priced = valued.legs[n]
  const match = book.match(leg.match_id)
  return {
    match_id: leg.match_id,
    placement_ball: priced?.ball ?? 0,
    odds: leg.odds,
    team: leg.selection,
    running_score: priced && match ? scoreAtPlacement(match) : leg.score,
    home_giving: priced?.homeGiving ?? leg.line,
  }
}

/** A field of the request that is missing or is not that of the offer. */
export interface Fault {
  readonly code: ErrorCode
  readonly field: string
}

/** The first field that is missing. */
export function missingField(request: CashOutRequest): Fault | null {
  if (request.amount == null) return { code: 'cashoutAmountRequired', field: 'amount' }
  if (request.cash_out_time == null) return { code: 'cashOutTimeRequired', field: 'cash_out_time' }
  if (request.bet_status == null) return { code: 'betStatusRequired', field: 'bet_status' }
  for (const [n, leg] of request.legs.entries()) {
    const missing = LEG_FIELDS.find(
      ([name]) => leg[name] == null && !(name === 'running_score' && leg[name] === null),
    )
    if (missing) return { code: missing[1], field: `legs.${n}.${missing[0]}` }
  }
  return null
}

const LEG_FIELDS = [
  ['match_id', 'matchIdRequired'],
  ['placement_ball', 'placementBallRequired'],
  ['odds', 'oddsRequired'],
  ['team', 'teamRequired'],
  ['running_score', 'runningScoreRequired'],
  ['home_giving', 'homeGivingRequired'],
] as const

/** Whether the offer is so old, or dated ahead, that it is no longer taken. */
export const hasExpired = (cashOutTime: number, now: number): boolean =>
  now > cashOutTime + OFFER_VALID_MS || cashOutTime > now + CLOCKS_APART_MS

/** The first leg that is not as the member saw it. Prices may have moved: the amount says whether they still do. */
export function changedLeg(
  seen: readonly CashOutRequest['legs'][number][],
  legs: readonly CashOutLegOffer[],
): Fault | null {
  if (seen.length !== legs.length) return { code: 'invalidMatchId', field: 'legs' }
  for (const [n, leg] of legs.entries()) {
    const own = seen[n]
    const fault = own && legFault(own, leg)
    if (fault) return { code: fault[1], field: `legs.${n}.${fault[0]}` }
  }
  return null
}

function legFault(
  seen: CashOutRequest['legs'][number],
  leg: CashOutLegOffer,
): readonly [field: string, code: ErrorCode] | null {
  if (seen.match_id !== leg.match_id) return ['match_id', 'invalidMatchId']
  if (seen.team !== leg.team) return ['team', 'invalidTeam']
  if (seen.odds !== leg.odds) return ['odds', 'invalidCashOutOdds']
  if (!sameScore(seen.running_score ?? null, leg.running_score))
    return ['running_score', 'invalidRunningScore']
  if (seen.home_giving !== leg.home_giving) return ['home_giving', 'invalidHomeGiving']
  // A version that no price has had yet was never offered.
  if ((seen.placement_ball ?? 0) > leg.placement_ball) return ['placement_ball', 'invalidPlacementBall']
  return null
}

const sameScore = (one: readonly [number, number] | null, other: readonly [number, number] | null): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]

/** A percent of the value, minor units. */
export const shareOf = (value: number, percent: number): number =>
  Number(roundHalfUp(BigInt(value) * BigInt(percent), 100n))

/** The closed part and what remains open, null when nothing does. */
export interface ClosedPart {
  readonly closed: {
    readonly stake: number
    readonly risk: number
    readonly value: number
    readonly valid_turnover: number
  }
  readonly open: { readonly stake: number; readonly risk: number; readonly to_win: number } | null
}

/** A percent of a bet closed for an amount. */
export function closedPart(bet: BetRow, percent: number, amount: number): ClosedPart {
  if (percent === 100) {
    const { validTurnover } = cashOutResult({ risk: bet.risk, value: amount })
    const { stake, risk } = bet
    return { closed: { stake, risk, value: amount, valid_turnover: validTurnover }, open: null }
  }
  const part = splitOf(bet, percent)
  const { validTurnover } = cashOutResult({ risk: part.closed.risk, value: amount })
  return { closed: { ...part.closed, value: amount, valid_turnover: validTurnover }, open: part.open }
}

function splitOf(bet: BetRow, percent: number) {
  const [leg] = bet.legs
  if (leg && (bet.kind === 'single' || bet.kind === 'mmo_single')) {
    const { closed, open } = partialCashOut({
      stake: bet.stake,
      odds: leg.odds,
      oddsType: leg.odds_type,
      value: 0,
      percent,
    })
    return { closed, open: { stake: open.stake, risk: open.risk, to_win: open.win } }
  }
  // A combination risks its stake.
  const stake = shareOf(bet.stake, percent)
  const remaining = bet.stake - stake
  return {
    closed: { stake, risk: stake },
    open: { stake: remaining, risk: remaining, to_win: bet.to_win - shareOf(bet.to_win, percent) },
  }
}

/** Does a leg of the bet that is still open play now? */
export const hasLiveLeg = (bet: BetRow, book: OddsBook): boolean =>
  bet.legs.some(({ result, match_id }) => {
    const match = result === null ? book.match(match_id) : undefined
    return match !== undefined && isLive(match)
  })
