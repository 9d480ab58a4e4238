import { type RefObject, useLayoutEffect, useRef } from 'react'
import slipStyles from '../slip.module.css'

/**
 * Keeps the button of a pending combination at the place of the press: `box` takes the room of the form, which is higher by the
 * rows of a system or the quick stakes.
 */
export function useSteadyButton<Box extends HTMLElement>(stage: string): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const drawn = useRef(stage)
  const pressedAt = useRef<number | null>(null)
  // During the render: the page still shows the stage before.
  if (drawn.current !== stage) {
    drawn.current = stage
    pressedAt.current = topOf(document.querySelector(`[data-stage] .${slipStyles.main}`))
  }
  useLayoutEffect(() => {
    const top = topOf(box.current?.querySelector(`.${slipStyles.main}`))
    if (!box.current || top === null) return
    const { style } = box.current
    const isPending = stage === 'unknown' || stage === 'waiting'
    const room = (Number.parseFloat(style.marginTop) || 0) + (pressedAt.current ?? top) - top
    style.marginTop = isPending ? `${Math.max(0, room)}px` : ''
  }, [stage])
  return box
}

const topOf = (button: Element | null | undefined): number | null =>
  button?.getBoundingClientRect().top ?? null
