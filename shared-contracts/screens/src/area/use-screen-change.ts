import type { Location } from '@touchline/contracts/host'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ScreenRow } from '../screen'

/**
 * On a change of screen its heading takes the focus, so that a screen reader says where the player is, and the page scrolls
 * to where it belongs. The first screen of a visit leaves both alone.
 */
export function useScreenChange(
  screen: RefObject<HTMLElement | null>,
  row: ScreenRow,
  location: Location,
  topOf: (location: Location) => number,
): void {
  const before = useRef<ScreenRow>(null)
  useLayoutEffect(() => {
    const isChange = before.current !== null && before.current !== row
    before.current = row
    const top = topOf(location)
    if (!isChange) return
    const heading = screen.current?.querySelector('h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    document.documentElement.scrollTop = top
  }, [screen, row, location, topOf])
}
