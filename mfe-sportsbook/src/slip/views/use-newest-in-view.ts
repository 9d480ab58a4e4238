import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'

/**
 * The row that was added last comes into sight when it is added, and again when it is `isKnown`, for it grows then. `keys` name the
 * rows in their order; those that are there at first stay where they are.
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
