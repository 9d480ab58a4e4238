import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'

/**
 * The row that asks for consent, or stands in the way, comes into sight when it begins to. `asking` is its place in the list; null
 * where none asks. Another `key` asks anew: a row at the same place. A keyboard that opens takes its room: it comes into sight again.
 */
export function useAskingInView<List extends HTMLElement>(
  asking: number | null,
  key = '',
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    const row = asking === null ? null : list.current?.children[asking]
    if (!row) return undefined
    bringIntoSight(row)
    row.setAttribute('data-asking', '')
    const keyboard = window.visualViewport
    const again = () => bringIntoSight(row)
    keyboard?.addEventListener('resize', again)
    return () => {
      row.removeAttribute('data-asking')
      keyboard?.removeEventListener('resize', again)
    }
  }, [asking, key])
  return list
}
