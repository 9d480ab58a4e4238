import { type SportKey, type SuspensionReason, sportKey } from '@touchline/contracts/odds'

/** Names of the feed's one code for a break in sports that have no half time. */
const BREAKS: Partial<Record<SportKey, string>> = {
  basketball: 'break',
  tennis: 'betweenSets',
  esports: 'betweenMaps',
}

/** Why a match of a sport is suspended: key of `suspension.*` and `suspensionShort.*`. */
export const suspensionWord = (reason: SuspensionReason, sport: number): string =>
  (reason === 'halfTime' && BREAKS[sportKey(sport) ?? 'football']) || reason
