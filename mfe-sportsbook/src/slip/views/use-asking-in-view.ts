import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'

/**
 * Scrolls the row that asks for consent, or is faulty, into view. `asking` is its place in the list; null where
 * none asks. Another `key` asks again, and so does an opening keyboard.
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
