import type { BookEvent } from '../odds-book'
import type { PlayState, Score } from './held-match'

/** What waiting and open bets must hear when the play of a match goes from one state to the next. */
export function playEvents(match: number, before: PlayState, after: PlayState, at: number): BookEvent[] {
  const told: BookEvent[] = []
  // A goal that is taken back changes the score too, and what a bet was struck at no longer holds.
  if (differ(before.score, after.score)) told.push({ type: 'goal', match, at })
  if (differ(before.reds, after.reds)) told.push({ type: 'red_card', match, at })
  const [was, is] = [isSuspended(before), isSuspended(after)]
  if (is && !was) told.push({ type: 'suspended', match, at })
  if (was && !is) told.push({ type: 'resumed', match, at })
  return told
}

const differ = (a: Score, b: Score): boolean => a[0] !== b[0] || a[1] !== b[1]
const isSuspended = ({ suspension, status }: PlayState): boolean => suspension !== 0 || status !== 0
