import type { GameCategory } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { productRow } from '@touchline/contracts/products'

/** Code that rejects games of a category whose product is disabled; null where nobody can disable it. */
export const disabledCodeOf = (category: GameCategory): ErrorCode | null =>
  productRow(category)?.disabledCode ?? null

/** Namespace of its transfers: the product of the statement, and the connection whose clearing account it moves. */
export const gameScope = (category: GameCategory, connection: string): string => `${category}:${connection}`
