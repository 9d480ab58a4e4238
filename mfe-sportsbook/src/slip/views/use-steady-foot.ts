import { type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './slip.module.css'

/**
 * While a bet is pending its button keeps the place of the press: the foot takes the room of shorter content.
 * `spot` is the place before this `stage`.
 */
export function useSteadyFoot<Foot extends HTMLElement>(
  spot: RefObject<DOMRect | null>,
  stage: string,
): RefObject<Foot | null> {
  const foot = useRef<Foot>(null)
  useLayoutEffect(() => {
    const button = foot.current?.querySelector(`.${styles.main}`)
    if (!foot.current || !button) return
    const { style } = foot.current
    const isOnItsWay = stage === 'unknown' || stage === 'waiting'
    if (!isOnItsWay || !spot.current) {
      style.marginTop = ''
      return
    }
    const room =
      (Number.parseFloat(style.marginTop) || 0) + spot.current.top - button.getBoundingClientRect().top
    style.marginTop = `${Math.max(0, room)}px`
  }, [spot, stage])
  return foot
}
