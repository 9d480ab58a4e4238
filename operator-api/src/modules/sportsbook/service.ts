import type { Bet } from '@touchline/contracts/calls'
import type { ChangedBet, Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { OddsBook } from '../odds'
import type { BetTerms, Uplines } from '../uplines'
import type { Wallet } from '../wallet'
import { betAsPlaced, betOf, type ScoreOf } from './bet-of'
import { hashRequest, rowOfOrder, strikeSingle } from './bet-order'
import type { PlaceBet } from './placement'
import type { BetRepository } from './repository'
import { type BetPick, checkSingle, type Offer, offerOf, type SingleRequest } from './rules'

export interface PlaceSingleDeps {
  readonly platform: Pick<Platform, 'now' | 'notifications' | 'failpoint' | 'brands'>
  readonly book: OddsBook
  readonly bets: BetRepository
  readonly termsOf: MemberTermsOf
  readonly place: PlaceBet
}

type Request = SingleRequest & { readonly idem_key: string }
type Placed = { bet: Bet } | Refusal

/** Places one single, once per key: a repeated request gets the answer that the first one got. */
export async function placeSingle(deps: PlaceSingleDeps, request: Request, caller: Caller): Promise<Placed> {
  const { platform, bets, place } = deps
  const hash = hashRequest('single', request)
  const order = await orderOf(deps, request, caller, hash)
  if (isRefusal(order)) {
    // The price may have moved on since the first of two equal requests was placed.
    const earlier = await bets.byKey(caller.account, request.idem_key)
    if (!earlier) return order
    return earlier.request_hash === hash ? { bet: betAsPlaced(earlier) } : refuse('duplicate_debit_record')
  }
  await platform.failpoint('place:before')
  const placement = await place(order)
  await platform.failpoint('place:after')
  switch (placement.outcome) {
    case 'placed': {
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
    case 'refused':
      return refuse(placement.code, placement.bound === null ? undefined : { bound: placement.bound })
  }
}

async function orderOf(
  { platform, book, termsOf }: PlaceSingleDeps,
  request: Request,
  caller: Caller,
  hash: string,
) {
  const terms = await termsOf(caller.account)
  if (!terms) return refuse('account_not_exists')
  if (terms.commissionRate === null) return refuse('memberCommissionNotSetup')
  const now = platform.now()
  const offer = offerFor(book, request, caller, now)
  const struck = checkSingle(request, offer, terms.limits)
  if (isRefusal(struck)) return struck
  const { commissionRate } = terms
  const { bettingDayStartHour: startHour } = platform.brands.of(caller.brand)
  return strikeSingle({ caller, request, hash, struck, terms, commissionRate, now, startHour })
}

const ESPORTS = 9

/** An offer to this member: a product that is switched off offers nothing. */
export function offerFor(book: OddsBook, pick: BetPick, caller: Caller, now: number): Offer {
  const offer = offerOf(book, pick, now)
  const off = offer.line?.match.sport === ESPORTS && caller.disabledProducts.includes('esports')
  return off ? { open: false, reason: 'EsportsDisabled', line: offer.line, price: offer.price } : offer
}

export type MemberTermsOf = (account: string) => Promise<BetTerms | null>

// A change of limits takes effect within a second; until then a bet costs no query for them.
const HOLD_MS = 1000
const HELD_MAX = 20_000

/** Reads terms and holds them for a moment; requests that come together share one read. */
export function memberTermsReader(uplines: Uplines, now: () => number): MemberTermsOf {
  const held = new Map<string, { terms: Promise<BetTerms | null>; until: number }>()
  return (account) => {
    const known = held.get(account)
    if (known && known.until > now()) return known.terms
    if (held.size >= HELD_MAX) held.clear()
    const terms = uplines.betTerms(account)
    held.set(account, { terms, until: now() + HOLD_MS })
    terms.catch(() => held.delete(account))
    return terms
  }
}

/** Notifies the members with a socket here of their changed bets and balances; called after the commit. */
export type NotifyBets = (changed: readonly ChangedBet[]) => Promise<void>

export interface NotifyDeps {
  readonly notifications: Platform['notifications']
  readonly bets: BetRepository
  readonly wallet: Wallet
  readonly scoreOf: ScoreOf
  /** Nothing is read for members whom it would not reach: of a match's bettors few are here when it ends. */
  readonly hears: (account: string) => boolean
}

export const createNotifyBets =
  ({ notifications, bets, wallet, scoreOf, hears }: NotifyDeps): NotifyBets =>
  async (changed) => {
    const heard = changed.filter(({ member_id }) => hears(member_id))
    const rows = await bets.byIds(heard.map(({ id }) => id))
    for (const row of rows) notifications.sendHere(row.member_id, { t: 'bet', bet: betOf(row, scoreOf) })
    await wallet.announce([...new Set(rows.map((row) => row.member_id))])
  }
