import type { Caller } from '../../../plugins/caller'
import type { OddsBook } from '../../odds'
import { type MyanmarOffer, myanmarOfferOf } from './myanmar-offer'
import { type BetPick, legOfferOf, type Offer, offerOf, type Selected } from './offer'

const ESPORTS = 9

/** To whom something is offered, and out of what. */
export interface OfferFacts {
  readonly book: OddsBook
  readonly caller: Caller
  readonly now: number
}

const isOff = ({ disabledProducts }: Caller, sport: number | undefined): boolean =>
  sport === ESPORTS && disabledProducts.includes('esports')

/** An offer to this member: a product that is switched off offers nothing. */
export const offerTo = (pick: BetPick, { book, caller, now }: OfferFacts): Offer =>
  unlessOff(offerOf(book, pick, now), caller)

export const legOfferTo = (pick: Selected, { book, caller, now }: OfferFacts): Offer =>
  unlessOff(legOfferOf(book, pick, now), caller)

const unlessOff = (offer: Offer, caller: Caller): Offer =>
  isOff(caller, offer.line?.match.sport)
    ? { open: false, reason: 'EsportsDisabled', line: offer.line, price: offer.price }
    : offer

export function myanmarOfferTo(pick: Selected, { book, caller, now }: OfferFacts): MyanmarOffer {
  const offer = myanmarOfferOf(book, pick, now)
  const priced = offer.open ? offer : offer.priced
  return isOff(caller, priced?.line.match.sport) ? { open: false, reason: 'EsportsDisabled', priced } : offer
}
