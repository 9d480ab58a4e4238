import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'

/**
 * The row that asks for consent, or stands in the way, comes into sight when it begins to. `asking` is its place in the list; null
 * where none asks. Another `key` asks anew: a row at the same place.
 */
export function useAskingInView<List extends HTMLElement>(
  asking: number | null,
  key = '',
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    const row = asking === null ? null : list.current?.children[asking]
    if (row) bringIntoSight(row)
  }, [asking, key])
  return list
}
