import type { Bet } from '@touchline/contracts/calls'
import type { Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { OddsBook } from '../odds'
import type { BetTerms } from '../uplines'
import type { Wallet } from '../wallet'
import { betAsPlaced, betOf } from './bet-of'
import { type BetOrder, hashRequest, rowOfOrder } from './bet-order'
import { buildOrder } from './build-order'
import { remainingBounds, stakeAtRisk } from './checks/bound-to-stake'
import type { CheckedBet } from './checks/checked-bet'
import type { MatchRisks } from './offers/match-risks'
import type { PlaceBet, Placement } from './placement'
import type { BetRepository } from './repository'
import type { MemberTermsOf } from './service'

export interface PlaceBetDeps {
  readonly platform: Pick<Platform, 'now' | 'notifications' | 'failpoint' | 'brands'>
  /** The book of a commission group. */
  readonly bookOf: (group: string) => OddsBook
  readonly bets: BetRepository
  readonly matchRisks: MatchRisks
  readonly termsOf: MemberTermsOf
  readonly place: PlaceBet
  readonly wallet: Pick<Wallet, 'balanceOf'>
}

/** Known facts when a bet is checked. */
export interface CheckFacts {
  readonly book: OddsBook
  readonly caller: Caller
  readonly limits: BetTerms['limits']
  readonly now: number
  /** The member's available money, as far as it is known before the ledger asks; minor units. */
  readonly available: number
}

/** The ledger alone asks the balance, under the wallet's lock. */
export const NOT_ASKED = Number.MAX_SAFE_INTEGER

/** A bet that somebody asks for. */
export interface Asked<Request> {
  readonly kind: Bet['kind']
  readonly request: Request & { readonly idem_key: string }
  readonly caller: Caller
  readonly check: (request: Request, facts: CheckFacts) => CheckedBet | Refusal
}

/** Places one bet of any kind, once per key: a repeated request gets the answer that the first one got. */
export async function placeBet<Request>(
  deps: PlaceBetDeps,
  asked: Asked<Request>,
): Promise<{ bet: Bet } | Refusal> {
  const { platform, bets, place } = deps
  const { kind, request, caller } = asked
  const hash = hashRequest(kind, request)
  const checked = await orderOf(deps, asked, hash)
  if (isRefusal(checked)) return earlierBet(deps, asked, hash, checked)
  const { order, least } = checked
  await platform.failpoint('place:before')
  const placement = await place(order, caller.operatorType === 2 ? 'reserved' : 'own')
  await platform.failpoint('place:after')
  switch (placement.outcome) {
    case 'placed': {
      deps.matchRisks.forget(caller.account)
      const bet = betOf(rowOfOrder(placement.betId, order), () => undefined)
      const { cash, frozen } = placement
      platform.notifications.send(caller.account, { t: 'bet', bet })
      platform.notifications.send(caller.account, {
        t: 'balance',
        available: cash,
        cash: cash + frozen,
        frozen,
      })
      return { bet }
    }
    case 'repeated': {
      const row = await bets.asPlaced(placement.betId)
      return row ? { bet: betAsPlaced(row) } : refuse('systemError')
    }
    case 'late':
      return earlierBet(deps, asked, hash, refuse('matchNotAllowBet'))
    case 'refused': {
      const refusal = refuse(placement.code, detailsOf(placement, order, least))
      // An operator is asked before the ledger looks at the key.
      return caller.operatorType === 2 ? earlierBet(deps, asked, hash, refusal) : refusal
    }
  }
}

/**
 * The bet that the key has already, instead of a refusal that came before the ledger looked at the key: the price may have moved
 * on, or the match have begun, since the first of two equal requests was placed, or is being placed.
 */
async function earlierBet<Request>(
  { bets, place }: PlaceBetDeps,
  { request, caller }: Asked<Request>,
  hash: string,
  refusal: Refusal,
): Promise<{ bet: Bet } | Refusal> {
  await place.ended(caller.account, request.idem_key)
  const earlier = await bets.byKey(caller.account, request.idem_key)
  if (!earlier) return refusal
  return earlier.request_hash === hash ? { bet: betAsPlaced(earlier) } : refuse('duplicate_debit_record')
}

/** The refusal of a combination names the leg; a single bet has no other. */
function detailsOf(
  { bound, legs }: Extract<Placement, { outcome: 'refused' }>,
  order: BetOrder,
  least: number,
) {
  if (bound === null) return undefined
  const isCombined = order.legs.length > 1
  return {
    ...remainingBounds(bound, stakeAtRisk(order, bound), least),
    ...(isCombined && legs && { legs: [...legs] }),
  }
}

async function orderOf<Request>(
  { platform, bookOf, termsOf, wallet }: PlaceBetDeps,
  { kind, request, caller, check }: Asked<Request>,
  hash: string,
) {
  const [terms, available] = await Promise.all([
    termsOf(caller.account),
    // It may have a thousand tickets: what cannot be paid is refused before anybody goes through them.
    kind === 'system' ? wallet.balanceOf(caller.account).then((held) => held.available_balance) : NOT_ASKED,
  ])
  if (!terms) return refuse('account_not_exists')
  const { commissionRate, termsId, limits } = terms
  if (commissionRate === null) return refuse('memberCommissionNotSetup')
  const now = platform.now()
  const book = bookOf(caller.commType)
  const bet = check(request, { book, caller, limits, now, available })
  if (isRefusal(bet)) return bet
  const { bettingDayStartHour: startHour } = platform.brands.of(caller.brand)
  const facts = { caller, hash, termsId, commissionRate, now, startHour, idemKey: request.idem_key }
  return { order: buildOrder(bet, facts), least: bet.least }
}
