/** The events that a sub-match counts in place of goals; their texts are under `counted`. */
export type Counted = 'corners' | 'bookings'

/**
 * The events counted by a match, if not goals. Feeds and bets show it only in the name of the league, which
 * providers write in English for every language: "England Premier League - Bookings".
 */
export function countedIn(league: string): Counted | null {
  const [, what] = /[-–—(:]\s*(corners|bookings|cards)\)?\s*$/i.exec(league) ?? []
  if (!what) return null
  return what.toLowerCase() === 'corners' ? 'corners' : 'bookings'
}
