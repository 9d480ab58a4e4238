import { type Score, sportRules } from '@touchline/rules'

const FOOTBALL = 1
/** Of its corners and bookings, too, which are matches of football. */
const GOALS_MOST = 20
/** Sets and maps are played until a side has few of them. */
const SETS_MOST = 9

/** The most that a side has at the end of any usual match of the sport; null where sides score too differently to say. */
const usualMostOf = (sport: number): number | null => {
  if (sport === FOOTBALL) return GOALS_MOST
  return sportRules(sport).parts === 'sets' ? SETS_MOST : null
}

/** The usual maximum that a side of the score passes, most likely by a typing error; null of a usual score. */
export function usualMostPassed(sport: number, score: Score): number | null {
  const most = usualMostOf(sport)
  return most !== null && Math.max(...score) > most ? most : null
}
