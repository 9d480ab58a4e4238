const GROUPS = 8
/** Groups of an IPv6 address that one household, phone or server has to itself. */
const GROUPS_OF_A_NETWORK = 4
/** Groups that the most a visitor is given begins with: a household has a /56, a company or a tunnel a /48. */
const GROUPS_OF_A_SITE = 3
const BITS_OF_A_GROUP = 16
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/
const IPV6 = /^(?=.*:.*:)[0-9a-f:]+(\d+\.\d+\.\d+\.\d+)?$/

/**
 * One visitor for limits and counts by address: an IPv4 address, or the /64 network of an IPv6 one, as
 * `2001:db8:1:2::/64`. Any other text is its own network.
 */
export const networkOf = (address: string): string => prefixOf(address, GROUPS_OF_A_NETWORK)

/**
 * One site where all members share few places: an IPv4 address, or the /48 network of an IPv6 one. The owner
 * of a /48 has 65,536 networks, one for every place. Rates count by `networkOf`: the phones of a mobile
 * provider have a /64 each and would use up each other's.
 */
export const siteOf = (address: string): string => prefixOf(address, GROUPS_OF_A_SITE)

function prefixOf(address: string, groups: number): string {
  const [bare = ''] = address.trim().toLowerCase().split('%')
  const mapped = MAPPED.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!IPV6.test(bare)) return bare
  const [head = [], tail] = bare.split('::').map((part) => part.split(':').filter(Boolean))
  const left = GROUPS - head.length - (tail?.length ?? 0)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, left)).fill('0')
  const network = [...head, ...zeros, ...(tail ?? [])].slice(0, groups)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/${groups * BITS_OF_A_GROUP}`
}
