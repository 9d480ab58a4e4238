import type { HostServices, Location } from '@touchline/contracts/host'
import { createPath, type Navigator, type To } from 'react-router-dom'

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/** The router's way to move: by the host, whose stream of places is the one truth. The router keeps no history. */
export interface HostNavigator extends Navigator {
  /**
   * How far down a place is shown that was just come to, in pixels: at its top after a link of this area, and as it was
   * left by such a link for one who comes back. Asking forgets the link.
   */
  topOf(place: Location): number
}

export function createNavigator(
  { navigate }: Pick<HostServices, 'navigate'>,
  shown: () => Location | undefined,
): HostNavigator {
  const left = new Map<string, number>()
  let isPush = false
  return {
    createHref: hrefOf,
    push: (to) => {
      const place = shown()
      if (place) left.set(createPath(place), document.documentElement.scrollTop)
      isPush = true
      navigate(hrefOf(to))
    },
    replace: (to) => navigate(hrefOf(to), { replace: true }),
    go: () => {
      throw new Error('Steps back and forward are the browser’s alone.')
    },
    topOf: (place) => {
      const top = isPush ? 0 : (left.get(createPath(place)) ?? 0)
      isPush = false
      return top
    },
  }
}
