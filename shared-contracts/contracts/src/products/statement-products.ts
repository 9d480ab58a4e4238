import { PRODUCTS } from './products'

type GroupedRow = Extract<(typeof PRODUCTS)[number], { statementGroup: string }>
type StatementGroup = GroupedRow['statementGroup']

/** Groups of a statement: `cash` is money that came or went, `other` a group that an older page does not know. */
export type StatementProduct = StatementGroup | 'cash' | 'other'

export const STATEMENT_PRODUCTS: readonly StatementProduct[] = [
  ...new Set(PRODUCTS.flatMap(({ statementGroup }) => statementGroup ?? [])),
  'cash',
  'other',
]
