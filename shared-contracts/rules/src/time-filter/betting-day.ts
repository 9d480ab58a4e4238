import { BETTING_DAY_START_HOUR } from '@touchline/contracts/limits'
import { type Market, MarketId } from '@touchline/contracts/odds'
import { atHour, DAY, localDate } from './local-time'

export interface BettingDay {
  /** The working day's calendar date in GMT+8, yyyy-mm-dd: the date on which it begins. */
  readonly date: string
  /** Epoch milliseconds, inclusive. */
  readonly from: number
  /** Epoch milliseconds, exclusive. */
  readonly to: number
}

/** The betting day that holds this moment: 12:00 to 12:00 GMT+8 unless the operator begins it at another hour. */
export function bettingDay(now: number, startHour = BETTING_DAY_START_HOUR): BettingDay {
  const from = dayStart(now, startHour)
  return { date: localDate(from), from, to: from + DAY }
}

/** Early or today for a match not yet in play: everything that kicks off before the betting day ends is today's. */
export function marketOfKickoff(kickoff: number, now: number, startHour = BETTING_DAY_START_HOUR): Market {
  return kickoff < dayStart(now, startHour) + DAY ? MarketId.today : MarketId.early
}

function dayStart(now: number, startHour: number): number {
  const today = atHour(now, startHour)
  return today <= now ? today : today - DAY
}
