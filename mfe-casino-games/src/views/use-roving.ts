import { accessibilityOf } from '@touchline/contracts/session'
import { useHost } from '@touchline/ui'
import { nextTile } from '@touchline/ui/next-tile'
import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * One tab stop for a grid of buttons: the arrows move the focus from button to button. The number of columns is read
 * from where the tiles stand, because the style sheet alone decides on it.
 */
export function useRoving(count: number) {
  const { preferences } = useHost()
  const ref = useRef<HTMLUListElement>(null)
  const [entered, enter] = useState(0)
  const current = Math.min(entered, Math.max(0, count - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    // With a key held it is the browser's own: Ctrl+F searches the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    if (event.key === 'f' && accessibilityOf(preferences.current()).shortcuts) stops[current]?.click()
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
