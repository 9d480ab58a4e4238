import { FOOTBALL } from '@touchline/contracts/odds'
import type { BookEvent } from '../odds-book'
import type { PlayState, Score } from './held-match'

/**
 * What waiting and open bets must hear when the play of a match goes from one state to the next. Only in football does
 * a change of the score end the waiting: elsewhere points fall all the time.
 */
export function playEvents(
  { match, sport, at }: { match: number; sport: number; at: number },
  before: PlayState,
  after: PlayState,
): BookEvent[] {
  const told: BookEvent[] = []
  // A goal that is taken back changes the score too, and what a bet was struck at no longer holds.
  if (sport === FOOTBALL && differ(before.score, after.score)) told.push({ type: 'goal', match, at })
  if (differ(before.reds, after.reds)) told.push({ type: 'red_card', match, at })
  const [was, is] = [isSuspended(before), isSuspended(after)]
  if (is && !was) told.push({ type: 'suspended', match, at })
  if (was && !is) told.push({ type: 'resumed', match, at })
  return told
}

const differ = (a: Score, b: Score): boolean => a[0] !== b[0] || a[1] !== b[1]
const isSuspended = ({ suspension, status }: PlayState): boolean => suspension !== 0 || status !== 0
