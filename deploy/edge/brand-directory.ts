import { type HostGroup, hostsOf } from '../brands/hosts'
import type { Brand } from '../brands/read-brand'

/** Where a host name leads: a brand, and whether its page or a group of its calls is meant. */
export interface Destination {
  brand: Brand
  group: HostGroup
  /** Host of the page with the port that was asked, as browsers name it. */
  page: string
  /** The same for addresses inside the page: without a port unknown to this installation. */
  own: string
  /** Whether the brand answers for a host that is not its own. */
  isStandIn: boolean
}

/** The answer to a host name of no brand: the default brand, or a refusal. */
export type UnknownHost = 'default' | 'refuse'

export interface DirectoryOptions {
  brands: readonly Brand[]
  /** Id of the brand that answers for unknown hosts. */
  fallback: string
  unknownHost: UnknownHost
  /** Ports at which browsers reach the pages, beside the defaults of HTTP and HTTPS. */
  ports?: readonly number[]
}

/** Finds the brand of a host name. */
export interface BrandDirectory {
  readonly brands: readonly Brand[]
  /** Null when no brand has this host and unknown hosts are refused. */
  find(host: string | undefined): Destination | null
}

/** A name or an address, and a port where one is named. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/
const PORT_MAX = 65_535

/**
 * Brands by their host names. Where unknown hosts are let in, which is on a developer's machine, each brand is also found
 * at `<id>.localhost`: browsers resolve it without any setting.
 */
export function createDirectory({
  brands,
  fallback,
  unknownHost,
  ports = [],
}: DirectoryOptions): BrandDirectory {
  const isOpen = unknownHost === 'default'
  const defaultBrand = brands.find(({ file }) => file.id === fallback)
  if (isOpen && !defaultBrand) throw new Error(`The default brand ${fallback} is not among the brands.`)
  const destinations = new Map<string, Omit<Destination, 'own'>>()
  const ownPorts = new Set(ports.map((port) => `:${port}`))
  for (const brand of brands) {
    const hosts = isOpen ? [...brand.file.hosts, `${brand.file.id}.localhost`] : brand.file.hosts
    for (const { host, group, page } of hostsOf({ ...brand.file, hosts })) {
      destinations.set(host, { brand, group, page, isStandIn: false })
    }
  }
  return {
    brands,
    find: (asked = '') => {
      const [, name = '', port = ''] = HOST.exec(asked.toLowerCase()) ?? []
      if (Number(port.slice(1)) > PORT_MAX) return null
      const destination = destinations.get(name)
      if (destination) {
        const { page } = destination
        return { ...destination, page: page + port, own: ownPorts.has(port) ? page + port : page }
      }
      if (!isOpen || !defaultBrand || name === '') return null
      return { brand: defaultBrand, group: 'page', page: asked, own: asked, isStandIn: true }
    },
  }
}

/** Bases of the two groups of calls for a page at this destination. */
export function basesOf(
  { brand, own, isStandIn }: Destination,
  protocol: string,
): { app: string; odds: string } {
  // A host that is not the brand's own has no names before it, but the paths work everywhere.
  const addressing = isStandIn ? 'path' : brand.file.addressing
  switch (addressing) {
    case 'path':
      return { app: '/app', odds: '/odds' }
    case 'subdomain':
      return { app: `${protocol}://app.${own}`, odds: `${protocol}://odds.${own}` }
  }
}
