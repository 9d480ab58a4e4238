import { accessibilityOf } from '@touchline/contracts/session'
import { useHost } from '@touchline/ui'
import { nextTile } from '@touchline/ui/next-tile'
import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * One tile of a grid is in the tab order: the arrows move the focus from tile to tile, `f` marks the favourite. The number of
 * columns is read from the places of the tiles, because the style sheet alone decides on it.
 */
export function useRoving(count: number) {
  const { preferences } = useHost()
  const ref = useRef<HTMLUListElement>(null)
  const [entered, enter] = useState(0)
  const current = Math.min(entered, Math.max(0, count - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    // With a key held it is the browser's own: Ctrl+F searches the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = (name: string) => [...(ref.current?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])]
    const stops = all('stop')
    if (event.key === 'f' && accessibilityOf(preferences.current()).shortcuts) all('star')[current]?.click()
    const next = nextTile(event.key, current, stops.length, columnsOf(ref.current))
    if (next === null) return
    event.preventDefault()
    stops[next]?.focus()
  }
  return { ref, current, enter, onKeyDown }
}

function columnsOf(list: HTMLElement | null): number {
  const tiles = [...(list?.children ?? [])] as HTMLElement[]
  const firstRow = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop)
  return Math.max(1, firstRow.length)
}
