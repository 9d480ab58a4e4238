import {
  type Bet,
  betCheck,
  betMmoClick,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
  type Call,
  vBetParlay,
  vBetParlayMmo,
  vBetSingle,
  vBetSingleMmo,
  vBetSysParlay,
} from '@touchline/contracts/calls'
import { MYANMAR_CURRENCIES } from '@touchline/contracts/limits'
import { isTypable, MAUNG_DEDUCTIONS, type MaungDeductions } from '@touchline/rules'
import type * as v from 'valibot'
import type { Access } from '../../plugins/access'
import type { Caller } from '../../plugins/caller'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import { withBoundToStake } from './checks/bound-to-stake'
import { checkBody, checkMaung } from './checks/check-myanmar'
import { checkParlayBet } from './checks/check-parlay'
import { checkSingle } from './checks/check-single'
import { checkSystemBet } from './checks/check-system'
import type { CheckedBet } from './checks/checked-bet'
import type { MyanmarOffer } from './offers/myanmar-offer'
import type { Offer } from './offers/offer'
import { legOfferTo, myanmarOfferTo, offerTo } from './offers/offer-to'
import { combinationLimitOf, legQuoteOf, myanmarQuoteOf, quoteOf } from './offers/quote'
import { withRemainingLimit, withRemainingOfLegs } from './offers/remaining-limit'
import { type CheckFacts, NOT_ASKED, type PlaceBetDeps, placeBet } from './place-bet'

const LOOK: Access = { need: 'view', product: 'sportsbook' }
const BET: Access = { need: 'act', product: 'sportsbook' }

/** Quotes, and bets of every kind. */
export function registerBetting(calls: CallServer, deps: PlaceBetDeps): void {
  const { platform, bookOf, matchRisks, termsOf } = deps

  const factsFor = async (caller: Caller): Promise<CheckFacts | Refusal> => {
    const terms = await termsOf(caller.account)
    const book = bookOf(caller.commType)
    return terms
      ? { book, caller, limits: terms.limits, now: platform.now(), available: NOT_ASKED }
      : refuse('account_not_exists')
  }

  calls.member(betCheck, LOOK, async ({ picks, kind }, caller) => {
    const facts = await factsFor(caller)
    if (isRefusal(facts)) return facts
    const { limits } = facts
    const { account } = caller
    if (kind === 'single') {
      const quotes = picks.map((pick) => quoteOf(pick, offerTo(pick, facts), limits))
      return { quotes: await withRemainingLimit(quotes, account, matchRisks.of), combination: null }
    }
    const offers = picks.map((pick) => legOfferTo(pick, facts))
    const sports = offers.flatMap(({ line }) => line?.match.sport ?? [])
    const quotes = picks.map((pick, n) => legQuoteOf(pick, offers[n] as Offer, limits, kind))
    const left = await withRemainingOfLegs(
      quotes,
      combinationLimitOf(limits, kind, sports),
      account,
      matchRisks.of,
    )
    return { quotes: left.quotes, combination: left.limit }
  })

  calls.member(betMmoClick, LOOK, async ({ picks }, caller) => {
    const deductions = deductionsFor(caller)
    if (isRefusal(deductions)) return deductions
    const facts = await factsFor(caller)
    if (isRefusal(facts)) return facts
    const { limits } = facts
    const offers = picks.map((pick) => myanmarOfferTo(pick, facts))
    const priced = offers.map((offer) => (offer.open ? offer : offer.priced))
    const sports = priced.flatMap((one) => one?.line.match.sport ?? [])
    const maung = combinationLimitOf(limits, 'mmo_parlay', sports)
    const bodies = picks.map((pick, n) => myanmarQuoteOf(pick, offers[n] as MyanmarOffer, limits))
    const { quotes, limit } = await withRemainingOfLegs(bodies, maung, caller.account, matchRisks.of)
    return {
      quotes,
      parlay: limit && { ...limit, deductions: { ...deductions, byLegs: { ...deductions.byLegs } } },
    }
  })

  /** Burmese odds depend on currency and brand; answers the deductions of a maung. */
  const deductionsFor = ({ currency, brand }: Caller): MaungDeductions | Refusal => {
    const { myanmar, maungDeductions = MAUNG_DEDUCTIONS } = platform.brands.of(brand)
    const isBurmese = (MYANMAR_CURRENCIES as readonly string[]).includes(currency)
    return isBurmese && myanmar ? maungDeductions : refuse('currencyNotSupported')
  }

  /** Each kind of member bets by one call: whose money it is must never be in doubt. */
  const bets = <Request>(
    kind: Bet['kind'],
    own: BetCall<Request>,
    seamless: BetCall<Request>,
    check: (request: Request, facts: CheckFacts) => CheckedBet | Refusal,
  ): void => {
    for (const [call, operatorType] of [[own, 1] as const, [seamless, 2] as const])
      calls.member(call, BET, async (request, caller) => {
        if (caller.operatorType !== operatorType) return refuse('forbiddenAccess')
        const outcome = await placeBet(deps, { kind, request, caller, check: wholeStakes(check) })
        return isRefusal(outcome) ? withBoundToStake(outcome, caller.currency) : outcome
      })
  }

  bets('single', betSingle, vBetSingle, (request, facts) =>
    checkSingle(request, offerTo(request, facts), facts.limits),
  )
  bets('parlay', betParlay, vBetParlay, (request, facts) =>
    checkParlayBet(
      request,
      request.picks.map((pick) => legOfferTo(pick, facts)),
      facts.limits,
    ),
  )
  bets('system', betSysParlay, vBetSysParlay, (request, facts) =>
    checkSystemBet(
      request,
      request.picks.map((pick) => legOfferTo(pick, facts)),
      facts.limits,
      facts.available,
    ),
  )
  bets('mmo_single', betSingleMmo, vBetSingleMmo, (request, facts) => {
    const deductions = deductionsFor(facts.caller)
    return isRefusal(deductions)
      ? deductions
      : checkBody(request, myanmarOfferTo(request, facts), facts.limits)
  })
  bets('mmo_parlay', betParlayMmo, vBetParlayMmo, (request, facts) => {
    const deductions = deductionsFor(facts.caller)
    if (isRefusal(deductions)) return deductions
    const offers = request.picks.map((pick) => myanmarOfferTo(pick, facts))
    return checkMaung(request, offers, facts.limits, deductions)
  })
}

/** A check that takes no stake which nobody could type: parts of a currency that has none. */
const wholeStakes =
  <Request>(check: (request: Request, facts: CheckFacts) => CheckedBet | Refusal) =>
  (request: Request, facts: CheckFacts): CheckedBet | Refusal => {
    const broken = stakesOf(request as Staked).find(({ stake }) => !isTypable(stake, facts.caller.currency))
    return broken ? refuse('betAmountWhole', { field: broken.field }) : check(request, facts)
  }

interface Staked {
  readonly stake?: number
  readonly units?: readonly { readonly stake: number }[]
}

/** All stakes of a request, each under the name by which a schema would refuse it. */
const stakesOf = ({ stake = 0, units = [] }: Staked) => [
  { stake, field: 'stake' },
  ...units.map((unit, n) => ({ stake: unit.stake, field: `units.${n}.stake` })),
]

type BetCall<Request> = Call<
  v.GenericSchema<unknown, Request & { idem_key: string }>,
  (typeof betSingle)['response']
>
