import { defineAddress, text } from '@touchline/screens/address'

const LONGEST = 4000

/** The public page that checks a round, with the facts of one in its query. */
export const FAIR_PAGE = defineAddress('/fair', {
  game: text({ maxLength: 128 }),
  hash: text({ maxLength: 64 }),
  seed: text({ maxLength: 64 }),
  client: text({ maxLength: 64 }),
  nonce: text({ maxLength: 16 }),
  bet: text({ maxLength: LONGEST }),
  actions: text({ maxLength: LONGEST }),
})

/** Facts as somebody typed them. */
export type TypedFacts = ReturnType<(typeof FAIR_PAGE)['viewOf']>
export type FactField = keyof TypedFacts
