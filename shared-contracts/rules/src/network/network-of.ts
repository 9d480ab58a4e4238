const GROUPS = 8
/** Groups of an IPv6 address that one household, phone or server has to itself. */
const GROUPS_OF_A_NETWORK = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/
const IPV6 = /^(?=.*:.*:)[0-9a-f:]+(\d+\.\d+\.\d+\.\d+)?$/

/**
 * What counts as one visitor wherever something is limited or counted by address: an IPv4 address, or the /64 network of
 * an IPv6 one, as `2001:db8:1:2::/64`. Text that is no address stands for itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.trim().toLowerCase().split('%')
  const mapped = MAPPED.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!IPV6.test(bare)) return bare
  const [head = [], tail] = bare.split('::').map((part) => part.split(':').filter(Boolean))
  const left = GROUPS - head.length - (tail?.length ?? 0)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, left)).fill('0')
  const network = [...head, ...zeros, ...(tail ?? [])].slice(0, GROUPS_OF_A_NETWORK)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
