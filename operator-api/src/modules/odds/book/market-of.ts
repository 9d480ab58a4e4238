import { type Market, MarketId } from '@touchline/contracts/odds'
import { marketOfKickoff, minutesOfPeriod } from '@touchline/rules'
import { type HeldMatch, PERIOD_ENDED } from './held-match'

/** Live once it is played, until then today or early by the betting day of its kick-off. */
export function marketOf({ play, kickoff }: Pick<HeldMatch, 'play' | 'kickoff'>, now: number): Market {
  return play.period > 0 && play.period <= LAST_PLAY_PERIOD ? MarketId.live : marketOfKickoff(kickoff, now)
}

/** Sets and quarters count on from 11 and 21. */
const LAST_PLAY_PERIOD = 99

/**
 * Minutes on the clock of a match: the second half counts on from 45, extra time from 90, quarters and sets from their
 * own beginning.
 * `rate` is match minutes a real minute.
 */
export function minuteOf({ play }: Pick<HeldMatch, 'play'>, now: number, rate: number): number {
  const standing = STANDING_AT[play.period]
  if (standing !== undefined) return standing
  if (play.clockBase === 0) return 0
  const minutes = Math.max(0, Math.floor(((now - play.clockBase) * rate) / 60_000))
  return (minutesOfPeriod(play.period)?.from ?? 0) + minutes
}

/** Half time, the end, half time of extra time, penalties. */
const STANDING_AT: Readonly<Record<number, number>> = { 2: 45, [PERIOD_ENDED]: 90, 6: 105, 8: 120 }
