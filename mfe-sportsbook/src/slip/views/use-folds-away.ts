import { type RefObject, useEffect, useState } from 'react'

/** Long enough to read it; then it folds to a line. */
const FOLDS_AFTER_MS = 8000
/** Folding moves the rows below, so it waits while a pointer is over the slip or the focus is in the box. */
const TRIED_AGAIN_MS = 1000

/** Whether the box is open: it folds away after a time, and opens again for another `newest`. */
export function useFoldsAway(box: RefObject<HTMLElement | null>, newest: unknown) {
  const [isOpen, setOpen] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest receipt opens the box.
  useEffect(() => {
    const fold = () => {
      // On touch screens the last pressed element counts as hovered.
      const isTouched = window.matchMedia?.('(hover: none)').matches
      const isPointedAt = !isTouched && box.current?.closest('[data-stage]')?.matches(':hover')
      const isUsed = isPointedAt || box.current?.matches(':focus-within')
      if (isUsed) timer = setTimeout(fold, TRIED_AGAIN_MS)
      else setOpen(false)
    }
    setOpen(true)
    let timer = setTimeout(fold, FOLDS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [box, newest])
  return [isOpen, setOpen] as const
}
