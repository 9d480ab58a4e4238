import type { BrandFile } from './brand-file'

/** The purpose of a brand's host name: its page, or one of the two groups of calls. */
export type HostGroup = 'page' | 'app' | 'odds'

export interface BrandHost {
  host: string
  group: HostGroup
  /** Host of the page that it belongs to. */
  page: string
}

/** Every host name of a brand: with `subdomain` addressing each has one for its calls and one for its odds. */
export const hostsOf = ({ hosts, addressing }: Pick<BrandFile, 'hosts' | 'addressing'>): BrandHost[] =>
  hosts.flatMap((page): BrandHost[] => {
    const own: BrandHost = { host: page, group: 'page', page }
    if (addressing === 'path') return [own]
    return [own, ...(['app', 'odds'] as const).map((group) => ({ host: `${group}.${page}`, group, page }))]
  })
