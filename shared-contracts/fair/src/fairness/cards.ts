export const CARDS_PER_DECK = 52
export const RANKS = 13

/** 0 ace … 12 king. */
export const rankOf = (card: number): number => card % RANKS

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs; of any deck in a shoe. */
export const suitOf = (card: number): number => Math.floor(card / RANKS) % 4

/** Short name of a card: `Ah`, `10s`. */
export function cardName(card: number): string {
  return `${RANK_NAMES[rankOf(card)]}${'shdc'[suitOf(card)]}`
}

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
