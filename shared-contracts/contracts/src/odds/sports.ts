/** Sports by their numeric ids. Names are translation keys `sport.<key>`. */
export const SPORTS = [
  { id: 1, key: 'football' },
  { id: 2, key: 'basketball' },
  { id: 3, key: 'tennis' },
  { id: 9, key: 'esports' },
] as const
export type SportKey = (typeof SPORTS)[number]['key']
export const FOOTBALL = 1

export const sportKey = (id: number): SportKey | undefined => SPORTS.find((sport) => sport.id === id)?.key

/** E-sports, and the fights among the special sports: what `/efresult` is about. */
export const ESPORTS: readonly number[] = [9, 41, 42, 43, 44, 47, 52, 53]
/** The number game, virtual football and the races among the special sports: what `/ngresult` is about. */
export const NUMBERS_AND_RACES: readonly number[] = [40, 45, 46, 48, 49, 50, 51, 54]
