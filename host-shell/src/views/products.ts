import type { AreaMenu } from '@touchline/contracts/routes'
import { type IconName, isIconName } from '@touchline/ui'

/** A place that the menu leads to. `area` says whose failure closes it. */
export interface Product {
  id: string
  path: string
  icon: IconName
  area: string
}

/** Products by the id that a brand file names. */
const PRODUCTS: Record<string, Product> = {
  sportsbook: { id: 'sportsbook', path: '/desktop', icon: 'sports', area: 'sportsbook' },
  slots: { id: 'slots', path: '/slots', icon: 'games', area: 'casino-games' },
  tournament: { id: 'tournament', path: '/tournament2/home', icon: 'trophy', area: 'tournament' },
}

const BET_LIST: Product = { id: 'betlist', path: '/info/betlist', icon: 'bets', area: 'account-info' }

/** Products of a brand, in its order, then the member's own list of bets. */
export const productsOf = (brand: { products: readonly string[] }): Product[] => [
  ...brand.products.flatMap((id) => PRODUCTS[id] ?? []),
  BET_LIST,
]

/** The menu entry of an area that brings its own pages. */
export const broughtProduct = (area: string, { path, icon }: AreaMenu): Product => ({
  id: `area:${area}`,
  path,
  icon: isIconName(icon) ? icon : 'star',
  area,
})
