import { defineAddress, oneOf, page, text } from '@touchline/screens/address'

/** Products of shared rounds, or all of them. */
export const DRAW_LISTS = ['all', 'virtual', 'lottery'] as const

/** Own bets on shared rounds: of which product, from which betting day to which (empty: this week), and which page. */
export const DRAWS = defineAddress('/info/draws', {
  list: oneOf(DRAW_LISTS),
  from: text({ maxLength: 10 }),
  to: text({ maxLength: 10 }),
  page,
})
export type DrawsView = ReturnType<typeof DRAWS.viewOf>
