import { reaction } from 'mobx'
import { type RefObject, useEffect, useRef } from 'react'
import { guardSpot } from './guard-spot'
import styles from './slip.module.css'
import { useSlip } from './slip-context'

/**
 * Where the big button stands takes no press for a second after each step of a bet, before what follows moves it. Gives the
 * place where it stood before the last step.
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
          // What is drawn still is what was pressed.
          const button = document.querySelector(`[data-stage] .${styles.main}`)
          spot.current = button?.getBoundingClientRect() ?? null
          if (spot.current) guardSpot(spot.current)
        },
      ),
    [slip],
  )
  return spot
}
