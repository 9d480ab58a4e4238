import { useMemo } from 'react'
import { map } from 'rxjs'
import { useStream } from '../state/use-stream'
import { type Product, productsOf } from './products'
import { useShell } from './shell-context'

const NONE: readonly string[] = []

/** Names of the areas that the release document holds. */
export function useAreas(): readonly string[] {
  const { composition } = useShell()
  const areas$ = useMemo(
    () => composition.facts$.pipe(map((facts) => facts.map(({ area }) => area))),
    [composition],
  )
  return useStream(areas$, NONE)
}

/** Products of the brand whose areas are released: a menu leads nowhere else. */
export function useProducts(): readonly Product[] {
  const { brand } = useShell()
  const areas = useAreas()
  return productsOf(brand).filter(({ area }) => areas.includes(area))
}
