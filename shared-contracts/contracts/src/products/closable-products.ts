import { PRODUCTS } from './products'

type ClosableRow = Extract<(typeof PRODUCTS)[number], { closable: true }>
export type ClosableProduct = ClosableRow['id']

/** Products that an operator can close alone for maintenance. */
export const CLOSABLE: readonly ClosableProduct[] = PRODUCTS.filter(
  (row): row is ClosableRow => row.closable,
).map(({ id }) => id)

/** Until when products are closed, epoch milliseconds; the others are open. */
export type ClosedProducts = Readonly<Partial<Record<ClosableProduct, number>>>
