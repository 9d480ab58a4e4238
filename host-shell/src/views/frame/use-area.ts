import { useMemo } from 'react'
import { map } from 'rxjs'
import type { AreaState, Slot } from '../../composition/composition'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'

const IDLE: AreaState = { stage: 'idle' }

/** The current state of a slot. */
export function useArea(slot: Slot): AreaState {
  const { composition } = useShell()
  const state$ = useMemo(
    () => composition.areas$.pipe(map((areas) => areas[slot] ?? IDLE)),
    [composition, slot],
  )
  return useStream(state$, IDLE)
}
