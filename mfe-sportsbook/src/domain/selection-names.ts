import { type BetType, type Period, SELECTIONS, TOTAL_GOALS_FIRST_HALF } from '@touchline/contracts/odds'

/** Selections of a line by name, in the order of its prices. */
export const selectionNames = (betType: BetType, period: Period): readonly string[] =>
  betType === 'tg' && period === 1 ? TOTAL_GOALS_FIRST_HALF : SELECTIONS[betType]
