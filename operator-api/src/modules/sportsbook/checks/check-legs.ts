import type { OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import { acceptMove, isPrice, type LegToCombine, type ParlayCode, type Verdict } from '@touchline/rules'
import { isRefusal, type Refusal, refuse } from '../../../plugins/refusal'
import type { OfferedLine } from '../../odds'
import { isLive, type Offer, type OpenOffer, type Selected, scoreAtPlacement } from '../offers/offer'
import { type SeenPrice, sameScore } from './seen-price'

export interface LegRequest extends Selected, SeenPrice {}

/** Legs of a combination as the player saw them. */
export interface LegsRequest {
  readonly picks: readonly LegRequest[]
  readonly accept: OddsPolicy
}

/** The current quote of every leg, for a refusal. */
export type QuotesOf = () => unknown[]

/**
 * All legs at the current prices, when each of them is as the player saw it or moved as they allow. A refusal names
 * every leg with the fault, and the current quotes of all of them.
 */
export function openLegs(
  { picks, accept }: LegsRequest,
  offers: readonly Offer[],
  quotes: QuotesOf,
): readonly OpenOffer[] | Refusal {
  const open = allOpen(offers, quotes, (offer) => offer.reason)
  if (isRefusal(open)) return open
  const faulty = (code: ErrorCode, isFaulty: (leg: LegRequest, offer: OpenOffer) => boolean) =>
    legsRefusal(
      code,
      picks.flatMap((pick, n) => (isFaulty(pick, open[n] as OpenOffer) ? [n] : [])),
      quotes,
    )
  return (
    faulty('invalidOdds', ({ odds }, { price }) => !isPrice(odds, price.type)) ??
    faulty('invalidOddsBall', (leg, offer) => hasMoved(leg, offer, accept)) ??
    open
  )
}

function hasMoved(seen: LegRequest, { line, price }: OpenOffer, accept: OddsPolicy): boolean {
  const now = { odds: price.odds, line: line.line }
  const move = acceptMove(accept, { odds: seen.odds, line: seen.line }, now, price.type)
  const asks = move === 'line_changed' || move === 'odds_changed'
  return asks || !sameScore(line.match.sport, seen.score, scoreAtPlacement(line.match))
}

/** The offers when all are open; else a refusal by the reason of the first that is not. */
export function allOpen<One extends { readonly open: boolean }>(
  offers: readonly One[],
  quotes: QuotesOf,
  reasonOf: (closed: Extract<One, { open: false }>) => ErrorCode,
): readonly Extract<One, { open: true }>[] | Refusal {
  const first = offers.find((offer): offer is Extract<One, { open: false }> => !offer.open)
  if (!first) return offers as readonly Extract<One, { open: true }>[]
  const closed = offers.flatMap((offer, n) => (offer.open ? [] : [n]))
  return refuse(reasonOf(first), { legs: closed, quotes: quotes() })
}

/** A refusal about certain legs; null without any. */
export const legsRefusal = (code: ErrorCode, legs: number[], quotes: QuotesOf): Refusal | null =>
  legs.length > 0 ? refuse(code, { legs, quotes: quotes() }) : null

/** The verdict of the rules on a combination, as a refusal; null when it is accepted. */
export function combinationRefusal(verdict: Verdict<ParlayCode>, quotes: QuotesOf): Refusal | null {
  if (verdict.ok) return null
  const { code, bound, legs } = verdict
  return refuse(code, {
    ...(bound !== undefined && { bound }),
    ...(legs && { legs: [...legs] }),
    quotes: quotes(),
  })
}

/** A leg as the rules of combining look at it; a Burmese line names no least number of legs but that of a maung. */
export const toCombine = ({
  line: { match, betType, comboMin = LIMITS.myanmarParlayLegs.min },
}: {
  readonly line: Pick<OfferedLine, 'match' | 'betType'> & Partial<Pick<OfferedLine, 'comboMin'>>
}): LegToCombine => ({
  parentId: match.parent ?? match.id,
  leagueId: match.competition,
  outright: betType === 'orz',
  live: isLive(match),
  comboMin,
})
