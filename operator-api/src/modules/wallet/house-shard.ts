const SHARDS = 16

/** The house account that settles a match: many matches can be settled at once without waiting for one row. */
export const houseShard = (match: number): string => `house:${match % SHARDS}`
