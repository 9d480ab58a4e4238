import { useEffect, useState } from 'react'
import type { BoardStore } from '../state/board-store'
import type { OddsBook } from '../state/odds-book'

/** Rows that only fly past ask for nothing. */
const SETTLE_MS = 120

/** Every market of a match while the component is mounted; null for the first moment. */
export function useMatchBook(store: BoardStore, match: number, settleMs = SETTLE_MS): OddsBook | null {
  const [book, setBook] = useState<OddsBook | null>(null)
  useEffect(() => {
    let opened = false
    const timer = setTimeout(() => {
      opened = true
      setBook(store.details.open(match))
    }, settleMs)
    return () => {
      clearTimeout(timer)
      if (opened) store.details.release(match)
    }
  }, [store, match, settleMs])
  return book
}
