import type { HostServices, Location } from '@touchline/contracts/host'

/** How links of an area move: by the host, whose stream of places is the one truth. */
export interface AreaMoves {
  push(path: string): void
  replace(path: string): void
  /**
   * Scroll position of a location after navigation, pixels: the top after a link of this area, the earlier
   * position after going back. Reading it forgets the link.
   */
  topOf(location: Location): number
}

const textOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

export function createMoves(
  { navigate }: Pick<HostServices, 'navigate'>,
  shown: () => Location | undefined,
): AreaMoves {
  const left = new Map<string, number>()
  let isPush = false
  return {
    push: (path) => {
      const location = shown()
      if (location) left.set(textOf(location), document.documentElement.scrollTop)
      isPush = true
      navigate(path)
    },
    replace: (path) => navigate(path, { replace: true }),
    topOf: (location) => {
      const top = isPush ? 0 : (left.get(textOf(location)) ?? 0)
      isPush = false
      return top
    },
  }
}
