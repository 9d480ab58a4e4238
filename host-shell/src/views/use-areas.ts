import { useMemo } from 'react'
import { map } from 'rxjs'
import { useStream } from '../state/use-stream'
import { useShell } from './shell-context'

const NO_NAMES: readonly string[] = []

/** Names of the areas that the release document holds. */
export function useAreas(): readonly string[] {
  const { composition } = useShell()
  const areas$ = useMemo(
    () => composition.facts$.pipe(map((facts) => facts.map(({ area }) => area))),
    [composition],
  )
  return useStream(areas$, NO_NAMES)
}
