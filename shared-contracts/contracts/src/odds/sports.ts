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
