/** What a match that belongs to another one counts in the place of goals; its words stand under `counted`. */
export type Counted = 'corners' | 'bookings'

/**
 * What a match counts, where it is not goals. Feeds and bets say it nowhere but in the name of the league, as providers write
 * it in English whatever language the page is in: "England Premier League - Bookings".
 */
export function countedIn(league: string): Counted | null {
  const [, what] = /[-–—(:]\s*(corners|bookings|cards)\)?\s*$/i.exec(league) ?? []
  if (!what) return null
  return what.toLowerCase() === 'corners' ? 'corners' : 'bookings'
}
