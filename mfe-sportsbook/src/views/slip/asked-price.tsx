import { formatOdds } from '@touchline/rules'
import { priceDirection } from '../../domain/price-rank'
import { OldPrice } from './slip-old-price'

/** The price that a bet was asked at, struck, beside the one that it was given; nothing where they are the same. */
export function AskedPrice({ asked, odds }: { asked: number | null; odds: number }) {
  return asked !== null && <OldPrice text={formatOdds(asked)} isUp={priceDirection(asked, odds) > 0} />
}
