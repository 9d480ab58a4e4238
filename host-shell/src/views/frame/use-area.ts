import { useEffect, useState } from 'react'
import { map } from 'rxjs'
import type { AreaState, Slot } from '../../composition/composition'
import { useShell } from '../shell-context'

/** What fills a slot now. */
export function useArea(slot: Slot): AreaState {
  const { composition } = useShell()
  const [state, setState] = useState<AreaState>({ stage: 'idle' })
  useEffect(() => {
    const following = composition.areas$.pipe(map((areas) => areas[slot])).subscribe(setState)
    return () => following.unsubscribe()
  }, [composition, slot])
  return state
}
