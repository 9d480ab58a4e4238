import type { ClosableProduct } from '../products/closable-products'
import type { Route } from './routes'

/** What has to be open for the page of a route; undefined for pages that are never closed. */
export function productOfRoute({ owner, lobby }: Route): ClosableProduct | undefined {
  if (owner === 'sportsbook') return 'sportsbook'
  return owner === 'tournament' ? 'tournament' : lobby
}
