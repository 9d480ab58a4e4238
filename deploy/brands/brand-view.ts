import type { BrandView } from '@touchline/contracts/host'
import { COMING } from '@touchline/contracts/products'
import type { BrandAsset, MarkName } from './marks'
import type { Brand } from './read-brand'

/** Address of a file of a brand, with its hash. */
export const assetUrl = ({ file }: Brand, name: string, { hash }: BrandAsset): string =>
  `/brand/${file.id}/${hash}/${name}`

/** A drawing that is smaller than what a request costs travels inside the page. */
const WITHIN_PAGE_BYTES = 2048

/** Where a page finds a mark of the brand. */
export const shownAt = (brand: Brand, name: MarkName): string => {
  const mark = brand.marks[name]
  const { body, type } = mark
  return body.length > WITHIN_PAGE_BYTES
    ? assetUrl(brand, name, mark)
    : `data:${type},${encodeURIComponent(body.toString())}`
}

/**
 * The brand as players' browsers get it: without hosts, pins and origins, and without limits, which come with
 * the member.
 */
export function viewOf(brand: Brand): BrandView {
  const { hosts, addressing, colours, pins, overrideOrigins, maintenance, refresh, betLimits, ...view } =
    brand.file
  const { oddsMs, ...intervals } = refresh
  return {
    ...view,
    coming: COMING,
    refreshMs: oddsMs,
    intervals,
    logo: { light: shownAt(brand, 'logo.svg'), dark: shownAt(brand, 'logo-dark.svg') },
  }
}
