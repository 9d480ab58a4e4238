import type { DocumentSource } from './document-source'
import { PageCache } from './page-cache'

/** State of one brand while the edge runs. */
export interface Site {
  source: DocumentSource
  /** Pages and documents, made and compressed. */
  texts: PageCache
}

export type SiteOf = (brand: string) => Site

/** One site for each brand, made when it is first asked for. */
export function createSites(sourceOf: (brand: string) => DocumentSource): SiteOf {
  const sites = new Map<string, Site>()
  return (brand) => {
    const known = sites.get(brand)
    if (known) return known
    const site = { source: sourceOf(brand), texts: new PageCache() }
    sites.set(brand, site)
    return site
  }
}
