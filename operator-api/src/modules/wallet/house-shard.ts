const SHARDS = 16

/**
 * The house account that settles a match, one for each lane of it: many can be settled at once without waiting for one
 * row.
 */
export const houseShard = (match: number, lane = 0): string => `house:${(match + lane) % SHARDS}`
