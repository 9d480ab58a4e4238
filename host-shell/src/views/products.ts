import { isPlayable, type PlayableBrand } from '@touchline/contracts/host'
import { productRow } from '@touchline/contracts/products'
import type { AreaMenu } from '@touchline/contracts/routes'
import { type IconName, isIconName } from '@touchline/ui'

/** A place that the menu leads to. `area` says whose failure closes it. */
export interface Product {
  id: string
  path: string
  icon: IconName
  area: string
}

/** Pages of the products. */
const PATHS: Partial<Record<string, string>> = {
  sportsbook: '/desktop',
  slots: '/slots',
  tournament: '/tournament2/home',
}

const BET_LIST: Product = { id: 'betlist', path: '/info/betlist', icon: 'bets', area: 'account-info' }

const drawable = (icon: string): IconName => (isIconName(icon) ? icon : 'star')

function entryOf(id: string): Product[] {
  const path = PATHS[id]
  const row = productRow(id)
  return row?.area && path ? [{ id, path, area: row.area, icon: drawable(row.icon) }] : []
}

/** Products of a brand that can be played, in its order, then the member's own list of bets. */
export const productsOf = (brand: PlayableBrand & { products: readonly string[] }): Product[] => [
  ...brand.products.filter((id) => isPlayable(brand, id)).flatMap(entryOf),
  BET_LIST,
]

/** The menu entry of an area that brings its own pages. */
export const broughtProduct = (area: string, { path, icon }: AreaMenu): Product => ({
  id: `area:${area}`,
  path,
  icon: drawable(icon),
  area,
})
