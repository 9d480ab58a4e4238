import { reaction } from 'mobx'
import { type RefObject, useEffect, useRef } from 'react'
import { guardSpot } from './guard-spot'
import styles from './slip.module.css'
import { useSlip } from './slip-context'

/**
 * Guards the place of the main button for a second after each step of a bet. Returns its place before the last
 * step.
 */
export function useGuardedSpot(): RefObject<DOMRect | null> {
  const { slip } = useSlip()
  const spot = useRef<DOMRect | null>(null)
  useEffect(
    () =>
      reaction(
        () =>
          [...slip.all, ...slip.combinations]
            .filter(({ wager }) => wager.isUndecided)
            .map(({ wager }, place) => `${place} ${wager.stage.stage}`)
            .join(),
        () => {
          // The view still shows the pressed button.
          const button = document.querySelector(`[data-stage] .${styles.main}`)
          spot.current = button?.getBoundingClientRect() ?? null
          if (spot.current) guardSpot(spot.current)
        },
      ),
    [slip],
  )
  return spot
}
