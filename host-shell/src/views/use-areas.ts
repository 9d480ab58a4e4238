import { DEFAULT_LANGUAGE } from '@touchline/contracts/limits'
import { useMemo } from 'react'
import { map } from 'rxjs'
import type { AreaFacts } from '../composition/composition'
import { useStream } from '../state/use-stream'
import { broughtProduct, productsOf } from './products'
import { useShell } from './shell-context'
import { useWords } from './use-words'

const NONE: readonly AreaFacts[] = []
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

/** A product as the menus show it. */
export type MenuEntry = ReturnType<typeof useProducts>[number]

/** Products of the brand whose areas are released, and the areas that bring a menu entry of their own. */
export function useProducts() {
  const { brand, composition, locale } = useShell()
  const t = useWords()
  const language = useStream(locale.language$)
  const facts = useStream(composition.facts$, NONE)
  const released = facts.map(({ area }) => area)
  const own = productsOf(brand)
    .filter(({ area }) => released.includes(area))
    .map((product) => ({ ...product, label: t(`product.${product.id}`) }))
  const brought = facts.flatMap(({ area, menu }) => {
    if (!menu) return []
    return [{ ...broughtProduct(area, menu), label: menu.labels[language] ?? menu.labels[DEFAULT_LANGUAGE] }]
  })
  return [...own, ...brought]
}
