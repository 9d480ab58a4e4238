import { useEffect, useRef } from 'react'

/** Sheets and dialogs over the page, the topmost last. The page closes them at Back. */
export class OpenLayers {
  private readonly closers: (() => void)[] = []
  private readonly listeners = new Set<() => void>()

  get count(): number {
    return this.closers.length
  }

  /** Returns the function that takes the layer out again. */
  add(close: () => void): () => void {
    this.closers.push(close)
    this.notify()
    return () => {
      const at = this.closers.indexOf(close)
      if (at < 0) return
      this.closers.splice(at, 1)
      this.notify()
    }
  }

  closeTop(): void {
    this.closers.pop()?.()
    this.notify()
  }

  /** Notifies of every layer that opens or closes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}

/** One for the page: layers of every area share its history. */
export const openLayers = new OpenLayers()

/** While it is open, Back closes the layer instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const newest = useRef(close)
  newest.current = close
  useEffect(() => (isOpen ? openLayers.add(() => newest.current()) : undefined), [isOpen])
}
