import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'

/**
 * Scrolls an added row into view, and again when it is `isKnown`, for it grows then. `keys` name the rows in
 * order; first rows stay.
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  isKnown: (place: number) => boolean,
): void {
  const before = useRef(keys)
  const newest = useRef<string | null>(null)
  const added = keys.find((key) => !before.current.includes(key))
  const place = keys.indexOf(added ?? newest.current ?? '')
  const grown = place >= 0 && isKnown(place)
  const named = keys.join(' | ')
  useEffect(() => {
    if (added !== undefined) newest.current = added
    before.current = named.split(' | ')
    const row = list.current?.children[place]
    if (row && newest.current !== null && (added !== undefined || grown)) bringIntoSight(row)
    // It is shown as it stays: from here on the list is the player's to scroll.
    if (grown) newest.current = null
  }, [list, added, place, grown, named])
}
