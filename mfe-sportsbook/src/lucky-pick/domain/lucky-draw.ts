import { checkParlay, fewestLegs } from '@touchline/rules'
import { clubOf } from './club'
import type { LuckyOffer } from './lucky-offer'

/** From 0 up to but not including 1, as `Math.random`. */
export type Random = () => number

/**
 * Fills `kept` up to `count` legs from `offers`, one a match and one a club, which may play in a league and in a cup. The match
 * is drawn first and then one of its selections, so that a match with many lines is no likelier than one with few. Fewer come
 * back when there are no more matches.
 */
export function drawLegs(
  offers: readonly LuckyOffer[],
  count: number,
  random: Random,
  kept: readonly LuckyOffer[] = [],
): LuckyOffer[] {
  const taken = new Set(kept.map(({ combines }) => combines.parentId))
  const clubs = new Set(kept.flatMap(clubsOf))
  const byMatch = new Map<LuckyOffer['combines']['parentId'], LuckyOffer[]>()
  for (const offer of offers) {
    const { parentId } = offer.combines
    if (taken.has(parentId) || !isAmong(offer, count)) continue
    const others = byMatch.get(parentId)
    if (others) others.push(offer)
    else byMatch.set(parentId, [offer])
  }
  const matches = [...byMatch.values()]
  const legs = kept.slice(0, count)
  while (legs.length < count && matches.length > 0) {
    const [ofMatch = []] = matches.splice(placeIn(matches, random), 1)
    const drawn = ofMatch[placeIn(ofMatch, random)]
    if (!drawn || clubsOf(drawn).some((club) => clubs.has(club))) continue
    legs.push(drawn)
    for (const club of clubsOf(drawn)) clubs.add(club)
  }
  return legs
}

/** Whether these legs can be bet on together, or alone when there is one. */
export const isWhole = (legs: readonly LuckyOffer[]): boolean =>
  legs.length === 1 || checkParlay(legs.map(({ combines }) => combines)).ok

/** Whether a parlay of so many legs may have this one; alone everything may be bet on. */
export const isAmong = ({ combines }: LuckyOffer, count: number): boolean =>
  count === 1 || (combines.comboMin > 0 && fewestLegs([combines]) <= count)

const clubsOf = ({ leg }: LuckyOffer): readonly string[] => [leg.home, leg.away].map(clubOf)

const placeIn = (list: readonly unknown[], random: Random): number => Math.floor(random() * list.length)
