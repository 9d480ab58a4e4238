import { defineAddress, oneOf, page, text } from '@touchline/screens/address'

/** Lists of rounds; each has a call of its own. */
export const ROUND_LISTS = ['slots', 'casino', 'esports'] as const
export type RoundList = (typeof ROUND_LISTS)[number]

/** Rounds of games: which list, from which betting day to which (empty: this week), and which page. */
export const ROUNDS = defineAddress('/info/rounds', {
  list: oneOf(ROUND_LISTS),
  from: text({ maxLength: 10 }),
  to: text({ maxLength: 10 }),
  page,
})
export type RoundsView = ReturnType<typeof ROUNDS.viewOf>

/** The list that holds the rounds of a product; null for products without rounds. */
export function roundListOf(product: string): RoundList | null {
  if (product === 'casino' || product === 'esports') return product
  return ['slots', 'mini', 'fishing', 'others'].includes(product) ? 'slots' : null
}
