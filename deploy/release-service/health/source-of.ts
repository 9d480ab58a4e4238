import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups of an IPv6 address that one household or phone has to itself. */
const GROUPS_OF_A_NETWORK = 4

/** What counts as one source of reports: an IPv4 address, or the /64 network of an IPv6 one. */
export function sourceOf(address: string): string {
  const [bare = ''] = address.trim().toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const between = GROUPS - (first?.length ?? 0) - (last?.length ?? 0)
  const groups = [...(first ?? []), ...(tail === undefined ? [] : Array(between).fill('0')), ...(last ?? [])]
  const network = groups.slice(0, GROUPS_OF_A_NETWORK).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
