import { type HostGroup, hostsOf } from '../brands/hosts'
import type { Brand } from '../brands/read-brand'

/** Where a host name leads: a brand, and whether its page or a group of its calls is meant. */
export interface Place {
  brand: Brand
  group: HostGroup
  /** Host of the page with the port that was asked, as browsers name it. */
  page: string
  /** Whether the brand stands in for a host that is not its own. */
  isStandIn: boolean
}

/** What to do with a host name of no brand: show the default brand, or refuse. */
export type UnknownHost = 'default' | 'refuse'

export interface DirectoryOptions {
  brands: readonly Brand[]
  /** Id of the brand that stands in for unknown hosts. */
  fallback: string
  unknownHost: UnknownHost
}

/** Finds the brand of a host name. */
export interface BrandDirectory {
  readonly brands: readonly Brand[]
  /** Null when no brand has this host and unknown hosts are refused. */
  find(host: string | undefined): Place | null
}

/**
 * Brands by their host names. Where unknown hosts are let in, which is on a developer's machine, each brand is also found
 * at `<id>.localhost`: browsers resolve it without any setting.
 */
export function createDirectory({ brands, fallback, unknownHost }: DirectoryOptions): BrandDirectory {
  const isOpen = unknownHost === 'default'
  const stand = brands.find(({ file }) => file.id === fallback)
  if (isOpen && !stand) throw new Error(`The default brand ${fallback} is not among the brands.`)
  const places = new Map<string, Place>()
  for (const brand of brands) {
    const hosts = isOpen ? [...brand.file.hosts, `${brand.file.id}.localhost`] : brand.file.hosts
    for (const { host, group, page } of hostsOf({ ...brand.file, hosts })) {
      places.set(host, { brand, group, page, isStandIn: false })
    }
  }
  return {
    brands,
    find: (asked = '') => {
      const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(asked.toLowerCase()) ?? []
      const place = places.get(name)
      if (place) return { ...place, page: place.page + port }
      return isOpen && stand ? { brand: stand, group: 'page', page: asked, isStandIn: true } : null
    },
  }
}

/** Bases of the two groups of calls for a page at this place. */
export function basesOf({ brand, page, isStandIn }: Place, protocol: string): { app: string; odds: string } {
  // A host that is not the brand's own has no names before it, but the paths work everywhere.
  const addressing = isStandIn ? 'path' : brand.file.addressing
  switch (addressing) {
    case 'path':
      return { app: '/app', odds: '/odds' }
    case 'subdomain':
      return { app: `${protocol}://app.${page}`, odds: `${protocol}://odds.${page}` }
  }
}
