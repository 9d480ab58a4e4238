import { type BrandView, isPlayable } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import type { ReleasedEntry } from '@touchline/contracts/release'

/** Entries of a brand's menus: its products that can be played, in its order, then the entries without a product. */
export const menuEntries = (
  declared: readonly ReleasedEntry[],
  brand: Pick<BrandView, 'products' | 'coming'>,
): ReleasedEntry[] => [
  ...brand.products
    .filter((id) => isPlayable(brand, id))
    .flatMap((id) => declared.filter(({ product }) => product === id)),
  ...declared.filter(({ product }) => product === undefined),
]

/** Label of an entry: the brand calls its products by names of its own, language by language. */
export function labelOf(
  { labels, product }: { labels: ReleasedEntry['labels']; product: string | null },
  language: Language,
  brand: Pick<BrandView, 'labels'>,
): string {
  const inLanguage = (one: Language) => brand.labels?.[one]?.[`product.${product}`] ?? labels[one]
  return inLanguage(language) ?? inLanguage('en') ?? labels.en
}
