import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom'
import { type RefObject, useLayoutEffect } from 'react'

interface Placing {
  placement?: Placement
  /** As wide as its anchor at least: for lists that belong to a field. */
  sameWidth?: boolean
}

/** Room that stays between a layer and the edge of the screen, px. */
const EDGE = 8

/**
 * Keeps a layer beside its anchor while it is open, on the side with room. In browsers with `popover` it is
 * above everything, dialogs included, and nothing clips it.
 */
export function usePlaced(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { placement = 'bottom-start', sameWidth = false }: Placing = {},
): void {
  useLayoutEffect(() => {
    const [from, shown] = [anchor.current, layer.current]
    if (!isOpen || !from || !shown) return
    if (shown.isConnected) shown.showPopover?.()
    const fit = size({
      padding: EDGE,
      apply: ({ availableHeight, rects }) => {
        shown.style.maxHeight = `${Math.max(120, availableHeight)}px`
        if (sameWidth) shown.style.minWidth = `${rects.reference.width}px`
      },
    })
    const place = async () => {
      const { x, y } = await computePosition(from, shown, {
        placement,
        strategy: 'fixed',
        middleware: [offset(4), flip({ padding: EDGE }), shift({ padding: EDGE }), fit],
      })
      shown.style.left = `${x}px`
      shown.style.top = `${y}px`
    }
    const stop = autoUpdate(from, shown, () => void place())
    return () => {
      stop()
      if (shown.isConnected) shown.hidePopover?.()
    }
  }, [isOpen, anchor, layer, placement, sameWidth])
}
