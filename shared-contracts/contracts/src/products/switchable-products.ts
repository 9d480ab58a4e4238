import type { ErrorCode } from '../errors/texts'
import { PRODUCTS } from './products'

type SwitchableRow = Extract<(typeof PRODUCTS)[number], { disabledCode: ErrorCode }>
export type SwitchableProduct = SwitchableRow['id']

const ROWS = PRODUCTS.filter((row): row is SwitchableRow => row.disabledCode !== null)

/** Products that an upline can disable for a member (`disabled_products`). */
export const SWITCHABLE: readonly SwitchableProduct[] = ROWS.map(({ id }) => id)

/** The code that rejects a disabled product. */
export const DISABLED_CODE = Object.fromEntries(
  ROWS.map(({ id, disabledCode }) => [id, disabledCode]),
) as Readonly<Record<SwitchableProduct, ErrorCode>>
