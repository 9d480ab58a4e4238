import type { ReleasedEntry } from '@touchline/contracts/release'
import { type IconName, isIconName } from '@touchline/ui'
import { useStream } from '../state/use-stream'
import { labelOf, menuEntries } from './menu-entries'
import { useShell } from './shell-context'

/** A way to a page of an area, as the menus and the dock show it. */
export interface ShownEntry {
  /** The same for no other entry of its list. */
  id: string
  /** Address, with its query. */
  to: string
  path: string
  area: string
  icon: IconName
  label: string
  /** Null where it leads to no product. */
  product: string | null
}

/** Entries of the brand's menus. */
export function useMenu(): ShownEntry[] {
  const { brand, composition } = useShell()
  return useShown(menuEntries(useStream(composition.pages$).menu, brand))
}

/** Entries of areas in the bar at the bottom of a phone. */
export function useDock(): ShownEntry[] {
  return useShown(useStream(useShell().composition.pages$).dock)
}

/** Name of a product, as its area or the brand calls it; undefined while no area is released that has it. */
export function useProductName(id: string): string | undefined {
  const { menu } = useStream(useShell().composition.pages$)
  return useShown(menu.filter(({ product }) => product === id))[0]?.label
}

function useShown(entries: readonly ReleasedEntry[]): ShownEntry[] {
  const { brand, locale } = useShell()
  const language = useStream(locale.language$)
  return entries.map(({ path, query, product = null, area, icon, labels }) => {
    const to = query ? `${path}?${new URLSearchParams(query)}` : path
    return {
      id: `${area} ${to}`,
      to,
      path,
      area,
      product,
      icon: icon !== undefined && isIconName(icon) ? icon : 'star',
      // A brand renames the product itself, not an entry for a part of it.
      label: labelOf({ labels, product: query ? null : product }, language, brand),
    }
  })
}
