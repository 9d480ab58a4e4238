import type { BrandView } from '@touchline/contracts'
import type { BrandAsset } from './marks'
import type { Brand } from './read-brand'

/** Address of a file of a brand; its hash stands in it. */
export const assetUrl = ({ file }: Brand, name: string, { hash }: BrandAsset): string =>
  `/brand/${file.id}/${hash}/${name}`

/** What players' browsers get of a brand: not its hosts, pins and origins. */
export function viewOf(brand: Brand): BrandView {
  const { hosts, addressing, colours, pins, overrideOrigins, maintenance, refresh, ...view } = brand.file
  const { oddsMs, ...intervals } = refresh
  const url = (name: 'logo.svg' | 'logo-dark.svg') => assetUrl(brand, name, brand.marks[name])
  return {
    ...view,
    refreshMs: oddsMs,
    intervals,
    logo: { light: url('logo.svg'), dark: url('logo-dark.svg') },
  }
}
